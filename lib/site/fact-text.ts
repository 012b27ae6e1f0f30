import type { Fact } from '@/content/schema/facts'
import { recordDayText } from '@/lib/text/day-text'
import { monthText } from '@/lib/text/month-text'

/** Where and when a fact was read, or that it has not been: « lu dans une copie le 23/11/2026 ». */
export function readText({ read }: Pick<Fact, 'read'>): string {
  if (!read) return 'à vérifier'
  const [year, month, day] = read.on.split('-')
  return `${read.from === 'source' ? 'vérifié' : 'lu dans une copie'} le ${day}/${month}/${year}`
}

/** A fact's source within a sentence: « ffbatiment.fr, janvier 2025, … », « à vérifier sur … ». */
export function sourceText({
  source: { publisher, dated },
  ...fact
}: Pick<Fact, 'source' | 'read'>): string {
  if (!fact.read) return `à vérifier sur ${publisher}`
  return [publisher, dated && dateText(dated), readText(fact)].filter(Boolean).join(', ')
}

/** « 2025 », « janvier 2025 », « 24 janvier 2017 » of a year, a month or a day. */
export function dateText(dated: string): string {
  const [, month, day] = dated.split('-')
  if (day) return recordDayText(dated)
  return month ? monthText(dated) : dated
}
