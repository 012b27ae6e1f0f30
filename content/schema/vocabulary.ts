import * as z from 'zod'

/** What a record can refer to by its id. */
export type ReferenceKind =
  | 'category'
  | 'picture'
  | 'price'
  | 'service'
  | 'testimonial'
  | 'trade'
  | 'tradeHome'

/** An id that is known to name a record of its kind: nothing that refers to nothing is loaded. */
export type Id<Kind extends ReferenceKind> = string & z.core.$brand<Kind>

/**
 * What the schemas need to know of the content they describe. Who reads records hands in the ids that
 * are there; who only draws the schemas (for an editor) hands in the same, and plain strings for prose.
 */
export interface Vocabulary {
  readonly ids: Readonly<Record<ReferenceKind, readonly string[]>>
  /** Kinds of which a file could not be read: nobody can tell what there is, and any id may be right. */
  readonly unread?: ReadonlySet<ReferenceKind>
  /** What records are called now, by what they were called before. */
  readonly renamed?: Partial<Record<ReferenceKind, ReadonlyMap<string, string>>>
  /** A text that visitors read: typed with ordinary apostrophes and spaces, and `{names}` of amounts. */
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

/** The id of another record; anything else is a fault that names the nearest one. */
export function reference<Kind extends ReferenceKind>(
  { ids, unread, renamed }: Vocabulary,
  kind: Kind,
): z.ZodType<Id<Kind>, string> {
  const known = unread?.has(kind)
    ? z.string()
    : z.enum(ids[kind], {
        error: ({ input }) => {
          const now = renamed?.[kind]?.get(String(input))
          // Of any other the general message names the nearest.
          return now && `« ${String(input)} » n'existe plus : la fiche s'appelle « ${now} »`
        },
      })
  // The brand says what the enumeration has checked; left to itself, it would be lost in `.meta`.
  return known.meta({ ref: kind }) as unknown as z.ZodType<Id<Kind>, string>
}

/** Every record may name its JSON Schema, for editors. */
export const editorHint = { $schema: z.string().optional() }
