import * as z from 'zod'
import { day, pattern, webAddress, words } from './parts'
import { editorHint, type Vocabulary } from './vocabulary'

/** The subjects of facts, in the order in which a list of sources shows them. */
export const factKinds = ['loi', 'tva', 'aide', 'norme'] as const

/** Where a fact was published. */
const source = () =>
  z
    .strictObject({
      /** The source's title, or what it is: « Arrêté du 24 janvier 2017 ». */
      title: words().meta({ label: 'Titre' }),
      /** The publisher, as a reader would search for it: « legifrance.gouv.fr ». */
      publisher: words().meta({ label: 'Site ou éditeur' }),
      /** Only an address that somebody has opened. */
      url: webAddress().optional().meta({ label: 'Adresse' }),
      /** Year, month or day of the source itself; absent where it bears none. */
      dated: pattern(/^\d{4}(?:-\d\d){0,2}$/, 'AAAA, AAAA-MM ou AAAA-MM-JJ')
        .optional()
        .meta({ label: 'Date de la source' }),
    })
    .readonly()
    .meta({ label: 'Source' })

/** A fact of law, tax, aid or norm: texts name it `{fait.…}`, pages show its source. */
const fact = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      kind: z.enum(factKinds).meta({
        label: 'Sujet',
        choices: { loi: 'loi', tva: 'TVA', aide: 'aide', norme: 'norme' },
      }),
      /** The beginning of its line in a list of sources. */
      label: prose().meta({ label: 'En quelques mots' }),
      /** Whole sentences, which a page can cite as they are. */
      text: prose().meta({ label: 'Ce qui est établi', widget: 'text' }),
      /** The figure or name that texts take from it. */
      value: prose().optional().meta({ label: 'Valeur' }),
      /** Words by which texts mention it without naming it: a page with these words lists its source. */
      mentions: z
        .array(words(2))
        .min(1)
        .readonly()
        .optional()
        .meta({ label: 'Se reconnaît à', one: 'une tournure' }),
      source: source(),
      /** When somebody last read the source; without it the fact is « à vérifier ». */
      read: z
        .strictObject({
          on: day().meta({ label: 'Lu le' }),
          /** Whether it was read at its own address, or in a copy that may be older. */
          from: z.enum(['source', 'copie']).meta({ label: 'Lu dans' }),
        })
        .readonly()
        .optional()
        .meta({ label: 'Dernière lecture', description: 'Sans elle, le fait est « à vérifier ».' }),
      /** The day after which the source must be read again. */
      readAgain: day().meta({ label: 'À relire après le' }),
    })
    .readonly()
export type Fact = z.infer<ReturnType<typeof fact>>

const factName = () =>
  pattern(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'lettres minuscules sans accent, chiffres et traits d’union')

/** `content/facts.json` */
export const facts = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    facts: z.record(factName(), fact(vocabulary)).meta({
      label: 'Faits cités',
      one: 'un fait',
      key: 'Nom',
      description: 'Lois, TVA, aides et normes, avec leur source. Les textes les citent.',
    }),
  })
