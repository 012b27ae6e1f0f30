/** One picture of an icon file. */
export interface IcoEntry {
  readonly size: number
  readonly png: Buffer
}

const headerBytes = 6
const entryBytes = 16

/**
 * An icon file (ICO): a header, one line of 16 bytes a picture, then the PNGs as they are.
 * @throws when a picture is larger than the format can say.
 */
export function icoFile(entries: readonly IcoEntry[]): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(entries.length, 4)
  let offset = headerBytes + entryBytes * entries.length
  const directory = entries.map(({ size, png }) => {
    if (size > 255) throw new Error(`An ICO file holds pictures of at most 255 px, not ${size}.`)
    const line = Buffer.alloc(entryBytes)
    line.writeUInt8(size, 0)
    line.writeUInt8(size, 1)
    line.writeUInt16LE(1, 4)
    line.writeUInt16LE(32, 6)
    line.writeUInt32LE(png.length, 8)
    line.writeUInt32LE(offset, 12)
    offset += png.length
    return line
  })
  return Buffer.concat([header, ...directory, ...entries.map(({ png }) => png)])
}
