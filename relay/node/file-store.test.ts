import fsPromises, {
  chmod,
  mkdir,
  open,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'

import { quote } from '../core/test-form'
import { wholeOutput } from '../core/test-output'
import { cleanUp, eventually, post, send, temporaryDirectory } from '../contract/test-http'
import { LOCK } from './directory-lock'
import { ERASURES } from './erasure-log'
import { FileStore } from './file-store'
import { OUTAGES_FILE } from './kept-outages'
import { personalDataHere } from './personal-data'
import { failFourthSync, healthOf, startTestRelay, storedLeads } from './test-relay'
import { USED_IDS } from './used-ids'

afterEach(async () => {
  jest.restoreAllMocks()
  await cleanUp()
})

/** Whether a name in a data directory is none of those that any relay makes beside the leads. */
const isNotOurs = (name: string) => ![LOCK, OUTAGES_FILE, USED_IDS].includes(name)

describe('the same request sent twice', () => {
  test('is kept once when the relay was restarted in between', async () => {
    const first = await startTestRelay()
    await post(first, quote())
    await first.close()
    const second = await startTestRelay({ dataDir: first.dataDir })
    expect((await post(second, quote())).status).toBe(200)
    expect(await storedLeads(second.dataDir)).toHaveLength(1)
  })

  test('is kept again after the owner erased it', async () => {
    const relay = await startTestRelay()
    await post(relay, quote())
    const [erased] = await storedLeads(relay.dataDir)
    await rm(join(relay.dataDir, erased!.name), { recursive: true })
    expect((await post(relay, quote())).status).toBe(200)
    expect(await storedLeads(relay.dataDir)).toHaveLength(1)
  })

  test('is kept again after the owner erased its lead.json, of which nothing else stays', async () => {
    const relay = await startTestRelay()
    await post(relay, quote())
    const [erased] = await storedLeads(relay.dataDir)
    await rm(join(relay.dataDir, erased!.name, 'lead.json'))
    expect((await post(relay, quote())).status).toBe(200)
    const [again, ...others] = await storedLeads(relay.dataDir)
    expect(others).toEqual([])
    expect(again!.lead.fields).toEqual(erased!.lead.fields)
  })
})

test('a command exports what is left where a lead is erased meanwhile', async () => {
  const relay = await startTestRelay()
  for (const Nom of ['Un', 'Deux']) await post(relay, quote({ Nom }))
  const [left, erased] = await storedLeads(relay.dataDir)
  const answer = await personalDataHere('export', 'elodie@exemple.fr', relay.dataDir)
  let whole = ''
  for await (const piece of answer.output) {
    whole += piece
    await rm(join(relay.dataDir, erased!.name), { recursive: true, force: true })
  }
  const { leads } = JSON.parse(whole) as { leads: { id: string }[] }
  expect(leads.map(({ id }) => id)).toEqual([left!.lead.id])
})

test('a lead that the disk does not let go of is still shown, and erased at another try', async () => {
  const relay = await startTestRelay()
  await post(relay, quote())
  const [lead] = await storedLeads(relay.dataDir)
  const store = await FileStore.open(relay.dataDir)
  const denied = jest.spyOn(fsPromises, 'rm').mockRejectedValue(new Error('EACCES'))
  for (let tries = 1; tries <= 2; tries++) {
    await expect(store.erase(lead!.name, 'owner')).rejects.toThrow('EACCES')
    expect(store.names()).toEqual([lead!.name])
    expect(await storedLeads(relay.dataDir)).toHaveLength(1)
  }
  denied.mockRestore()
  await store.erase(lead!.name, 'owner')
  expect(store.names()).toEqual([])
  expect(await storedLeads(relay.dataDir)).toEqual([])
})

test('an erasure that a kill cuts short is carried out at the next start, and noted with its reason', async () => {
  const relay = await startTestRelay()
  await post(relay, quote())
  await relay.close()
  const killed = await FileStore.open(relay.dataDir)
  const [name] = killed.names()
  const removing = jest.spyOn(fsPromises, 'rm').mockReturnValue(new Promise(() => {}))
  void killed.erase(name!, 'request')
  await eventually(() => removing.mock.calls.length > 0)
  removing.mockRestore()

  const store = await FileStore.open(relay.dataDir)
  expect(store.names()).toEqual([])
  expect(await storedLeads(relay.dataDir)).toEqual([])
  const noted = await readFile(join(relay.dataDir, ERASURES), 'utf8')
  const day = new Date().toISOString().slice(0, 10)
  expect(JSON.parse(noted)).toMatchObject({ reason: 'request', receivedOn: day })
})

test('a lead of which the disk keeps some file is still shown whole', async () => {
  const relay = await startTestRelay()
  await post(relay, quote())
  const store = await FileStore.open(relay.dataDir)
  const [name] = store.names()
  const { rm: remove } = fsPromises
  const denied = jest
    .spyOn(fsPromises, 'rm')
    .mockImplementation((path, options) =>
      String(path).endsWith('.eml') ? Promise.reject(new Error('EACCES')) : remove(path, options),
    )
  await expect(store.erase(name!, 'owner')).rejects.toThrow('EACCES')
  denied.mockRestore()
  expect((await store.read(name!)).fields).toContainEqual(['Prénom', 'Élodie'])
})

test('a lead that is gone counts as erased though that cannot be written down, which is told', async () => {
  const relay = await startTestRelay()
  for (const Nom of ['Premier', 'Deuxième']) await post(relay, quote({ Nom }))
  const now = new Date('2026-11-28T12:00:00Z')
  const logs: string[] = []
  const store = await FileStore.open(relay.dataDir, {
    log: (line) => logs.push(line),
    now: () => now,
  })
  const [first, second] = store.names()
  await mkdir(join(relay.dataDir, ERASURES))
  await store.erase(first!, 'owner')
  expect(store.names()).toEqual([second])
  expect(logs).toEqual([expect.stringContaining('dans erasures.log (EISDIR)')])
  await rm(join(relay.dataDir, ERASURES), { recursive: true })
  await store.erase(second!, 'owner')
  const noted = await readFile(join(relay.dataDir, ERASURES), 'utf8')
  expect(JSON.parse(noted)).toMatchObject({ erasedAt: now.toISOString(), reason: 'owner' })
})

test('a command says that what it has erased could not be written down', async () => {
  const relay = await startTestRelay()
  await post(relay, quote({ Email: 'zoe@exemple.fr' }))
  await mkdir(join(relay.dataDir, ERASURES))
  const said = await personalDataHere('erase', 'zoe@exemple.fr', relay.dataDir)
  expect(await wholeOutput(said)).toMatch(/^1\sdemande effacée/)
  expect(said.warnings).toEqual([expect.stringContaining('dans erasures.log (EISDIR)')])
  expect(await storedLeads(relay.dataDir)).toEqual([])
})

describe('durability', () => {
  test('both files and their directory are synced before the rename, the parent before the answer', async () => {
    const relay = await startTestRelay()
    const handle = await open(relay.dataDir, 'r')
    const prototype = Object.getPrototypeOf(handle) as typeof handle
    await handle.close()
    const events: string[] = []
    const { sync } = prototype
    jest.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
      await sync.call(this)
      // Long enough for an answer that does not wait to come first.
      await new Promise((resolve) => setTimeout(resolve, 20))
      events.push('synced')
    })
    const { rename } = fsPromises
    jest.spyOn(fsPromises, 'rename').mockImplementation(async (from, to) => {
      events.push('renamed')
      await rename(from, to)
    })
    await post(relay, quote())
    events.push('answered')
    expect(events).toEqual(['synced', 'synced', 'synced', 'renamed', 'synced', 'answered'])
  })

  test('a lead whose files cannot be synced is not acknowledged and leaves nothing', async () => {
    const relay = await startTestRelay()
    const handle = await open(relay.dataDir, 'r')
    const prototype = Object.getPrototypeOf(handle) as typeof handle
    await handle.close()
    const refusal = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    jest.spyOn(prototype, 'sync').mockRejectedValueOnce(refusal)
    expect((await post(relay, quote())).status).toBe(503)
    expect((await readdir(relay.dataDir)).filter(isNotOurs)).toEqual([])
    expect(relay.logs).toContain('lead not stored: ENOSPC')
    expect((await post(relay, quote())).status).toBe(200)
    expect(await storedLeads(relay.dataDir)).toHaveLength(1)
  })

  test('a lead that cannot be given its name is not acknowledged and leaves nothing', async () => {
    const relay = await startTestRelay()
    jest.spyOn(fsPromises, 'rename').mockRejectedValueOnce(new Error('refused'))
    expect((await post(relay, quote())).status).toBe(503)
    expect((await readdir(relay.dataDir)).filter(isNotOurs)).toEqual([])
  })

  test('a lead whose parent could not be synced is refused, then found again, not doubled', async () => {
    const relay = await startTestRelay()
    const synced = await failFourthSync(relay.dataDir)
    expect((await post(relay, quote())).status).toBe(503)
    expect((await healthOf(relay)).status).toBe(503)
    expect((await post(relay, quote())).status).toBe(200)
    expect((await healthOf(relay)).status).toBe(200)
    expect(await storedLeads(relay.dataDir)).toHaveLength(1)
    expect(synced).toHaveBeenCalledTimes(6)
  })

  test('the owner alone may read what is kept', async () => {
    const relay = await startTestRelay({ dataDir: join(await temporaryDirectory(), 'a', 'leads') })
    await post(relay, quote())
    const { name } = (await storedLeads(relay.dataDir))[0]!
    const modes = await Promise.all(
      [
        relay.dataDir,
        join(relay.dataDir, name),
        join(relay.dataDir, name, 'lead.json'),
        join(relay.dataDir, name, 'message.eml'),
      ].map(async (path) => ((await fsPromises.stat(path)).mode & 0o777).toString(8)),
    )
    expect(modes).toEqual(['700', '700', '600', '600'])
  })
})

describe('a start', () => {
  test('creates the directory, however deep', async () => {
    const dataDir = join(await temporaryDirectory(), 'un', 'deux', 'trois')
    const relay = await startTestRelay({ dataDir })
    await post(relay, quote())
    expect(await storedLeads(dataDir)).toHaveLength(1)
  })

  test('removes what a killed relay left unfinished and touches nothing else', async () => {
    const first = await startTestRelay()
    await post(first, quote())
    await first.close()
    const before = await storedLeads(first.dataDir)
    await mkdir(join(first.dataDir, '.tmp-aB3dE6'))
    await writeFile(join(first.dataDir, '.tmp-aB3dE6', 'lead.json'), '{"half')
    await mkdir(join(first.dataDir, '.tmp-vide'))
    await startTestRelay({ dataDir: first.dataDir })
    expect(await storedLeads(first.dataDir)).toEqual(before)
  })

  test('leaves alone and does not show what is none of its own', async () => {
    const dataDir = await temporaryDirectory()
    await writeFile(join(dataDir, 'LISEZ-MOI.txt'), 'bonjour')
    await mkdir(join(dataDir, 'archives'))
    const relay = await startTestRelay({ dataDir })
    expect((await send(relay)).text).toContain('est encore arrivé')
    expect(await readFile(join(dataDir, 'LISEZ-MOI.txt'), 'utf8')).toBe('bonjour')
    expect((await readdir(dataDir)).filter(isNotOurs)).toEqual(['LISEZ-MOI.txt', 'archives'])
  })

  test('closes to others what an earlier hand has left open to them', async () => {
    const first = await startTestRelay()
    await post(first, quote())
    await first.close()
    const { name } = (await storedLeads(first.dataDir))[0]!
    const paths = ['', name, join(name, 'lead.json'), join(name, 'message.eml')].map((path) =>
      join(first.dataDir, path),
    )
    for (const path of paths.reverse()) {
      await chmod(path, (await stat(path)).isDirectory() ? 0o755 : 0o644)
    }
    await writeFile(join(first.dataDir, 'LISEZ-MOI.txt'), '', { mode: 0o644 })
    await startTestRelay({ dataDir: first.dataDir })
    const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777))
    expect(modes.map((mode) => mode.toString(8))).toEqual(['600', '600', '700', '700'])
  })

  test('starts beside what another user has written, names it, and takes and shows all others', async () => {
    const first = await startTestRelay()
    await post(first, quote({ Nom: 'Ancien' }))
    await post(first, quote({ Nom: 'Lisible' }))
    await first.close()
    const [old] = await storedLeads(first.dataDir)
    const closed = join(first.dataDir, old!.name)
    await mkdir(join(first.dataDir, '.tmp-foreign'))
    // As the system answers a relay that is not root; tests may be.
    const { access, readFile, readdir, rm } = fsPromises
    const denied = (path: unknown) => String(path).startsWith(closed)
    const no = () => Promise.reject(Object.assign(new Error('denied'), { code: 'EACCES' }))
    jest
      .spyOn(fsPromises, 'readdir')
      .mockImplementation(((path: string) => (denied(path) ? no() : readdir(path))) as never)
    jest
      .spyOn(fsPromises, 'readFile')
      .mockImplementation(((path: string, ...more: []) =>
        denied(path) ? no() : readFile(path, ...more)) as never)
    jest
      .spyOn(fsPromises, 'access')
      .mockImplementation((path) => (denied(path) ? no() : access(path)))
    jest
      .spyOn(fsPromises, 'rm')
      .mockImplementation((path, options) =>
        String(path).endsWith('.tmp-foreign') ? no() : rm(path, options),
      )
    const again = await startTestRelay({ dataDir: first.dataDir })
    expect(again.logs).toContain(
      `lead ${old!.name} cannot be read (EACCES): give its directory to the user who runs the relay`,
    )
    expect(again.logs).toContain(
      '.tmp-foreign cannot be removed (EACCES): give it to the user who runs the relay',
    )
    expect((await post(again, quote({ Nom: 'Nouveau' }))).status).toBe(200)
    const { text } = await send(again)
    expect(text).toContain('Lisible')
    expect(text).toContain('Nouveau')
  })

  test('starts where an editor has left a link that leads nowhere beside a lead', async () => {
    const first = await startTestRelay()
    await post(first, quote())
    await first.close()
    const [lead] = await storedLeads(first.dataDir)
    await symlink('owner@machine.123', join(first.dataDir, lead!.name, '.#lead.json'))
    const again = await startTestRelay({ dataDir: first.dataDir })
    expect((await send(again)).text).toContain('Élodie')
  })

  test('refuses a directory that it cannot close to others, and says so', async () => {
    const dataDir = await temporaryDirectory()
    await chmod(dataDir, 0o755)
    const refusal = Object.assign(new Error('not yours'), { code: 'EPERM' })
    jest.spyOn(fsPromises, 'chmod').mockRejectedValue(refusal)
    await expect(startTestRelay({ dataDir })).rejects.toThrow(/may read the leads.*EPERM/)
  })

  test('refuses a directory on which modes mean nothing', async () => {
    const dataDir = await temporaryDirectory()
    await chmod(dataDir, 0o755)
    jest.spyOn(fsPromises, 'chmod').mockResolvedValue()
    await expect(startTestRelay({ dataDir })).rejects.toThrow(/may read the leads.*755/)
  })

  test('does not close a directory that everybody shares', async () => {
    const dataDir = await temporaryDirectory()
    await chmod(dataDir, 0o1777)
    await expect(startTestRelay({ dataDir })).rejects.toThrow('shared')
    expect((await stat(dataDir)).mode & 0o7777).toBe(0o1777)
  })

  test('on a port that is taken fails before it touches a directory in use', async () => {
    const first = await startTestRelay()
    await mkdir(join(first.dataDir, '.tmp-enCours'))
    await expect(
      startTestRelay({ dataDir: first.dataDir, port: first.port }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' })
    expect((await readdir(first.dataDir)).filter(isNotOurs)).toEqual(['.tmp-enCours'])
  })

  test('with an unusable directory fails and gives the port back', async () => {
    const file = join(await temporaryDirectory(), 'fichier')
    await writeFile(file, '')
    const first = await startTestRelay()
    await first.close()
    await expect(startTestRelay({ dataDir: join(file, 'x'), port: first.port })).rejects.toThrow()
    await expect(startTestRelay({ port: first.port })).resolves.toBeDefined()
  })
})

test('a relay that is closed lets the post under way finish', async () => {
  const relay = await startTestRelay()
  const posts = Array.from({ length: 10 }, (_, n) => post(relay, quote({ Nom: `${n}` })))
  await new Promise((resolve) => setTimeout(resolve, 5))
  await Promise.all([relay.close(), relay.close()])
  const settled = await Promise.allSettled(posts)
  const acknowledged = settled.filter((each) => each.status === 'fulfilled')
  expect((await storedLeads(relay.dataDir)).length).toBeGreaterThanOrEqual(acknowledged.length)
  await expect(send(relay)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('the relay writes four leads at a time, however many arrive at once', async () => {
  const relay = await startTestRelay()
  const { mkdir, rename } = fsPromises
  let active = 0
  let most = 0
  jest.spyOn(fsPromises, 'mkdir').mockImplementation((async (path: string) => {
    most = Math.max(most, ++active)
    return mkdir(path)
  }) as typeof mkdir)
  jest.spyOn(fsPromises, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to)
    active -= 1
  })
  await Promise.all(Array.from({ length: 40 }, (_, n) => post(relay, quote({ Nom: `${n}` }))))
  expect(await storedLeads(relay.dataDir)).toHaveLength(40)
  expect(most).toBe(4)
})

test('leads that arrive together share the sync of their names, which begins once each has its own', async () => {
  const relay = await startTestRelay()
  const events: string[] = []
  const { open, rename } = fsPromises
  jest.spyOn(fsPromises, 'open').mockImplementation(async (path, ...more) => {
    if (path === relay.dataDir) events.push('sync')
    return open(path, ...more)
  })
  jest.spyOn(fsPromises, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to)
    events.push(String(to))
  })
  const lastSyncs: number[] = []
  await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      await post(relay, quote({ Nom: `${n}` }))
      lastSyncs.push(events.lastIndexOf('sync'))
    }),
  )
  const names = events.flatMap((event, at) => (event === 'sync' ? [] : at))
  expect(names).toHaveLength(40)
  expect(events.length - names.length).toBeLessThan(40)
  // Whoever was answered n-th had a name by then, and so had n leads before the last sync began.
  lastSyncs.sort((a, b) => a - b)
  for (const [n, sync] of lastSyncs.entries()) {
    expect(names.filter((name) => name < sync).length).toBeGreaterThan(n)
  }
})
