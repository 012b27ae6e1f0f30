import type { CmsConfig, Field } from '@sveltia/cms'
import { contentFolder } from '@/lib/site/content/folder'
import { collections, singles } from '@/lib/site/content/kinds'
import { readContent } from '@/lib/site/content/raw-content'
import { isOff } from '@/lib/site/content/shown-part'
import { toScreen } from '@/admin/screen/record-format'
import { configFromContent, listsOf, localBackend } from './local-config'

const { config, schemas, pages } = configFromContent(
  contentFolder(),
  localBackend('http://127.0.0.1:3002'),
  'http://localhost:3000',
)
const raw = readContent(contentFolder(), [])

/** What the screen shows, by kind of record, in its order. */
function shown({ collections: held = [] }: CmsConfig) {
  return held.flatMap((collection) => {
    if ('files' in collection)
      return collection.files.map(({ name, file, fields }) => ({ name, file, fields }))
    return 'fields' in collection
      ? [{ name: collection.name, file: collection.folder, fields: collection.fields }]
      : []
  })
}

/** Every field at any depth. */
function within(field: Field): Field[] {
  const holder = field as { fields?: Field[]; field?: Field; types?: { fields?: Field[] }[] }
  const inner = [
    ...(holder.fields ?? []),
    ...(holder.field ? [holder.field] : []),
    ...(holder.types ?? []).flatMap(({ fields = [] }) => fields),
  ]
  return [field, ...inner.flatMap(within)]
}

test('every record that an owner may change is on the screen, once, and colours and fonts are not', () => {
  const files = shown(config).map(({ file }) => file.replace(/^content\//, ''))
  const there = [
    ...Object.entries(singles)
      .filter(([kind]) => kind !== 'brand' && kind in raw.singles)
      .map(([, { file }]) => file),
    ...Object.values(collections).map(({ folder }) => folder),
  ]
  expect([...files].sort()).toEqual(there.sort())
  expect(Object.keys(schemas).sort()).toEqual(
    shown(config)
      .map(({ name }) => name)
      .sort(),
  )
})

test('hours, closures and phone come first, then prices, jobs and testimonials; every field has its French label', () => {
  const [firm, ...others] = shown(config)
  expect(firm?.fields.slice(0, 4).map(({ name }) => name)).toEqual([
    ...['openingHours', 'closures', 'notices', 'phones'],
  ])
  expect(others.slice(0, 4).map(({ name }) => name)).toEqual([
    ...['prices', 'figures', 'job', 'testimonial'],
  ])
  for (const { name, fields } of shown(config))
    for (const field of fields.flatMap(within)) {
      expect([name, field.name, field.label]).toEqual([
        name,
        field.name,
        expect.stringMatching(/\S/),
      ])
      expect(['$schema', 'origins']).not.toContain(field.name)
    }
  // The firm's own place is set at adoption; that of a town which no register places is asked of the owner.
  const placed = shown(config).filter(({ fields }) =>
    fields.flatMap(within).some(({ name }) => name === 'coordinates'),
  )
  expect(placed.map(({ name }) => name)).toEqual(['area'])
})

test('what is chosen comes from the records: communes, prices, families', () => {
  const fields = shown(config).flatMap((one) => one.fields.flatMap(within))
  const options = (name: string) =>
    fields.flatMap((field) =>
      field.name === name && 'options' in field
        ? (field.options as { value: string }[]).map(({ value }) => value)
        : [],
    )
  const [trade] = raw.collections.trade
  const { serviceSlug, categoryId } = trade!.value as { serviceSlug: string; categoryId: string }
  expect(options('serviceSlug')).toContain(serviceSlug)
  expect(options('categoryId')).toContain(categoryId)
  const { departments } = raw.singles.area!.value as {
    departments: { cities: { name: string }[] }[]
  }
  for (const { cities } of departments)
    expect(options('commune')).toEqual(expect.arrayContaining(cities.map(({ name }) => name)))
  const { prices } = raw.singles.prices!.value as { prices: object }
  expect(options('price')).toEqual(expect.arrayContaining(Object.keys(prices)))
})

test.each([
  ['m²', 'a : 50 €/m²'],
  ['mètre linéaire', 'a : 50 €/ml'],
  ['heure', 'a : 50 €/h'],
  ['forfait', 'a : 50 € (forfait)'],
])('a price by %s is offered as « %s »', (unit, label) => {
  const record = { file: 'prices.json', id: 'prices', value: { prices: { a: { from: 50, unit } } } }
  const content = { ...raw, singles: { ...raw.singles, prices: record } }
  expect(listsOf(content).price).toEqual([{ value: 'a', label }])
})

test('every page that the preview shows has an address of the site', () => {
  for (const page of Object.values(pages)) expect(page).toMatch(/^\/[\w/{}-]*$/)
})

/** Values that a field of the screen would refuse, with its place. */
function refused(field: Field, value: unknown, at: string): string[] {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) {
    const { fields, field: entry, types } = field as Holder
    return value.flatMap((held: Record<string, unknown>, index) => {
      const inner = types?.find(({ name }) => name === held.choice)?.fields ?? fields
      if (inner)
        return inner.flatMap((one) => refused(one, held[one.name], `${at}[${index}].${one.name}`))
      return entry ? refused(entry, held, `${at}[${index}]`) : []
    })
  }
  if (typeof value === 'object') {
    const { fields, types } = field as Holder
    const held = value as Record<string, unknown>
    const inner = types?.find(({ name }) => name === held.choice)?.fields ?? fields ?? []
    return inner.flatMap((one) => refused(one, held[one.name], `${at}.${one.name}`))
  }
  const { pattern } = field as { pattern?: [string, string] }
  return pattern && !new RegExp(pattern[0]).test(String(value)) ? [`${at}: ${pattern[1]}`] : []
}
interface Holder {
  readonly fields?: Field[]
  readonly field?: Field
  readonly types?: readonly { readonly name: string; readonly fields?: Field[] }[]
}

test('no record holds what the screen would refuse: whoever edits one field can save it', () => {
  for (const { name, fields } of shown(config)) {
    // What is wrong with a page that is off is said, and to be corrected, once it is on.
    if (isOff(name, raw.singles.firm?.value)) continue
    const held = { ...raw.singles, ...raw.collections }[name as 'firm' | 'job']
    for (const { file, value } of [held ?? []].flat()) {
      const edited = toScreen(schemas[name]!, value) as Record<string, unknown>
      expect(
        fields.flatMap((one) => refused(one, edited[one.name], `${file}: ${one.name}`)),
      ).toEqual([])
    }
  }
})
