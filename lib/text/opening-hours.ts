import type { OpeningHours } from '@/content/schema/firm'

/** « 8h30-19h00 », or « Fermé ». */
export function hoursText({ opens, closes }: OpeningHours): string {
  return opens && closes ? `${clock(opens)}-${clock(closes)}` : 'Fermé'
}

function clock(time: string): string {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)}h${minutes}`
}
