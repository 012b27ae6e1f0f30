/** Why a command cannot do what it was asked for; its message is one line in French. */
export class CommandError extends Error {}
