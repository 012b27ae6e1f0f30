import * as z from 'zod'

/** The kinds of records that other records refer to by id. */
export type ReferenceKind =
  | 'category'
  | 'picture'
  | 'price'
  | 'service'
  | 'testimonial'
  | 'trade'
  | 'tradeHome'

declare module 'zod/v4/core' {
  /** What our schemas say of a field beside its shape. */
  interface GlobalMeta {
    /** The kind of record that the field refers to. */
    ref?: ReferenceKind
    /** Whether what holds the field makes no sense without it, or without one of its entries. */
    vital?: boolean
    /** The label of each value of an enumeration. */
    choices?: Readonly<Record<string, string>>
  }
}

/** An id of an existing record of its kind: a reference to nothing is refused when records are loaded. */
export type Id<Kind extends ReferenceKind> = string & z.core.$brand<Kind>

/** The id of a record that has been read: it is there, so that nothing is left to verify. */
export const idOf = <Kind extends ReferenceKind>(id: string) => id as Id<Kind>

/**
 * What the schemas need to know of the content that they describe. To read records, pass the ids that exist;
 * to make JSON Schemas for editors, pass these ids too, and plain strings for prose.
 */
export interface Vocabulary {
  readonly ids: Readonly<Record<ReferenceKind, readonly string[]>>
  /** Kinds of which a file could not be read: any id may then be valid. */
  readonly unread?: ReadonlySet<ReferenceKind>
  /** The present names of records, by their former ones. */
  readonly renamed?: Partial<Record<ReferenceKind, ReadonlyMap<string, string>>>
  /** A text that visitors read: with ordinary apostrophes and spaces, and `{names}` of amounts. */
  readonly prose: () => z.ZodType<string, string>
}

/** A vocabulary without ids, for code that only reads the shape of a schema. */
export const noIds: Vocabulary['ids'] = {
  category: [],
  picture: [],
  price: [],
  service: [],
  testimonial: [],
  trade: [],
  tradeHome: [],
}

/** What a message calls the entry that an id names: most are files. */
export const nounOf = (kind: unknown) => (kind === 'category' ? 'famille' : 'fiche')

/** The id of another record. Any other text is a fault, whose message names the most similar id. */
export function reference<Kind extends ReferenceKind>(
  { ids, unread, renamed }: Vocabulary,
  kind: Kind,
): z.ZodType<Id<Kind>, string> {
  const known = unread?.has(kind)
    ? z.string()
    : z.enum(ids[kind], {
        error: ({ input }) => {
          const now = renamed?.[kind]?.get(String(input))
          // For any other id, the general message names the nearest one.
          return (
            now && `« ${String(input)} » n'existe plus : la ${nounOf(kind)} s'appelle « ${now} »`
          )
        },
      })
  // The cast adds the brand, which the enumeration has verified; `.meta` would lose it.
  return known.meta({ ref: kind }) as unknown as z.ZodType<Id<Kind>, string>
}

/** Every record may name its JSON Schema, which code editors use. */
export const editorHint = { $schema: z.string().optional() }
