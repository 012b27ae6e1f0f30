/**
 * The brand's mark: an acorn that is a plumb bob, hung from its line. Its shape is the oak, the
 * joint between cap and nut is the lime. Drawn in a square of 64, its edges on multiples of 4, so
 * that they fall on whole pixels in an icon of 16.
 */
export const mark = {
  size: 64,
  /** What cap and nut fill; the line comes down to `top` at `axis`. */
  box: { left: 12, top: 16, width: 40, height: 46 },
  axis: 32,
  cap: 'M12 28v-2c0-6 4-10 10-10h20c6 0 10 4 10 10v2z',
  nut: 'M16 32h32v5c0 4-1 6-3 9l-13 16-13-16c-2-3-3-5-3-9z',
} as const

/** The line, from above down into the cap; thin where the mark is large, stout where it is small. */
export function markLine({ from, width }: { from: number; width: number }): string {
  return `M${mark.axis - width / 2} ${from}h${width}V${mark.box.top + 1}h-${width}z`
}
