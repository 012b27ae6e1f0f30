import { logoAccent, plumbLine, type LogoDrawing, type LogoElement } from '../../lib/brand/logo'
import { brand, icon } from '../../lib/site/catalog'
import { escapeHtml } from '../../lib/text/escape-html'

/** Sides of the tile that an icon is drawn in. */
const tile = 64

/** Where the logo lies in its tile, and how its plumb line comes down to it, if it has one. */
interface Placing {
  /** What a logo without a line is centred in. */
  readonly room: number
  readonly hung: {
    readonly top: number
    readonly height: number
    readonly lineFrom: number
    readonly lineWidth: number
  }
  /** Nothing leaves the middle 80 %, which phones may cut the icon to. */
  readonly inCircle?: boolean
}

/** As large as a tile of 16 px allows; edges on multiples of 4 fall on whole pixels. */
const filling: Placing = {
  room: 52,
  hung: { top: 12, height: 46, lineFrom: 0, lineWidth: 8 },
}

/** More air, and a finer line that comes from the edge. */
const airy: Placing = {
  room: 42,
  hung: { top: 17, height: 36.8, lineFrom: -1, lineWidth: 4.8 },
}

const withinCircle: Placing = {
  room: 42,
  hung: { top: 19.5, height: 35.88, lineFrom: 10.14, lineWidth: 4.68 },
  inCircle: true,
}

/** A little inside 40 % of the tile, for the sake of smoothed edges. */
const circleRadius = 0.395 * tile

const roundedCorner = 12

const { band, surface, highlight, 'surface-3': pale } = brand.colours

/**
 * With a dark logo, a pale tile where the browser is dark: a tile in the band's colour would be lost in its
 * tab.
 */
const paleInTheDark =
  '<style>@media (prefers-color-scheme:dark){' +
  `.ground{fill:${pale}}.logo{color:${band}}.accent{fill:${band}}}</style>`

/** The icons as SVG: the footer's logo on the ground of the bands. */
export const drawingsOf = (logo: LogoDrawing, hangs: boolean) => {
  const draw = (pixels: number, placing: Placing, corner: number, style = '') =>
    drawing(logo, hangs, { pixels, placing, corner, style })
  return {
    tab: () => draw(tile, filling, roundedCorner, paleInTheDark),
    small: (pixels: number) => draw(pixels, filling, roundedCorner),
    large: (pixels: number) => draw(pixels, airy, roundedCorner),
    /** For phones that round the corners themselves. */
    square: (pixels: number) => draw(pixels, airy, 0),
    /** For phones that cut any shape they like. */
    maskable: (pixels: number) => draw(pixels, withinCircle, 0),
  }
}

export const drawings = drawingsOf(icon, brand.plumbLine)

interface Tile {
  readonly pixels: number
  readonly placing: Placing
  readonly corner: number
  readonly style: string
}

function drawing(logo: LogoDrawing, hangs: boolean, { pixels, placing, corner, style }: Tile) {
  const { box } = logo
  const { hung, room, inCircle } = placing
  const top = hangs ? hung.top : undefined
  const scale = Math.min(
    (hangs ? hung.height : room) / box.height,
    (hangs ? filling.room : room) / box.width,
    inCircle ? scaleInCircle(box, top) : Infinity,
  )
  const x = (tile - box.width * scale) / 2 - box.left * scale
  const y = (top ?? (tile - box.height * scale) / 2) - box.top * scale
  const line = hangs
    ? plumbLine({
        axis: tile / 2,
        from: hung.lineFrom,
        to: hung.top + scaleOfLine(hung.lineWidth),
        width: hung.lineWidth,
      })
    : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${tile} ${tile}">`,
    style,
    `<rect class="ground" width="${tile}" height="${tile}" rx="${corner}" fill="${band}"/>`,
    `<g class="logo" color="${surface}" fill="currentColor">`,
    line && `<path d="${line}"/>`,
    `<g transform="translate(${thousandths(x)} ${thousandths(y)}) scale(${thousandths(scale)})">`,
    ...logo.elements.map(markupOf),
    '</g></g></svg>\n',
  ].join('')
}

/** How far a line runs into the logo, so that no gap shows between the two. */
const scaleOfLine = (width: number) => width / 8

/** The largest scale at which the corners of a box, centred or under its line, stay in the circle. */
function scaleInCircle({ width, height }: LogoDrawing['box'], top: number | undefined): number {
  let scale = (2 * circleRadius) / Math.hypot(width, height)
  if (top === undefined) return scale
  // The lower corners of a pointed logo are empty: only the middle of its lower edge and its upper corners
  // count.
  const above = tile / 2 - top
  scale = (2 * Math.sqrt(circleRadius ** 2 - above ** 2)) / width
  return Math.min(scale, (circleRadius + above) / height)
}

function markupOf({ tag, attributes, children }: LogoElement): string {
  const accent = Object.values(attributes).includes(logoAccent) ? ' class="accent"' : ''
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value === logoAccent ? highlight : value)}"`)
    .join('')
  return `<${tag}${accent}${written}>${children.map(markupOf).join('')}</${tag}>`
}

/** Without the noise of binary fractions. */
const thousandths = (value: number) => Math.round(value * 1000) / 1000
