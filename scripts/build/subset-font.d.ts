declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2'
      noLayoutClosure: boolean
      variationAxes: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
