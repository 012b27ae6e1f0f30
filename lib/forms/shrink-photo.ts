import { french } from '@/lib/text/typography'

/** Pixels of the longer side that a photo keeps, and of the shorter one's thumbnail. */
const longestSide = 1_600
const thumbnailSide = 160

/** A picture whose longer side has fewer pixels is too small to show anything of a house. */
const smallestSide = 320

const quality = 0.8

/** Why a file is not taken; the message is for the visitor, in French. */
export class PhotoRefused extends Error {}

type Decoded = ImageBitmap | HTMLImageElement

/**
 * A photo as it is sent: JPEG, upright, at most 1,600 pixels long. Only its pixels are taken over: what the
 * camera noted beside them, the place included, is left out.
 *
 * @throws PhotoRefused
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (!mayBeImage(file)) throw refused("Ce n'est pas une image.")
  const picture = await decode(file).catch(() => {
    throw refused(
      isHeic(file)
        ? "Ce navigateur n'ouvre pas les photos HEIC. Envoyez-la par e-mail, ou réglez l'iPhone sur JPEG : Réglages, Appareil photo, Formats, « Le plus compatible »."
        : "Ce navigateur ne peut pas l'ouvrir : le fichier est abîmé, ou d'un format qu'il ne connaît pas.",
    )
  })
  try {
    const { width, height } = sizeOf(picture)
    if (Math.max(width, height) < smallestSide)
      throw refused(`Elle est trop petite pour qu'on y voie un mur : ${width} × ${height} pixels.`)
    if (!readsBackWhatItDraws())
      throw refused(
        'Ce navigateur interdit aux pages de préparer des images : envoyez-la par e-mail.',
      )
    return await toJpeg(drawn(picture, longestSide, Math.max))
  } finally {
    release(picture)
  }
}

/** A thumbnail of a shrunk photo, as a data URL. */
export async function thumbnailOf(photo: Blob): Promise<string> {
  const picture = await decode(photo)
  try {
    return drawn(picture, thumbnailSide, Math.min).toDataURL('image/jpeg', quality)
  } finally {
    release(picture)
  }
}

function refused(message: string): PhotoRefused {
  return new PhotoRefused(french(message))
}

/** Some systems give some files no type. */
const mayBeImage = ({ type }: File) => type === '' || type.startsWith('image/')

const isHeic = ({ name, type }: File) =>
  /^image\/hei[cf]/.test(type) || /\.(?:heic|heif)$/i.test(name)

/**
 * The pixels, upright. A browser that cannot turn a bitmap, or cannot make one from this format, uses an
 * image element, which every browser shows upright.
 */
async function decode(photo: Blob): Promise<Decoded> {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' })
  } catch {
    const picture = new Image()
    // As a data URL: the page's policy allows no blob URL for pictures.
    picture.src = await dataAddress(photo)
    await picture.decode()
    return picture
  }
}

function dataAddress(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error as DOMException)
    reader.readAsDataURL(photo)
  })
}

function sizeOf(picture: Decoded) {
  return picture instanceof HTMLImageElement
    ? { width: picture.naturalWidth, height: picture.naturalHeight }
    : { width: picture.width, height: picture.height }
}

/**
 * A photo of 12 million pixels takes 48 MB of memory: it is freed at once, not at the next garbage
 * collection.
 */
function release(picture: Decoded): void {
  if (picture instanceof HTMLImageElement) picture.src = ''
  else picture.close()
}

/** Draws a picture scaled so that its longer or shorter side has at most that many pixels. */
function drawn(
  picture: Decoded,
  most: number,
  side: (...sides: number[]) => number,
): HTMLCanvasElement {
  const { width, height } = sizeOf(picture)
  const scale = Math.min(1, most / side(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = penOf(canvas)
  // JPEG has no transparency, and would show it black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw refused('Ce navigateur manque de mémoire : fermez des onglets, ou retirez-la.')
  return pen
}

async function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  const photo = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  if (!photo) throw refused('Ce navigateur manque de mémoire : fermez des onglets, ou retirez-la.')
  return photo
}

let isTrue: boolean | undefined

/** Whether pixels that were drawn can be read back: browsers that resist fingerprinting return noise. */
function readsBackWhatItDraws(): boolean {
  if (isTrue !== undefined) return isTrue
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 4
  const pen = penOf(canvas)
  pen.fillStyle = 'rgb(30,120,210)'
  pen.fillRect(0, 0, 4, 4)
  const { data } = pen.getImageData(0, 0, 4, 4)
  // Some change only the last bits, which nobody sees.
  isTrue = data.every((value, place) => Math.abs(value - [30, 120, 210, 255][place % 4]!) <= 4)
  return isTrue
}
