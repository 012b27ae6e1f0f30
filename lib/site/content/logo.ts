import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { logoAccent, type LogoDrawing, type LogoElement } from '@/lib/brand/logo'
import type { ContentFault } from './faults'
import { nearest } from '@/lib/text/nearest'
import { onDisk } from './folder'

/** The path of the logo below the content folder. */
export const logoFile = 'brand/logo.svg'
/** The path of what icons show where the logo bears the firm's name, which would be too small to read. */
export const iconFile = 'brand/icon.svg'

/** Elements that are drawn. Any other is refused, or left out where it draws nothing. */
const drawn = [
  'circle',
  'clipPath',
  'defs',
  'ellipse',
  'g',
  'line',
  'linearGradient',
  'path',
  'polygon',
  'polyline',
  'radialGradient',
  'rect',
  'stop',
  'use',
]
const drawsNothing = ['desc', 'metadata', 'title']

const kept = new Set([
  ...['d', 'points', 'transform', 'id', 'href', 'gradientUnits', 'gradientTransform', 'offset'],
  ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'width', 'height'],
  ...['fill', 'fill-rule', 'fill-opacity', 'clip-path', 'clip-rule', 'clipPathUnits', 'opacity'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'stop-color', 'stop-opacity'],
  ...['spreadMethod', 'color'],
])

const refusals: Record<string, string> = {
  script: 'un logo ne porte pas de programme (<script>) : enregistrez-le sans',
  image: 'une photo (<image>) ne se recolore pas et pèse lourd : redessinez le logo en tracés',
  text: 'les textes (<text>) dépendent de polices que le visiteur n’a pas : convertissez-les en tracés',
  style:
    'des styles à part (<style>) : enregistrez le logo avec des « attributs de présentation » (fill="…")',
}

/** Reads the firm's logo; what keeps it from being drawn safely on every page adds a fault. */
export function readLogo(folder: string, faults: ContentFault[]): LogoDrawing | undefined {
  return readDrawing(folder, logoFile, 'le logo, en SVG', faults)
}

/** Reads the drawing for icons in the same way; undefined where there is none, and the logo is used. */
export function readIcon(
  folder: string,
  wordmark: boolean,
  faults: ContentFault[],
): LogoDrawing | undefined {
  if (!wordmark) return undefined
  const wanted = 'le logo porte le nom (wordmark), les icônes veulent le signe seul, en SVG'
  return readDrawing(folder, iconFile, wanted, faults)
}

function readDrawing(
  folder: string,
  name: string,
  wanted: string,
  faults: ContentFault[],
): LogoDrawing | undefined {
  const file = path.posix.join(folder, name)
  if (!existsSync(onDisk(file))) {
    faults.push({ file, message: `ce fichier manque : ${wanted}` })
    return undefined
  }
  const { logo, messages } = parseLogo(readFileSync(onDisk(file), 'utf8'))
  faults.push(...messages.map((message) => ({ file, message })))
  return logo
}

/**
 * The drawing in an SVG file, without anything that runs, that is fetched from elsewhere or that a page's
 * policy refuses; or, in French, what is wrong with it.
 */
export function parseLogo(text: string): {
  readonly logo?: LogoDrawing
  readonly messages: readonly string[]
} {
  const messages = new Set<string>()
  let box: LogoDrawing['box'] | undefined
  const root: LogoElement[] = []
  const open: { readonly children: LogoElement[] }[] = []
  // How many elements around draw nothing: what they hold draws nothing either.
  let silent = 0
  const parser = new SaxesParser()
  parser.on('error', () => messages.add("n'est pas du SVG : une balise ou un guillemet manque"))
  parser.on('opentag', (tag: SaxesTagPlain) => {
    const [, local = tag.name] = /^svg:(.*)/.exec(tag.name) ?? []
    if (open.length === 0) {
      if (local === 'svg') box = boxOf(tag.attributes)
      else messages.add("n'est pas du SVG : il ne commence pas par <svg")
      if (local === 'svg' && !box)
        messages.add(
          'il lui manque viewBox="0 0 largeur hauteur" dans sa balise <svg>, qui dit sa forme',
        )
      open.push({ children: root })
      return
    }
    if (silent > 0 || drawsNothing.includes(local) || tag.name.includes(':')) {
      silent += 1
      return
    }
    if (!drawn.includes(local))
      messages.add(
        refusals[local] ??
          `<${local}> ne peut pas être dessiné sur chaque page${nearest(local, drawn)} : convertissez-le en tracés`,
      )
    const element = { tag: local, attributes: attributesOf(tag, messages), children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    if (silent > 0) silent -= 1
    else open.pop()
  })
  parser.write(text).close()
  if (messages.size === 0 && !root.some(drawsSomething)) messages.add('ne dessine rien')
  return messages.size === 0 && box
    ? { logo: { box, elements: root }, messages: [] }
    : { messages: [...messages] }
}

function drawsSomething({ tag, children }: LogoElement): boolean {
  return tag === 'g' ? children.some(drawsSomething) : tag !== 'defs'
}

function boxOf({ viewBox }: SaxesTagPlain['attributes']): LogoDrawing['box'] | undefined {
  const [left = NaN, top = NaN, width = NaN, height = NaN] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return Number.isFinite(left + top) && width > 0 && height > 0
    ? { left, top, width, height }
    : undefined
}

/** Styles as attributes: graphics programs write `style`, which a page's policy refuses. */
function attributesOf(tag: SaxesTagPlain, messages: Set<string>): Record<string, string> {
  const { style = '', 'xlink:href': oldHref, ...own } = tag.attributes
  const declared = style
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .map(([name = '', ...value]) => [name, value.join(':')] as const)
    .filter(([name, value]) => name && value)
  const all = [
    ...Object.entries(own),
    ...(oldHref ? [['href', oldHref] as const] : []),
    ...declared,
  ]
  return Object.fromEntries(
    all.filter(([name, value]) => {
      if (/^on/i.test(name)) messages.add(`un logo ne porte pas de programme (${name}="…")`)
      if (!kept.has(name)) return false
      const leadsAway =
        name === 'href' ? !value.startsWith('#') : /url\((?!\s*["']?#)|@import/i.test(value)
      if (leadsAway) messages.add(`« ${value} » est ailleurs : un logo tient dans son seul fichier`)
      if (value.includes('var(') && value !== logoAccent)
        messages.add(`« ${value} » : la seule variable d'un logo est ${logoAccent}`)
      return true
    }),
  )
}
