import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { Server } from 'node:net'
import { join } from 'node:path'

import {
  afterTest,
  cleanUp,
  eventually,
  post,
  send,
  SITE,
  temporaryDirectory,
} from '../contract/test-http'
import { quote } from '../core/test-form'
import { wholeOutput } from '../core/test-output'
import { runCommand } from './commands'
import { InUseError, LOCK, lockDirectory } from './directory-lock'
import { startCommand } from './test-command'
import { startTestRelay, storedLeads } from './test-relay'

afterEach(cleanUp)
afterEach(() => jest.restoreAllMocks())

const silent = () => {}

/** Locks a directory for as long as the test lasts. */
async function lock(directory: string, log = silent): Promise<() => Promise<void>> {
  const unlock = await lockDirectory(directory, log)
  afterTest(unlock)
  return unlock
}

test('a second relay does not start on the leads of another, says so, and touches none of them', async () => {
  const first = await startTestRelay()
  await post(first, quote())
  // What the first is writing at this moment.
  await mkdir(join(first.dataDir, '.tmp-half'))
  const second = startCommand({
    RELAY_PORT: '0',
    RELAY_DATA_DIR: first.dataDir,
    RELAY_ALLOWED_ORIGINS: SITE,
  })
  expect(await second.exited).toBe(1)
  expect(second.output).toEqual({
    stdout: '',
    stderr: `RELAY_DATA_DIR: another relay is at work in ${first.dataDir}, stop it first or give this one a directory of its own, for example RELAY_DATA_DIR=.data/other-leads\n`,
  })
  await expect(startTestRelay({ dataDir: first.dataDir })).rejects.toThrow(InUseError)
  expect(await readdir(first.dataDir)).toContain('.tmp-half')
  expect((await send(first)).status).toBe(200)

  await first.close()
  const third = await startTestRelay({ dataDir: first.dataDir })
  expect((await post(third, quote())).status).toBe(200)
})

test('commands work beside a relay, which keeps its lock', async () => {
  const relay = await startTestRelay()
  await post(relay, quote())
  const env = { RELAY_DATA_DIR: relay.dataDir }
  const exported = await runCommand(['export', 'elodie@exemple.fr'], env)
  expect(await wholeOutput(exported)).toContain('"leads"')
  await runCommand(['erase', 'elodie@exemple.fr'], env)
  expect(await storedLeads(relay.dataDir)).toEqual([])
  await expect(lockDirectory(relay.dataDir, silent)).rejects.toThrow(InUseError)
})

test('a relay that was killed bars no start, one that was stopped for a while does', async () => {
  const dataDir = await temporaryDirectory()
  const command = () =>
    startCommand({ RELAY_PORT: '0', RELAY_DATA_DIR: dataDir, RELAY_ALLOWED_ORIGINS: SITE })
  for (let kill = 0; kill < 3; kill++) {
    const relay = command()
    await relay.listening
    relay.process.kill('SIGSTOP')
    await expect(lockDirectory(dataDir, silent)).rejects.toThrow(InUseError)
    relay.process.kill('SIGKILL')
    await relay.exited
  }
  expect(await readdir(join(dataDir, LOCK))).toHaveLength(1)
  const relay = await startTestRelay({ dataDir })
  expect(await readdir(join(dataDir, LOCK))).toHaveLength(1)
  await relay.close()
  expect(await readdir(join(dataDir, LOCK))).toEqual([])
})

test('of relays that start at once where one was killed, one does', async () => {
  const dataDir = await temporaryDirectory()
  const killed = startCommand({
    RELAY_PORT: '0',
    RELAY_DATA_DIR: dataDir,
    RELAY_ALLOWED_ORIGINS: SITE,
  })
  await killed.listening
  killed.process.kill('SIGKILL')
  await killed.exited
  const starts = await Promise.allSettled([lock(dataDir), lock(dataDir), lock(dataDir)])
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await eventually(async () => (await readdir(join(dataDir, LOCK))).length === 1)
})

test('what is left in the lock’s place, as by a copy of the directory, bars no start', async () => {
  const dataDir = await temporaryDirectory()
  await mkdir(join(dataDir, LOCK, 'directory'), { recursive: true })
  await writeFile(join(dataDir, LOCK, 'file'), '')
  await lock(dataDir)
  expect(await readdir(join(dataDir, LOCK))).toHaveLength(1)
})

test('a directory is locked however long its path', async () => {
  const dataDir = join(await temporaryDirectory(), 'répertoire-profond'.repeat(8))
  const unlock = await lock(dataDir)
  expect(await readdir(join(dataDir, LOCK))).toHaveLength(1)
  await expect(lockDirectory(dataDir, silent)).rejects.toThrow(InUseError)
  await unlock()
  expect(await readdir(join(dataDir, LOCK))).toEqual([])
  await lock(dataDir)
})

test('where a disk knows no sockets the relay starts all the same, and says what is missing', async () => {
  const dataDir = await temporaryDirectory()
  jest.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    const fault = Object.assign(new Error('no sockets'), { code: 'EOPNOTSUPP' })
    process.nextTick(() => this.emit('error', fault))
    return this
  })
  const lines: string[] = []
  await lockDirectory(dataDir, (line) => lines.push(line))
  expect(lines).toEqual([
    `nothing keeps a second relay out of ${dataDir}: its disk knows no sockets (EOPNOTSUPP)`,
  ])
})
