import getPort from 'get-port'

/** Of this machine alone: what is started for a trial answers nobody else. */
const host = '127.0.0.1'

/**
 * Reads a port from the environment.
 * @throws with the variable's name and an example when it is no port.
 */
export function readPort(variable: string, fallback: number): number {
  const text = process.env[variable]?.trim()
  if (!text) return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`${variable} "${text}" is not a port. Example: ${variable}=${fallback + 100}`)
  return port
}

/** @throws when something already listens there, naming the variable that chooses another. */
export async function assertFree(port: number, variable: string): Promise<void> {
  if ((await getPort({ port, host })) !== port)
    throw new Error(
      `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 100}`,
    )
}

/** A port that nothing listens on now, and that is given to nobody else in this process for a while. */
export function freePort(): Promise<number> {
  return getPort({ host })
}
