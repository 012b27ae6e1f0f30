import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { makeDirectory } from './private-files'

/** The folder in which each relay that works on a data directory has a socket. */
export const LOCK = '.lock'

/** Another relay works on the data directory; the message is one line. */
export class InUseError extends Error {}

/** Gives the data directory free. */
type Unlock = () => Promise<void>

const TRIES = 5
const LONGEST_PAUSE_MS = 300
/** The longest path of a socket on macOS, in bytes; Linux allows four more. */
const LONGEST_PATH = 103
/** Errors of a socket on which nobody listens any more, or that has just gone. */
const NOBODY = ['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']
/** Errors of a file system that has no sockets. */
const NO_SOCKETS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL']

/**
 * Reserves a data directory, which it creates, for this relay until it is given free. Throws InUseError, and
 * what `makeDirectory` throws.
 *
 * A relay at work listens on a socket below the directory. The system itself tells whether that relay lives,
 * even in another container, or has died, however it died and whatever process has its number by now: nothing
 * that it leaves behind can keep another from starting.
 */
export async function lockDirectory(
  directory: string,
  log: (line: string) => void,
): Promise<Unlock> {
  await makeDirectory(directory)
  // On Windows, sockets are no files.
  if (process.platform === 'win32') return () => Promise.resolve()
  const sockets = join(directory, LOCK)
  await mkdir(sockets, { recursive: true, mode: 0o700 })
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      const unlock = await tryToEnter(sockets)
      if (unlock) return unlock
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (!NO_SOCKETS.includes(code)) throw error
      // Keeping leads matters more than the lock.
      log(`nothing keeps a second relay out of ${directory}: its disk knows no sockets (${code})`)
      return () => Promise.resolve()
    }
    // Two relays that started at once have each seen the other: they try again at different moments.
    await pause(Math.random() * LONGEST_PAUSE_MS)
  }
  throw new InUseError(
    `RELAY_DATA_DIR: another relay is at work in ${directory}, stop it first or give this one a directory of its own, for example RELAY_DATA_DIR=.data/other-leads`,
  )
}

/**
 * Listens first, then looks for others, so that of two relays at least the later one sees the other. Each has
 * a socket of its own: a single name could be taken over from a dead relay by two at once.
 */
async function tryToEnter(sockets: string): Promise<Unlock | undefined> {
  const own = randomUUID().slice(0, 8)
  return withShortPath(sockets, own.length, async (short) => {
    const server = createServer((socket) => socket.destroy()).listen(join(short, own))
    await once(server, 'listening')
    server.unref()
    const leave = async () => {
      await rm(join(sockets, own), { force: true })
      server.close()
      await once(server, 'close')
    }
    const names = await readdir(sockets)
    // Another relay may have thought the socket a dead one's just before we listened, and removed it.
    let isFree = names.includes(own)
    for (const name of names.filter((each) => each !== own)) {
      if (await isAtWork(join(short, name))) isFree = false
      else await rm(join(sockets, name), { recursive: true, force: true })
    }
    if (isFree) return leave
    await leave()
    return undefined
  })
}

/** Whether a relay listens on a socket. One that is too busy or stopped to answer does. */
async function isAtWork(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch (error) {
    return !NOBODY.includes((error as NodeJS.ErrnoException).code ?? '')
  } finally {
    socket.destroy()
  }
}

/**
 * Calls work with a path to a directory that is short enough for a socket in it: Node would cut a longer one
 * off.
 */
async function withShortPath<T>(
  directory: string,
  nameLength: number,
  work: (short: string) => Promise<T>,
): Promise<T> {
  if (Buffer.byteLength(directory) + 1 + nameLength <= LONGEST_PATH) return work(directory)
  // Not in the system's folder for temporary files, whose path may be as long.
  const folder = await mkdtemp('/tmp/relay-')
  try {
    const link = join(folder, 'lock')
    await symlink(directory, link)
    return await work(link)
  } finally {
    await rm(folder, { recursive: true })
  }
}
