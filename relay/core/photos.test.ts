import { PhotoIntake, photoContentType, photoType } from './photos'
import type { PhotoKeeping } from './store'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const jpeg = bytes('\u00FF\u00D8\u00FF\u00E0 and so on')

test.each([
  ['jpg', '\u00FF\u00D8\u00FF\u00E1....Exif'],
  ['png', '\u0089PNG\r\n\u001A\n....'],
  ['webp', 'RIFF\n\n\n\nWEBPVP8 '],
  [undefined, '<svg xmlns="http://www.w3.org/2000/svg">'],
  [undefined, 'GIF89a......'],
  [undefined, '\u0000\u0000\u0000\u0018ftypheic'],
  [undefined, '\u0000\u0000\u0000\u001Cftypavif'],
  [undefined, 'MZ..........'],
  [undefined, '<!doctype html>'],
  [undefined, 'RIFF....WAVEfmt '],
  [undefined, ''],
])('%s is what a file is that begins so: %j', (extension, head) => {
  expect(photoType(bytes(head))).toBe(extension)
})

test('a file is given out as what its name says, and as a photo only when it is one', () => {
  expect(photoContentType('photo-2.webp')).toBe('image/webp')
  for (const other of ['photo-1.svg', 'lead.json', 'photo-1.jpg.html', '../photo-1.jpg'])
    expect(photoContentType(other)).toBeUndefined()
})

/** A keeping in memory, and how many photos lie there unkept. */
function keeping() {
  const staged = new Set<object>()
  const photos: PhotoKeeping = {
    stage: async () => {
      const pieces: number[] = []
      const photo = {
        write: async (chunk: Uint8Array) => void pieces.push(...chunk),
        finish: async () => `${pieces.length} bytes`,
        read: async () => Uint8Array.from(pieces),
        discard: async () => void staged.delete(photo),
      }
      staged.add(photo)
      return photo
    },
    erasePhotos: async () => {},
  }
  return { photos, staged }
}

const limits = { photos: 2, photoBytes: 100, allPhotosBytes: 150 }
const intake = (photos?: PhotoKeeping) => new PhotoIntake(photos, limits)

test('a photo is taken in piece by piece, its kind known once enough of it is there', async () => {
  const { photos, staged } = keeping()
  const taking = intake(photos)
  const push = taking.begin()
  for (const byte of jpeg) {
    push(Uint8Array.of(byte))
    await taking.flush()
  }
  const [photo, ...more] = await taking.finish()
  expect(photo).toMatchObject({
    name: 'photo-1.jpg',
    bytes: jpeg.length,
    sha256: `${jpeg.length} bytes`,
  })
  expect(await photo!.staged.read()).toEqual(jpeg)
  expect(more).toEqual([])
  await taking.discard()
  expect(staged.size).toBe(0)
})

test('a control that was left empty is no photo, and does not count', async () => {
  const taking = intake(keeping().photos)
  taking.begin()(new Uint8Array())
  for (let count = 0; count < 2; count++) taking.begin()(jpeg)
  expect((await taking.finish()).map(({ name }) => name)).toEqual(['photo-1.jpg', 'photo-2.jpg'])
})

test.each([
  ['a text', 415, /n° 1 .*ni JPEG/, [bytes('Bonjour tout le monde')]],
  ['a file of three bytes', 415, /ni JPEG/, [jpeg.subarray(0, 3)]],
  ['one more than is taken', 413, /2 photos au plus/, [jpeg, jpeg, jpeg]],
  ['one that is too large', 413, /pour chacune/, [bytes(`\u00FF\u00D8\u00FF${'x'.repeat(98)}`)]],
  ['too much in all', 413, /en tout/, Array(2).fill(bytes(`\u00FF\u00D8\u00FF${'x'.repeat(77)}`))],
])('%s is refused with %d', async (_what, status, message, files: Uint8Array[]) => {
  const taking = intake(keeping().photos)
  for (const file of files) taking.begin()(file)
  await expect(taking.finish()).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message),
  })
})

test('where no photos are kept, one is refused and nothing is read of it', async () => {
  const taking = intake()
  taking.begin()(jpeg)
  await expect(taking.flush()).rejects.toMatchObject({ status: 415 })
})
