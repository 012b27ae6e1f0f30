/** The package's own types import this module, which nobody publishes. */
declare module 'svg-maps__common' {
  export interface Map {
    readonly locations: readonly {
      readonly id: string
      readonly name: string
      readonly path: string
    }[]
  }
}
