import { spawn } from 'node:child_process'
import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { createPictureQueue, type PlannedVersion } from './picture-queue'
import { planPictures } from './pictures'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'queue-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const version = (
  name: string,
  format: PlannedVersion['format'] = 'avif',
  width = 400,
): PlannedVersion => ({ name, format, width, cost: 1, master: 'essai.jpg', hash: '' })

const turn = () => new Promise((resolve) => setTimeout(resolve, 1))

/** Encodes nothing: notes what was begun, and lets the test say when it is done. */
function slowEncoder() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    encode: ({ name }: PlannedVersion) =>
      new Promise<Buffer>((resolve) => {
        begun.push(name)
        ends.set(name, () => resolve(Buffer.from(name)))
      }),
    async end(name: string) {
      ends.get(name)?.()
      await turn()
    },
    async endAll() {
      for (let index = 0; index < begun.length; index++) await this.end(begun[index]!)
    },
  }
}

test('what nearly all phones ask for comes first, picture by picture', async () => {
  const slow = slowEncoder()
  const queue = createPictureQueue(
    [
      version('g.webp', 'webp'),
      version('h.jpg', 'jpeg', 1200),
      version('e.avif', 'avif', 1600),
      version('a.avif'),
      version('b.avif', 'avif', 640),
      version('c.avif'),
      version('d.avif', 'avif', 640),
      version('f.avif', 'avif', 960),
    ],
    [folder],
    slow.encode,
  )
  const all = queue.encodeAll()
  await turn()
  await slow.endAll()
  await all
  expect(slow.begun.map((name) => name[0]).join('')).toBe('abcdefgh')
})

test('what is asked for is begun at once, and only once; the rest waits until it is there', async () => {
  const slow = slowEncoder()
  const names = Array.from({ length: 12 }, (_, index) => `${index + 10}.avif`)
  const queue = createPictureQueue(
    names.map((name) => version(name)),
    [folder],
    slow.encode,
  )
  const all = queue.encodeAll()
  await turn()
  const before = [...slow.begun]
  const answered: string[] = []
  const asked = ['20.avif', '20.avif', '21.avif'].map((name) =>
    queue.ask(name).then(() => answered.push(name)),
  )
  await turn()
  expect(slow.begun).toEqual([...before, '20.avif', '21.avif'])
  for (const name of before) await slow.end(name)
  expect(slow.begun).toHaveLength(before.length + 2)
  expect(answered).toEqual([])

  await slow.end('20.avif')
  await slow.end('21.avif')
  await Promise.all(asked)
  expect(readFileSync(path.join(folder, '20.avif'), 'utf8')).toBe('20.avif')
  await slow.endAll()
  await all
  expect([...slow.begun].sort()).toEqual(names)
})

test('what is there already, and what is no picture of the site, is answered at once', async () => {
  writeFileSync(path.join(folder, 'a.avif'), 'kept')
  const slow = slowEncoder()
  const queue = createPictureQueue([version('a.avif')], [folder], slow.encode)
  await queue.ask('a.avif')
  await queue.ask('unknown.avif')
  await queue.encodeAll()
  expect(slow.begun).toEqual([])
  expect(readFileSync(path.join(folder, 'a.avif'), 'utf8')).toBe('kept')
})

test('files also go where else they are wanted', async () => {
  const copy = path.join(folder, 'out', 'pictures')
  const encode = () => Promise.resolve(Buffer.from('bytes'))
  await createPictureQueue([version('a.avif')], [folder, copy], encode).encodeAll()
  expect(readFileSync(path.join(copy, 'a.avif'), 'utf8')).toBe('bytes')
})

test('a fault met for who has asked is met again, and said, when all are encoded', async () => {
  const encode = () => Promise.reject(new Error('The disk is full.'))
  const queue = createPictureQueue([version('a.avif')], [folder], encode)
  await expect(queue.ask('a.avif')).rejects.toThrow('The disk is full.')
  await expect(queue.encodeAll()).rejects.toThrow('The disk is full.')
})

describe('with real pictures', () => {
  const masters = () => path.join(folder, 'masters')
  const encoded = () => path.join(folder, 'encoded')

  async function plan(): Promise<readonly PlannedVersion[]> {
    mkdirSync(masters(), { recursive: true })
    const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
    await sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'grey', noise } })
      .jpeg()
      .toFile(path.join(masters(), 'salon.jpg'))
    return planPictures(
      { salon: { file: 'salon.jpg' } },
      { masters: masters(), encoded: encoded(), manifest: path.join(folder, 'pictures.json') },
    )
  }

  test('a master that changes meanwhile never gets the name of the one before', async () => {
    const versions = await plan()
    await sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'red' } })
      .jpeg()
      .toFile(path.join(masters(), 'salon.jpg'))
    await expect(createPictureQueue(versions, [encoded()]).encodeAll()).rejects.toThrow(
      /salon\.jpg : cette image vient de changer\. Relancez la commande\./,
    )
    expect(readdirSync(encoded())).toEqual([])
  })

  test('a run that is killed leaves whole pictures only, and the next goes on from there', async () => {
    const versions = await plan()
    const script = `
      import { createPictureQueue } from ${JSON.stringify(pathToFileURL(path.resolve('scripts/build/picture-queue.ts')))}
      await createPictureQueue(${JSON.stringify(versions)}, [${JSON.stringify(encoded())}]).encodeAll()`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
    const ended = new Promise((resolve) => child.once('exit', resolve))
    while (child.exitCode === null && readdirSync(encoded()).length < 3) await turn()
    child.kill('SIGKILL')
    await ended

    const before = readdirSync(encoded())
    expect(before.length).toBeGreaterThan(2)
    expect(before.length).toBeLessThan(versions.length)
    const written = (name: string) => statSync(path.join(encoded(), name)).mtimeMs
    const times = before.map(written)
    await createPictureQueue(versions, [encoded()]).encodeAll()
    expect(before.map(written)).toEqual(times)
    expect(readdirSync(encoded()).sort()).toEqual(versions.map(({ name }) => name).sort())
    for (const { name, width } of versions) {
      const { info } = await sharp(path.join(encoded(), name))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([name, info.width]).toEqual([name, width])
    }
  }, 60_000)
})
