/*
 * Days, months and hours as people write them, in the form that records have them. What is written otherwise is
 * refused, and the message says the right form: no value is changed without its owner.
 */
import type { Interval } from '../../content/schema/firm-hours'
import { monthNames } from './months'
import { plainWords } from './plain-words'

const twoDigits = (text: string | number) => String(text).padStart(2, '0')

/** The number of a month, from its number or its name; undefined where it is neither. */
function monthNumber(text: string): number | undefined {
  const number = /^\d{1,2}$/.test(text)
    ? Number(text)
    : monthNames.findIndex((name) => plainWords(name) === plainWords(text)) + 1
  return number >= 1 && number <= 12 ? number : undefined
}

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/**
 * « 31/12/2027 », « 1er décembre 2027 » or « 2027-8-3 » as records write a day; undefined where it is no day. A
 * year of two digits is of this century.
 */
export function typedDay(text: string): string | undefined {
  const apart = String.raw`[\s/.-]+`
  const french = RegExp(`^(\\d{1,2})(?:er)?${apart}(\\d{1,2}|\\p{L}+)${apart}(\\d{4}|\\d\\d)$`, 'u')
  const [, date, month, year] = french.exec(text.trim()) ?? []
  const [, isoYear, isoMonth, isoDate] =
    /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text.trim()) ?? []
  const number = monthNumber(month ?? isoMonth ?? '')
  if (number === undefined) return undefined
  const written = [
    isoYear ?? year?.padStart(4, '20') ?? '',
    twoDigits(number),
    twoDigits(date ?? isoDate ?? ''),
  ].join('-')
  return isDay(written) ? written : undefined
}

/** « 11/2026 », « novembre 2026 » or « 2026-3 » as records write a month; undefined where it is none. */
export function typedMonth(text: string): string | undefined {
  const words = text.trim().split(/[\s/.-]+/)
  if (words.length !== 2) return undefined
  const year = words.find((word) => /^\d{4}$/.test(word))
  const number = monthNumber(words.find((word) => word !== year) ?? '')
  return year && number ? `${year}-${twoDigits(number)}` : undefined
}

/** « 9h », « 9:00 », « 12 h 30 » or « midi » as records write a time; undefined where it is none. */
export function typedTime(text: string): string | undefined {
  if (/^midi$/i.test(text.trim())) return '12:00'
  const [, hours, minutes = '00'] = /^(\d{1,2})\s*(?:[h:]\s*(\d{2})?)?$/i.exec(text.trim()) ?? []
  return hours === undefined ? undefined : `${twoDigits(hours)}:${minutes}`
}

/** A day's hours, and whether they are by appointment. */
export interface TypedHours {
  readonly intervals: readonly Interval[]
  readonly byAppointment: boolean
}

/** « sur rendez-vous », « sur RDV uniquement », « (uniquement sur r.d.v.) » */
const appointment =
  /\(?(?:(?:sauf|seulement|uniquement)\s+)?(?:(?:sur|par)\s+)?(?:rendez[\s-]*vous|rdv|r\.\s?d\.\s?v\.?)(?:\s+(?:seulement|uniquement))?\)?/i

/**
 * « 8h-12h, 14h-18h30 » as intervals, in whatever order, « fermé » as none, each with « sur rendez-vous » or
 * without; undefined where it is not that.
 */
export function typedHours(text: string): TypedHours | undefined {
  const intervals = text
    .replace(appointment, '')
    .split(/[,;]|\bet\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^ferm/i.test(part))
    .map((part) => {
      const [opens, closes, ...others] = part.split(/-|–|à/).map(typedTime)
      return opens && closes && others.length === 0 ? { opens, closes } : undefined
    })
  return intervals.every((interval) => interval !== undefined)
    ? { intervals, byAppointment: appointment.test(text) }
    : undefined
}
