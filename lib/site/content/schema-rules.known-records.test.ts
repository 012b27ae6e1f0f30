import type * as z from 'zod'
import { accessibility } from '@/content/legal/accessibility'
import { legalNotice } from '@/content/legal/legal-notice'
import { terms } from '@/content/legal/terms'
import type { Firm } from '@/content/schema/firm'
import { legalPage } from '@/content/schema/pages/legal'
import type { Vocabulary } from '@/content/schema/vocabulary'
import type { ContentFault } from './faults'
import { dayNames } from '@/lib/text/opening-hours'
import { collections, singles } from './kinds'
import { checked } from './record-check'
import { readContent, vocabularyOf, type RawContent } from './raw-content'
import { proseSchema } from './prose'
import { plantedFaults, sampleOf } from './test-schema-rules'

/** Records of every kind that either firm has: the known one first. */
const folders = ['e2e/second-firm/content', 'content']
const [known, other] = folders.map((folder) => readContent(folder, [])) as [RawContent, RawContent]

/** As legal texts are filled from it. */
const firm = { phone: '05 53 00 00 00', ...(known.singles.firm?.value as object) } as Firm
const legalTexts = {
  accessibility: accessibility(firm, { samples: true, real: true, gallery: true }),
  terms: terms(firm),
  'legal-notice': legalNotice(firm, { fontFamilies: ['Une police'], samples: true, real: true }),
}

/** Whatever a record of either, or a legal text, may refer to and name. */
const vocabulary: Vocabulary = {
  ids: merged(vocabularyOf(known).ids, vocabularyOf(other).ids),
  prose: () => text,
}
const named = JSON.stringify([known, other, legalTexts]).matchAll(/\{([^{}"]+)\}/g)
const values = new Map([...named].map(([, name = '']) => [name, 'une valeur']))
const text = proseSchema(() => values)

function merged(one: Vocabulary['ids'], next: Vocabulary['ids']): Vocabulary['ids'] {
  const kinds = Object.keys(one) as (keyof typeof one)[]
  const ids = kinds.map((kind) => [kind, [...new Set([...one[kind], ...next[kind]])]])
  return Object.fromEntries(ids) as Vocabulary['ids']
}

interface Kind {
  readonly kind: string
  readonly file: string
  readonly schema: z.ZodType
  readonly record: unknown
}

/** Every schema of `content/schema/` that a file is read by, with a record that has most to break. */
const kinds: readonly Kind[] = [
  ...Object.entries(singles).map(([kind, { file, schema }]) => {
    const name = kind as keyof typeof singles
    const read = known.singles[name] ?? other.singles[name]
    const record = kind === 'firm' ? openEveryDay(read?.value) : read?.value
    return { kind, file, schema: schema(vocabulary), record }
  }),
  ...Object.entries(collections).map(([kind, { folder, schema }]) => {
    const records = known.collections[kind as keyof typeof collections].map(({ value }) => value)
    const record = records.toSorted((one, next) => size(next) - size(one))[0]
    return { kind, file: `${folder}/essai.json`, schema: schema(vocabulary), record }
  }),
  ...Object.entries(legalTexts).map(([name, record]) => legal(name, record)),
].map((kind) => ({ ...kind, record: kind.record ?? sampleOf(kind.schema) }))

/** Of two times that are drawn for a day without any, the second does not come after the first. */
function openEveryDay(record: unknown): unknown {
  const hours = [{ opens: '08:00', closes: '12:00' }]
  const days = Object.keys(dayNames).map((day) => [day, hours])
  return { ...(record as object), openingHours: Object.fromEntries(days) }
}

function legal(name: string, record: unknown): Kind {
  const file = `content/legal/${name}.ts`
  return { kind: `legal: ${name}`, file, schema: legalPage(vocabulary), record }
}

function size(value: unknown): number {
  return JSON.stringify(value).length
}

/** Refinements, which no schema tells of: how each is broken, and what is said of it. */
const byHand: Readonly<
  Record<string, { readonly broken: (right: unknown) => unknown; readonly says: string }>
> = {
  'firm: legal.siret': {
    broken: () => '73282932000075',
    says: "« 73282932000075 » n'est pas un SIRET : sa clé est fausse, un chiffre a été mal recopié",
  },
  'firm: brand': {
    broken: () => 'Martin, peinture et décors à Quimper',
    says: '« Martin, peinture et décors à Quimper » a 36 signes, il en faut 34 au plus : il termine le titre de chaque page ; le nom entier a sa place dans la dénomination sociale',
  },
  'firm: where': {
    broken: () => 'Dordogne',
    says: "« Dordogne » n'est pas de la forme attendue : en, à, au, aux ou dans, puis le lieu, comme « en Dordogne » ou « dans l'Ain »",
  },
  ...Object.fromEntries(
    Object.keys(dayNames).flatMap((day) => [
      [
        `firm: openingHours.${day}[]`,
        {
          broken: () => ({ opens: '18:00', closes: '08:00' }),
          says: "ferme (08:00) avant d'ouvrir (18:00)",
        },
      ],
      [
        `firm: openingHours.${day}`,
        {
          broken: () => [
            { opens: '08:00', closes: '12:00' },
            { opens: '11:30', closes: '18:00' },
          ],
          says: 'ouvre à 11:30, avant la fin de ce qui précède (12:00)',
        },
      ],
    ]),
  ),
  'firm: legal.labels[].rge': {
    broken: (label) => ({ ...(label as object), name: 'Qualibat RGE', rge: false }),
    says: '« Qualibat RGE » se dit RGE : allumez RGE, ou ôtez ce mot du nom',
  },
  'firm: phones': { broken: () => ({}), says: 'il faut un numéro au moins' },
  'trade: blocks[].parts': {
    broken: (drawing) => ({ ...(drawing as object), width: 1, height: 1 }),
    says: 'un numéro, ou ce qu’il montre, est hors du dessin',
  },
}

/** What English there is in zod's own messages. */
const english = /\b(?:invalid|expected|received|input|too|must|required|unrecognized|key|of)\b/i

const found = ({ schema, file }: Kind, value: unknown): readonly ContentFault[] => {
  const faults: ContentFault[] = []
  checked(schema, { file, value }, faults)
  return faults
}

/** Refinements that a schema turned out to hold. */
const refined = new Set<string>()

test.each(kinds.map((kind) => [kind.kind, kind] as const))(
  'each rule of the schema of « %s », broken, is refused in French with file and field',
  (_, kind) => {
    expect(found(kind, kind.record)).toEqual([])
    const rules = [...plantedFaults(kind.schema, kind.record)]
    expect(rules.length).toBeGreaterThan(10)
    const wanting = rules.flatMap(({ rule, place, field, plant, says }) => {
      // Measured of what pages show: `content.known-records.test.ts`.
      if (rule === 'signs') return []
      const name = `${kind.kind}: ${place}`
      if (rule === 'refinement') refined.add(name)
      const { broken = (right: unknown) => right, says: words } = byHand[name] ?? {}
      const faults = found(kind, plant(broken))
      const [{ file = '', field: at = '', message = '' } = {}] = faults
      const isRight =
        faults.length === 1 &&
        file === kind.file &&
        at === field &&
        says.test(message) &&
        (rule !== 'refinement' || message === words) &&
        !english.test(message)
      return isRight ? [] : [{ rule, field, faults }]
    })
    expect(wanting).toEqual([])
  },
)

test('no refinement is broken by hand that no schema holds any more', () => {
  expect([...refined].sort()).toEqual(Object.keys(byHand).sort())
})
