import type { AreaMapDrawing } from './map-drawing'
import { boxOf, overlap } from './map-labels'
import type { Box } from './outline'

/**
 * The names that a screen shows, and the room that each takes.
 * @param edgeEms of the pale edge around them, where it is to be another than that which is kept free.
 */
export function letters(
  map: AreaMapDrawing,
  screen: 'narrow' | 'wide',
  edgeEms?: number,
): readonly { readonly text: string; readonly box: Box }[] {
  const sized = (narrow: number, wide: number) => ({
    narrow: narrow * map.unit,
    wide: wide * map.unit,
  })
  const named = [
    ...map.circles.map(({ km, label }) => ({ text: `${km} km`, label, size: sized(3.7, 2.7) })),
    ...map.departments.map(({ name, label }) => ({
      text: name,
      label,
      size: sized(3.5, 2.1),
      isUpperCase: true,
    })),
    ...[...map.cities, ...map.works].map(({ name = '', label }) => ({
      text: name,
      label,
      size: sized(3.7, 2.7),
    })),
  ]
  return named.flatMap(({ label, ...text }) =>
    label && !(screen === 'narrow' && label.isWideOnly)
      ? [{ text: text.text, box: boxOf(text, label, screen, edgeEms) }]
      : [],
  )
}

/** Names that the frame cuts or that lie on one another. */
export function faultsOf(map: AreaMapDrawing): string[] {
  const { frame } = map
  return (['narrow', 'wide'] as const).flatMap((screen) => {
    const all = letters(map, screen)
    return all.flatMap(({ text, box }, index) => [
      ...(isCut(box, frame) ? [`${text} is cut (${screen})`] : []),
      ...all
        .slice(index + 1)
        .filter((other) => overlap(box, other.box))
        .map((other) => `${text} lies on ${other.text} (${screen})`),
    ])
  })
}

const isCut = (box: Box, frame: Box) =>
  box.left < frame.left ||
  box.right > frame.right ||
  box.top < frame.top ||
  box.bottom > frame.bottom
