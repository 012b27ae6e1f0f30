import sharp from 'sharp'

/** The size of a phone's photo, 4,000 × 3,000 pixels; dark at the top and bright at the bottom. */
async function pixels() {
  const [width, height] = [4_000, 3_000]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x2="0" y2="1"><stop stop-color="#102010"/><stop offset="1" stop-color="#f0e8d0"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="1200" cy="1500" r="500" fill="#9f3f28"/></svg>`
  return sharp(Buffer.from(svg))
}

/** A small JPEG file that the form accepts, for tests that only need some photo. */
export async function smallPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#9f3f28' } })
    .jpeg()
    .toBuffer()
}

/** A JPEG file of a phone's size. */
export async function photo(): Promise<Buffer> {
  return (await pixels()).jpeg({ quality: 90 }).toBuffer()
}

let turned: Promise<Buffer> | undefined

/**
 * The same taken with the phone held upright: the pixels lie on their side, and EXIF tells the orientation
 * (6) and the place where it was taken. Encoded once in a process.
 */
export function turnedPhotoWithPlace(): Promise<Buffer> {
  turned ??= drawTurned()
  return turned
}

async function drawTurned(): Promise<Buffer> {
  const picture = (await pixels()).rotate(-90).jpeg({ quality: 90 })
  return picture
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '44/1 24/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '0/1 42/1 0/1',
      },
    })
    .toBuffer()
}

/** Whether a picture is upright: dark at the top and bright at the bottom. */
export async function isUpright(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = (y: number) => data[y * info.width + Math.floor(info.width / 20)]!
  return info.width > info.height && row(10) < 60 && row(info.height - 10) > 180
}

/**
 * A photo in the iPhone's format, 64 × 48 pixels, dark at the top. A constant, as nothing here can encode it.
 */
const heic = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA',
  'AAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEA',
  'AAAAAAAAIwACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAV',
  'aW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAA',
  'AQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAA',
  'AwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4',
  'aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACtt',
  'ZGF0AAAAHygBrwtg+tLg/+yRKuIxA5G27+oL8pq9/oiki0IUpoA=',
].join('')

/** A HEIC file, as an iPhone writes it. */
export const heicPhoto = () => Buffer.from(heic, 'base64')

/** The beginning of that file, as after a broken transfer: it has the signature but cannot be decoded. */
export const brokenHeicPhoto = () => heicPhoto().subarray(0, 200)
