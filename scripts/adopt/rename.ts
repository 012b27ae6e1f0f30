import type { Single } from '../../lib/site/content/kinds'
import { singleIn, type ContentTree, type Json } from './content-tree'

/**
 * Replaces the former name, phone, e-mail and domain in all texts; its department, by name or number, only in
 * keywords.
 */
export function rename(records: Map<string, Json>, tree: ContentTree): void {
  const facts = ({ brand, email, phones, origins, addresses }: Single<'firm'>) => {
    const phone = phones.landline ?? phones.mobile ?? ''
    return {
      texts: [brand, email, phone, new URL(origins.canonical).hostname.replace(/^www\./, '')],
      department: addresses.registered.department,
    }
  }
  const [old, now] = [facts(singleIn(tree.records, 'firm')), facts(singleIn(records, 'firm'))]
  const department = new RegExp(`(?<![\\p{L}-])${old.department}(?![\\p{L}]|-\\p{L})`, 'gu')
  const codeOf = (from: ReadonlyMap<string, Json>, called: string) =>
    singleIn(from, 'area').departments.find(({ name }) => name === called)?.code
  const [oldCode, code] = [codeOf(tree.records, old.department), codeOf(records, now.department)]
  const renumbered = (text: string) =>
    text
      .split(' ')
      .map((word) => (word === oldCode ? (code ?? word) : word))
      .join(' ')
  const change = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      const named = old.texts.reduce(
        (text, fact, index) => text.replaceAll(fact, () => now.texts[index] ?? fact),
        value,
      )
      return key === 'keywords'
        ? renumbered(named.replace(department, () => now.department))
        : named
    }
    if (Array.isArray(value)) return value.map((entry) => change(entry, key))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [name, change(entry, name)]),
      )
    return value
  }
  for (const name of tree.records.keys())
    if (name !== 'firm.json' && name !== 'area.json')
      records.set(name, change(records.get(name), '') as Json)
  const { brand } = singleIn(records, 'firm')
  records.set('firm.json', { ...(change(records.get('firm.json'), '') as Json), brand })
}
