/** What a command is asked for and cannot do; its message is one line in French. */
export class CommandError extends Error {}
