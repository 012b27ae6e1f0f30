import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { makeDirectory } from './private-files'

/** Where relays show that they are at work in a data directory, each by a socket of its own. */
export const LOCK = '.lock'

/** A data directory in which another relay is at work; its message is one line. */
export class InUseError extends Error {}

/** Gives a data directory free. */
type Unlock = () => Promise<void>

const TRIES = 5
const LONGEST_PAUSE_MS = 300
/** Bytes of the longest path that a socket can have on macOS; Linux takes four more. */
const LONGEST_PATH = 103
/** What the system says of a socket that nobody listens on any more, or that has just gone. */
const NOBODY = ['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']
/** What it says where a file system knows no sockets. */
const NO_SOCKETS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL']

/**
 * Keeps a data directory, which it creates, for this relay alone until it is given free. Throws
 * InUseError, and what `makeDirectory` throws.
 *
 * A relay at work listens on a socket below the directory. The system itself answers there for one
 * that lives, in another container too, and refuses in the name of one that has died, however it
 * died and whatever process has its number by now: nothing that is left behind can bar a start.
 */
export async function lockDirectory(
  directory: string,
  log: (line: string) => void,
): Promise<Unlock> {
  await makeDirectory(directory)
  // Windows keeps its sockets apart from files.
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
      // To keep leads matters more.
      log(`nothing keeps a second relay out of ${directory}: its disk knows no sockets (${code})`)
      return () => Promise.resolve()
    }
    // Of two that started at once each has seen the other: they come back at different moments.
    await pause(Math.random() * LONGEST_PAUSE_MS)
  }
  throw new InUseError(
    `RELAY_DATA_DIR: another relay is at work in ${directory}, stop it first or give this one a directory of its own, for example RELAY_DATA_DIR=.data/other-leads`,
  )
}

/**
 * Shows itself, then looks for others, so that of two at least the later one sees the other. A single
 * name, taken over from a dead relay, could be taken over by two.
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
    // Another may have taken it for a dead one's just before it listened, and removed it.
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

/** Whether a relay listens there. One that is too busy or stopped to answer does. */
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

/** Leads to a directory by a path to whose end a socket's name still fits: Node cuts a longer one. */
async function withShortPath<T>(
  directory: string,
  nameLength: number,
  work: (short: string) => Promise<T>,
): Promise<T> {
  if (Buffer.byteLength(directory) + 1 + nameLength <= LONGEST_PATH) return work(directory)
  // Not where the system would have it, which may be as long.
  const folder = await mkdtemp('/tmp/relay-')
  try {
    const link = join(folder, 'lock')
    await symlink(directory, link)
    return await work(link)
  } finally {
    await rm(folder, { recursive: true })
  }
}
