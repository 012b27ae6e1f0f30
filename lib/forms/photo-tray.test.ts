/** @jest-environment jsdom */
import { LateRefusal, mostPhotos } from './photo-rules'
import { PhotoTray } from './photo-tray'

/** What the browser would do, which jsdom does not: pictures are as large as their name says. */
const closed = jest.fn()
const sizes: string[] = []
let openBitmaps = 0
let mostOpen = 0

beforeEach(() => {
  sizes.length = 0
  openBitmaps = mostOpen = 0
  Object.assign(globalThis, {
    createImageBitmap: async (file: File, options: unknown) => {
      expect(options).toEqual({ imageOrientation: 'from-image' })
      const [, width, height] = /(\d+)x(\d+)/.exec(file.name ?? '1600x1200') ?? []
      if (!width) throw new DOMException('not decoded', 'InvalidStateError')
      mostOpen = Math.max(mostOpen, ++openBitmaps)
      return {
        width: Number(width),
        height: Number(height),
        close: () => (closed(), openBitmaps--),
      }
    },
  })
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(() => undefined)
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('broken')) })
  const pen = {
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => ({
      data: Uint8ClampedArray.from(Array(16).fill([30, 121, 210, 255]).flat()),
    }),
  }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,')
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    give,
    type,
    quality,
  ) {
    sizes.push(`${this.width}x${this.height} ${type} ${quality}`)
    give(new Blob(['x'.repeat(1_000)], { type: 'image/jpeg' }))
  })
})
afterEach(() => jest.restoreAllMocks())

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
const states = (tray: PhotoTray) => tray.content().photos.map(({ state }) => state)
const reasons = (tray: PhotoTray) => tray.content().photos.flatMap(({ reason }) => reason ?? [])

/** Once the visitor knows what was refused. */
const toSendAtLast = (tray: PhotoTray) => tray.toSend().catch(() => tray.toSend())

test('photos are shrunk to 1,600 px, never made larger, one at a time, and their pixels given back', async () => {
  const tray = new PhotoTray('quote')
  tray.add(['4000x3000', '3000x4000', '800x600', '1601x20'].map((name) => file(name)))
  expect(states(tray)).toEqual(Array(4).fill('waiting'))
  expect(await tray.toSend()).toHaveLength(4)
  expect(sizes).toEqual(
    ['1600x1200', '1200x1600', '800x600', '1600x20'].map((size) => `${size} image/jpeg 0.8`),
  )
  expect([mostOpen, openBitmaps]).toEqual([1, 0])
})

test('what cannot be taken is named with the reason, and does not count', async () => {
  const tray = new PhotoTray('quote')
  tray.add([
    file('notes.txt', 'text/plain'),
    file('IMG_0001.HEIC', ''),
    file('abîmée.jpg'),
    file('319x200'),
    ...Array.from({ length: mostPhotos + 1 }, () => file('400x300')),
  ])
  expect(await toSendAtLast(tray)).toHaveLength(mostPhotos)
  expect(reasons(tray)).toEqual([
    expect.stringMatching('Ce n’est pas une image'),
    expect.stringMatching(/HEIC.*e-mail/),
    expect.stringMatching('le fichier est abîmé'),
    expect.stringMatching('319 × 200 pixels'),
    expect.stringMatching('6 photos au plus'),
  ])
})

test('a photo that never opens is refused in the end, and its request can be sent without it', async () => {
  jest.useFakeTimers()
  try {
    const tray = new PhotoTray('quote')
    const { createImageBitmap } = globalThis
    globalThis.createImageBitmap = ((photo: File, options: object) =>
      photo.name === 'cloud'
        ? new Promise(() => undefined)
        : createImageBitmap(photo, options)) as typeof createImageBitmap
    tray.add([file('cloud'), file('400x300')])
    const sending = tray.toSend().catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(states(tray)).toEqual(['refused', 'ready'])
    expect(reasons(tray)).toEqual([expect.stringMatching('trop de temps')])
    expect(await sending).toBeInstanceOf(LateRefusal)
    expect(await tray.toSend()).toHaveLength(1)
  } finally {
    jest.useRealTimers()
  }
})

test('a photo that is refused while its request waits holds it up, once; and is counted when it is sent', async () => {
  const tray = new PhotoTray('quote')
  tray.add([file('400x300'), file('IMG_0001.HEIC', '')])
  await expect(tray.toSend()).rejects.toThrow(LateRefusal)
  expect(reasons(tray)).toEqual([expect.stringMatching('HEIC')])
  expect(await tray.toSend()).toHaveLength(1)
  tray.settle(1)
  expect(tray.content()).toMatchObject({ photos: [], leftOut: 1 })
})

test('one too many is taken once another is taken out, as its reason says', async () => {
  const tray = new PhotoTray('quote')
  tray.add(Array.from({ length: mostPhotos + 2 }, () => file('400x300')))
  await toSendAtLast(tray)
  const [first, second] = tray.content().photos
  tray.remove(first!.id)
  expect(await tray.toSend()).toHaveLength(mostPhotos)
  expect(reasons(tray)).toEqual([expect.stringMatching('6 photos au plus')])
  tray.remove(tray.content().photos.at(-1)!.id)
  tray.remove(second!.id)
  expect(await tray.toSend()).toHaveLength(mostPhotos - 1)
  expect(reasons(tray)).toEqual([])
})

test('where drawings are read back as noise, a photo is refused rather than spoilt', async () => {
  await jest.isolateModulesAsync(async () => {
    const { PhotoTray: Fresh } = await import('./photo-tray')
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => undefined,
      getImageData: () => ({ data: new Uint8ClampedArray(64).fill(255) }),
    } as never)
    const tray = new Fresh('quote')
    tray.add([file('400x300')])
    expect(await toSendAtLast(tray)).toEqual([])
    expect(tray.content().photos[0]?.reason).toMatch('interdit aux pages')
  })
})

test('a page that comes back shows the photos of another page too, and none once they are sent', async () => {
  const kept = [{ id: '1', name: 'mur.jpg', photo: new Blob(['x']) }]
  jest.doMock('./photo-draft', () => ({ keptPhotos: () => Promise.resolve([...kept]) }))
  await jest.isolateModulesAsync(async () => {
    const { PhotoTray: Fresh } = await import('./photo-tray')
    const tray = new Fresh('quote')
    expect(await tray.toSend()).toHaveLength(1)
    kept.push({ id: '2', name: 'toit.jpg', photo: new Blob(['x']) })
    tray.readAnew()
    expect(await tray.toSend()).toHaveLength(2)
    kept.splice(0, 2, { id: '3', name: 'cave.jpg', photo: new Blob(['xyz']) })
    tray.readAnew()
    expect((await tray.toSend()).map(({ size }) => size)).toEqual([3])
    kept.length = 0
    tray.readAnew()
    expect(await tray.toSend()).toEqual([])
  })
  jest.dontMock('./photo-draft')
})

test('where nothing can be kept, photos are sent all the same, and the field can say so', async () => {
  const tray = new PhotoTray('quote')
  tray.add([file('400x300')])
  expect(await tray.toSend()).toHaveLength(1)
  expect(tray.content().kept).toBe(false)
  tray.readAnew()
  expect(await tray.toSend()).toHaveLength(1)
})

test('photos that were not ready when their page was left are named on the next one, once, and counted when it sends', async () => {
  const before = new PhotoTray('quote')
  before.add([file('façade.jpg 400x300'), file('salon.jpg 400x300')])
  // The page that comes next has none of the one before but its session storage.
  const next = new PhotoTray('quote')
  await expect(next.toSend()).rejects.toThrow(LateRefusal)
  expect(next.content().photos).toEqual(
    ['façade.jpg 400x300', 'salon.jpg 400x300'].map((name) =>
      expect.objectContaining({
        name,
        state: 'lost',
        reason: expect.stringMatching('quittée avant qu’elle soit prête'),
      }),
    ),
  )
  next.add([file('toit.jpg 400x300')])
  expect(await next.toSend()).toHaveLength(1)
  next.settle(1)
  expect(next.content().leftOut).toBe(2)
  const last = new PhotoTray('quote')
  expect(await last.toSend()).toEqual([])
  expect(last.content().photos).toEqual([])
})

test('photos that were refused, taken out or erased are not said to be lost on the next page', async () => {
  const tray = new PhotoTray('quote')
  tray.add([file('notes.txt', 'text/plain'), file('400x300'), file('500x300')])
  tray.remove(tray.content().photos[2]!.id)
  await toSendAtLast(tray)
  tray.add([file('600x300')])
  tray.clear()
  const next = new PhotoTray('quote')
  await next.toSend()
  expect(next.content().photos).toEqual([])
})

test('a photo that is taken out while it waits is never prepared', async () => {
  const tray = new PhotoTray('quote')
  tray.add([file('400x300'), file('500x300')])
  tray.remove(tray.content().photos[1]!.id)
  expect(await tray.toSend()).toHaveLength(1)
  expect(sizes).toEqual(['400x300 image/jpeg 0.8'])
})

test('photos that are erased while they are being prepared come back too, in their order', async () => {
  const tray = new PhotoTray('quote')
  tray.add([file('400x300'), file('500x300'), file('600x300')])
  await new Promise((resolve) => setTimeout(resolve))
  tray.clear()
  expect(await tray.toSend()).toEqual([])
  tray.takeBack()
  expect(await tray.toSend()).toHaveLength(3)
  expect(tray.content().photos.map(({ name }) => name)).toEqual(['400x300', '500x300', '600x300'])
  expect(states(tray)).toEqual(Array(3).fill('ready'))

  const second = new PhotoTray('quote')
  second.add([file('400x300'), file('500x300')])
  second.clear()
  second.takeBack()
  expect(await second.toSend()).toHaveLength(2)
})

test('photos that left, and that the relay could not keep, count as those that did not go', async () => {
  const tray = new PhotoTray('quote')
  tray.add([file('400x300'), file('400x300')])
  expect(await tray.toSend()).toHaveLength(2)
  tray.settle(0)
  expect(tray.content()).toMatchObject({ photos: [], leftOut: 2 })
})

test('erased and taken back; left out of one request; gone once sent', async () => {
  const tray = new PhotoTray('quote')
  tray.add([file('400x300')])
  await tray.toSend()
  tray.clear()
  // By a second press.
  tray.clear()
  expect(await tray.toSend()).toEqual([])
  tray.takeBack()
  expect(await tray.toSend()).toHaveLength(1)

  tray.leaveOut()
  expect(await tray.toSend()).toEqual([])
  tray.settle(undefined)
  expect(tray.content()).toMatchObject({ stayed: true, leftOut: 0 })
  expect(await tray.toSend()).toHaveLength(1)
  tray.leaveOut()
  tray.settle(0)
  expect(tray.content()).toMatchObject({ photos: [], leftOut: 1 })
  tray.takeBack()
  expect(await tray.toSend()).toEqual([])
})
