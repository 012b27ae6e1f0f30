declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'truetype'
      noLayoutClosure: boolean
      variationAxes: Record<string, number | { min: number; max: number }>
      keepFeatures: readonly string[]
      dropTables: readonly string[]
    },
  ): Promise<Buffer>
}
