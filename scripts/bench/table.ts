export type Cell = string | number

/**
 * A table in Markdown, aligned as Oxfmt aligns it: it reads as well in a terminal as in
 * docs/performance.md. Numbers stand to the right.
 * @throws when a row has more or fewer cells than there are columns.
 */
export function table(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  for (const row of rows)
    if (row.length !== columns.length)
      throw new Error(`A row has ${row.length} cells for ${columns.length} columns: ${row[0]}`)
  const widths = columns.map((name, index) =>
    Math.max(3, name.length, ...rows.map((row) => String(row[index]).length)),
  )
  const numeric = columns.map((_, index) => rows.every((row) => typeof row[index] === 'number'))
  const line = (cells: readonly Cell[]) => {
    const padded = cells.map((cell, index) =>
      numeric[index]
        ? String(cell).padStart(widths[index] ?? 0)
        : String(cell).padEnd(widths[index] ?? 0),
    )
    return `| ${padded.join(' | ')} |`
  }
  const rule = widths.map((width, index) =>
    numeric[index] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  return [line(columns), line(rule), ...rows.map(line)].join('\n')
}

/** As tables show them. */
export const whole = (value: number) => Math.round(value)
/** Bytes as kB with one decimal, 1 kB being 1,000 bytes. */
export const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
