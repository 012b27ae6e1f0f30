/**
 * Writes `app/generated/theme.css` from the brand's record: the colours and the shadow as Tailwind's
 * theme, the weight of titles, and the measures of what stands in for the two fonts until they are there.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Colours } from '../../content/schema/brand'
import { channelsOf } from '../../lib/brand/contrast'
import { brand } from '../../lib/site/catalog'
import type { FontUse } from './font-master'
import { fontFile } from './fonts'
import { openFont } from './open-font'
import { writeIfChanged } from './write-if-changed'

/** Reads the fonts that `subsetFonts` has written, and the outlines of `writeTerritory`. */
export async function writeTheme(target = path.join('app', 'generated')): Promise<void> {
  // Loaded late: what it reads is not there before.
  const { areaMapDrawing } = await import('../../lib/site/area-map')
  mkdirSync(target, { recursive: true })
  writeIfChanged(
    path.join(target, 'theme.css'),
    [
      '/* Written by scripts/build/theme.ts. Not kept in git. */',
      themeOf(brand.colours, brand.fonts.heading.weight),
      '/* Letters and lines of our map, of which no element may have a style of its own. */',
      `:root {\n  --map-unit: ${areaMapDrawing().unit.toFixed(3)}px;\n}`,
      '/* The visitor’s own Arial, or what is as wide as Arial on Linux and on phones, brought to the',
      ' * measures of the two fonts. */',
      standIn('text'),
      standIn('heading'),
      '',
    ].join('\n'),
  )
}

/** Tailwind's own palette goes: a class with a colour that is not the firm's draws nothing. */
function themeOf(colours: Colours, headingWeight: number): string {
  const ink = channelsOf(colours.ink).join(' ')
  return [
    '@theme {',
    '  --color-*: initial;',
    '  --color-transparent: transparent;',
    '  --color-current: currentColor;',
    '  --color-white: #ffffff;',
    ...Object.entries(colours).map(([role, colour]) => `  --color-${role}: ${colour};`),
    '  --shadow-*: initial;',
    `  --shadow-lift: 0 1px 2px rgb(${ink} / 0.06), 0 18px 48px -18px rgb(${ink} / 0.28);`,
    `  --font-weight-heading: ${headingWeight};`,
    '}',
  ].join('\n')
}

/**
 * The metrics that `next/font` computes for the fallback of a font; it does so for a single local font only.
 */
interface StandInMeasures {
  readonly sizeAdjust: string
  readonly ascentOverride: string
  readonly descentOverride: string
  readonly lineGapOverride: string
}

const require = createRequire(import.meta.url)

/** Metrics by which Arial takes the place of a font: mean width of letters, ascent and descent. */
function standInMeasures(font: Buffer): StandInMeasures {
  const { getFallbackMetricsFromFontFile: measuresOf } =
    require('next/dist/compiled/@next/font/dist/local/get-fallback-metrics-from-font-file') as {
      getFallbackMetricsFromFontFile: (font: unknown, category: string) => StandInMeasures
    }
  return measuresOf(openFont(font), 'sans-serif')
}

function standIn(use: FontUse): string {
  const measures = standInMeasures(readFileSync(fontFile(use)))
  return [
    '@font-face {',
    `  font-family: ${use}-meanwhile;`,
    "  src: local('Arial'), local('Liberation Sans'), local('Roboto');",
    `  size-adjust: ${measures.sizeAdjust};`,
    `  ascent-override: ${measures.ascentOverride};`,
    `  descent-override: ${measures.descentOverride};`,
    `  line-gap-override: ${measures.lineGapOverride};`,
    '}',
  ].join('\n')
}
