import { createServer, type AddressInfo } from 'node:net'

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
  await tryListening(port).catch(() => {
    throw new Error(
      `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 100}`,
    )
  })
}

/** A port that nothing listens on now. */
export function freePort(): Promise<number> {
  return tryListening(0)
}

/** Listens for a moment; resolves to the port, or rejects with the system's error. */
function tryListening(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, '127.0.0.1', () => {
      const { port: found } = probe.address() as AddressInfo
      probe.close(() => resolve(found))
    })
  })
}
