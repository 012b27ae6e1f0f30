import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { planPictures, unusableMasters } from './pictures'
import { versionHash } from './picture-versions'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  mkdirSync(path.join(folder, 'masters'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const folders = () => ({
  masters: path.join(folder, 'masters'),
  encoded: path.join(folder, 'encoded'),
  manifest: path.join(folder, 'pictures.json'),
})

const noise = (quality = 90) =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg({ quality })
    .toBuffer()

/** Puts masters in place, named by their ids, and plans them. */
function plan(masters: Record<string, Buffer | undefined>) {
  const records: Record<string, { file: string }> = {}
  for (const [file, bytes] of Object.entries(masters)) {
    records[path.parse(file).name] = { file }
    if (bytes) writeFileSync(path.join(folder, 'masters', file), bytes)
  }
  return planPictures(records, folders())
}

const manifest = () =>
  JSON.parse(readFileSync(folders().manifest, 'utf8')) as Record<string, { width: number }>

test('pages can name every version before any is encoded', async () => {
  const versions = await plan({ 'salon.jpg': await noise() })
  expect(readdirSync(folders().encoded)).toEqual([])
  expect(manifest().salon).toMatchObject({ width: 900, height: 600 })
  for (const { name } of versions) expect(readFileSync(folders().manifest, 'utf8')).toContain(name)
  expect(versions.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'avif 400',
    'avif 600',
    'avif 800',
    'avif 900',
    'webp 900',
    'jpeg 900',
  ])
})

test('the manifest keeps the order of the records, and a second plan changes nothing', async () => {
  const masters = {
    'un.jpg': await noise(),
    'deux.jpg': await noise(60),
    'trois.jpg': await noise(30),
  }
  const first = await plan(masters)
  expect(Object.keys(manifest())).toEqual(['un', 'deux', 'trois'])
  const before = readFileSync(folders().manifest, 'utf8')
  expect(await plan(masters)).toEqual(first)
  expect(readFileSync(folders().manifest, 'utf8')).toBe(before)
})

test('another master means other names; what nothing names any more is removed', async () => {
  const master = await noise()
  const [before] = await plan({ 'salon.jpg': master })
  writeFileSync(path.join(folders().encoded, before!.name), 'encoded')
  await plan({ 'salon.jpg': master })
  expect(readdirSync(folders().encoded)).toEqual([before!.name])
  const [after] = await plan({ 'salon.jpg': await noise(60) })
  expect(after!.name).not.toBe(before!.name)
  expect(readdirSync(folders().encoded)).toEqual([])
})

/** The first box of a file as an iPhone writes it: its brands, and nothing that could be decoded. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 28]),
  Buffer.from('ftypheic\0\0\0\0mif1MiHEheic', 'latin1'),
  Buffer.alloc(2000),
])

test('all masters that are missing or unusable are named at once, each with what to do', async () => {
  const whole = await noise()
  const attempt = plan({
    'absente.jpg': undefined,
    'bonne.jpg': whole,
    'coupee.jpg': whole.subarray(0, whole.length / 2),
    'iphone.heic': heic,
    'renommee.jpg': heic,
    'texte.jpg': Buffer.from('Bonjour, voici la photo.'),
    'vide.jpg': Buffer.alloc(0),
  })
  const lines = await attempt.then(
    () => [],
    (error: Error) => error.message.split('\n'),
  )
  const masters = folders().masters
  expect(lines.map((line) => line.split(' : ')[0])).toEqual(
    ['absente.jpg', 'coupee.jpg', 'iphone.heic', 'renommee.jpg', 'texte.jpg', 'vide.jpg'].map(
      (file) => path.join(masters, file),
    ),
  )
  const [missing, cut, phone, renamed, text, empty] = lines
  expect(missing).toContain("n'existe pas. Déposez-le, ou corrigez son nom.")
  expect(cut).toContain('incomplète ou abîmée')
  expect(cut).toContain("Copiez-la de nouveau depuis l'appareil")
  for (const line of [phone, renamed]) {
    expect(line).toContain('HEIC')
    expect(line).toContain('Enregistrez-la en JPEG')
    expect(line).toContain('Le plus compatible')
  }
  expect(text).toContain('Déposez un fichier JPEG, PNG ou WebP')
  expect(empty).toContain('vide. Déposez de nouveau la photo.')
  expect(existsSync(folders().manifest)).toBe(false)
})

test('a header that is not quite right, as many phones write, is no reason to refuse', async () => {
  const photo = await noise()
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]))
  const components = photo[scan + 4]!
  // End of the spectral selection: 63 in a baseline picture, 0 by some makers.
  photo[scan + 4 + components * 2 + 2] = 0
  await expect(sharp(photo, { failOn: 'warning' }).stats()).rejects.toThrow(
    'Invalid SOS parameters',
  )
  await expect(plan({ 'telephone.jpg': photo })).resolves.toHaveLength(6)
})

test('of masters that were planned before, only what has changed is decoded to find what is unusable', async () => {
  const master = await noise()
  await plan({ 'salon.jpg': master, 'toit.jpg': master })
  const records = { salon: { file: 'salon.jpg' }, toit: { file: 'toit.jpg' } }
  expect(await unusableMasters(records, folders())).toEqual(new Map())
  // Without its last bytes alone some are whole all the same: they only mark the end.
  const half = master.subarray(0, master.length / 2)
  writeFileSync(path.join(folders().masters, 'toit.jpg'), half)
  const unusable = await unusableMasters(records, folders())
  expect([...unusable].map(([id, { why }]) => [id, why])).toEqual([
    ['toit', expect.stringContaining('incomplète ou abîmée')],
  ])
  // What the plan says of a master that has not changed is believed: nothing is decoded again.
  const manifest = JSON.parse(readFileSync(folders().manifest, 'utf8')) as { toit: object }
  const hash = versionHash(half)
  writeFileSync(
    folders().manifest,
    JSON.stringify({
      ...manifest,
      toit: { ...manifest.toit, jpeg: { src: `/x-${hash}-1.jpg` }, avif: [], webp: { src: '' } },
    }),
  )
  expect(await unusableMasters(records, folders())).toEqual(new Map())
})
