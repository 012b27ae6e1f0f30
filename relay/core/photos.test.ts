import { PhotoIntake, photoContentType, photoType } from './photos'
import type { PhotoKeeping } from './store'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const jpegOf = (size: string) =>
  bytes(`\u00FF\u00D8\u00FF\u00C0\0\u0011\u0008${size}\u0003 and so on`)
/** 1,600 by 1,200 pixels. */
const jpeg = jpegOf('\u0004\u00B0\u0006\u0040')

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
const intake = (photos?: PhotoKeeping) => new PhotoIntake(photos, limits, () => {})

test('a photo is taken in piece by piece, its kind known once enough of it is there', async () => {
  const { photos, staged } = keeping()
  const taking = intake(photos)
  const push = taking.begin()
  for (const byte of jpeg) {
    push(Uint8Array.of(byte))
    await taking.flush()
  }
  const { photos: kept, lost } = await taking.finish()
  const [photo, ...more] = kept
  expect(photo).toMatchObject({
    name: 'photo-1.jpg',
    bytes: jpeg.length,
    pixels: 1_920_000,
    sha256: `${jpeg.length} bytes`,
  })
  expect(await photo!.staged.read()).toEqual(jpeg)
  expect([more, lost]).toEqual([[], 0])
  await taking.discard()
  expect(staged.size).toBe(0)
})

test('a control that was left empty is no photo, and does not count', async () => {
  const taking = intake(keeping().photos)
  taking.begin()(new Uint8Array())
  for (let count = 0; count < 2; count++) taking.begin()(jpeg)
  const { photos } = await taking.finish()
  expect(photos.map(({ name }) => name)).toEqual(['photo-1.jpg', 'photo-2.jpg'])
})

test.each([
  ['a text', 415, /n° 1 .*ni JPEG/, [bytes('Bonjour tout le monde')]],
  ['a file of three bytes', 415, /ni JPEG/, [jpeg.subarray(0, 3)]],
  ['a picture that states no size', 415, /illisibles/, [jpegOf('\0\0\0\0')]],
  [
    'a picture that ends before its size',
    415,
    /illisibles/,
    [bytes('\u00FF\u00D8\u00FF\u00E0\u0001\u0000 and so on')],
  ],
  [
    'a picture of 64.01 megapixels',
    415,
    /n° 2 .*64 mégapixels/,
    [jpeg, jpegOf('\u001F\u0040\u001F\u0041')],
  ],
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

test('a photo of a phone, as it was taken, is not too large', async () => {
  const taking = intake(keeping().photos)
  // 8,192 by 6,144: a phone's 50 megapixels.
  taking.begin()(jpegOf('\u0018\0\u0020\0'))
  expect((await taking.finish()).photos).toMatchObject([{ pixels: 50_331_648 }])
})

test.each(['stage', 'write', 'finish'] as const)(
  'a store that fails at %s loses the photos, whose number is known, and nothing else of what is sent',
  async (call) => {
    const { photos, staged } = keeping()
    let calls = 0
    const fail = async () => {
      // At the second photo: the first is not kept alone.
      if (++calls === 2) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    }
    const taking = intake({
      ...photos,
      stage: async () => {
        if (call === 'stage') await fail()
        const photo = await photos.stage()
        const { write, finish } = photo
        if (call === 'write') photo.write = (chunk) => fail().then(() => write(chunk))
        if (call === 'finish') photo.finish = () => fail().then(finish)
        return photo
      },
    })
    for (let count = 0; count < 2; count++) {
      taking.begin()(jpeg)
      await taking.flush()
    }
    expect(await taking.finish()).toEqual({ photos: [], lost: 2 })
    expect(taking.fault).toMatchObject({ code: 'ENOSPC' })
    await taking.discard()
    expect(staged.size).toBe(0)
  },
)

test('where no photos are kept, one is refused and nothing is read of it', async () => {
  const taking = intake()
  taking.begin()(jpeg)
  await expect(taking.flush()).rejects.toMatchObject({ status: 415 })
})
