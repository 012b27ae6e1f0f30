import { mark, markLine } from '../../lib/brand/mark'
import { brand } from '../../lib/site/catalog'

const { band: chene, 'surface-3': chaux, surface: craie, highlight: ocre } = brand.colours

/** Where the mark lies in its square: lengths of the line are in the mark's own units. */
interface Placing {
  readonly scale: number
  readonly capTop: number
  readonly lineFrom: number
  readonly lineWidth: number
}

/** As large as a tile of 16 px allows, still on whole pixels; the line is two of them. */
const filling: Placing = { scale: 1, capTop: 12, lineFrom: 4, lineWidth: 8 }

/** More air, and a finer line that comes from the edge, however far that is. */
const hung: Placing = { scale: 0.8, capTop: 17, lineFrom: -mark.size, lineWidth: 6 }

/** Nothing, the end of the line included, leaves the middle 80 %. */
const withinCircle: Placing = { scale: 0.78, capTop: 19.5, lineFrom: 4, lineWidth: 6 }

const roundedCorner = 12

/** Lime with an oak mark where the browser is dark, since a tile of oak would sink into its tab. */
const limeInTheDark =
  '<style>@media (prefers-color-scheme:dark){' +
  `.ground{fill:${chaux}}.cap,.nut{fill:${chene}}}</style>`

/** The icons as SVG: the footer's mark, craie and ocre, on a ground of oak. */
export const drawings = {
  tab: () => drawing(mark.size, filling, roundedCorner, limeInTheDark),
  small: (pixels: number) => drawing(pixels, filling, roundedCorner),
  large: (pixels: number) => drawing(pixels, hung, roundedCorner),
  /** For phones that round the corners themselves. */
  square: (pixels: number) => drawing(pixels, hung, 0),
  /** For phones that cut any shape they like. */
  maskable: (pixels: number) => drawing(pixels, withinCircle, 0),
}

function drawing(pixels: number, placing: Placing, corner: number, style = ''): string {
  const { scale, capTop, lineFrom, lineWidth } = placing
  const x = hundredths(mark.axis * (1 - scale))
  const y = hundredths(capTop - mark.box.top * scale)
  const line = markLine({ from: lineFrom, width: lineWidth })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${mark.size} ${mark.size}">`,
    style,
    `<rect class="ground" width="${mark.size}" height="${mark.size}" rx="${corner}" fill="${chene}"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    `<path class="cap" d="${line}${mark.cap}" fill="${craie}"/>`,
    `<path class="nut" d="${mark.nut}" fill="${ocre}"/>`,
    '</g></svg>\n',
  ].join('')
}

/** Without the noise of binary fractions. */
const hundredths = (value: number) => Math.round(value * 100) / 100
