/* When the firm can be reached: its week, its closures, and what it announces between two days. */
import * as z from 'zod'
import { day, pattern } from './parts'
import type { Vocabulary } from './vocabulary'

/** As the editing screen calls them; pages take theirs from `lib/text/opening-hours.ts`, without any schema. */
const weekDays = {
  Monday: 'Lundi',
  Tuesday: 'Mardi',
  Wednesday: 'Mercredi',
  Thursday: 'Jeudi',
  Friday: 'Vendredi',
  Saturday: 'Samedi',
  Sunday: 'Dimanche',
} as const
export type WeekDay = keyof typeof weekDays

const time = () =>
  pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'HH:MM, comme 08:30').meta({ widget: 'time' })

/** Hours of a day in which the firm can be reached; a day with a lunch break has two. Times as HH:MM. */
export interface Interval {
  readonly opens: string
  readonly closes: string
}

const interval = () =>
  z
    .strictObject({ opens: time().meta({ label: 'De' }), closes: time().meta({ label: 'À' }) })
    .refine(({ opens, closes }) => opens < closes, {
      error: ({ input }) => {
        const { opens, closes } = input as Interval
        return `ferme (${closes}) avant d'ouvrir (${opens})`
      },
    })
    .readonly()
    .meta({ summary: '{{opens}} à {{closes}}' })

/** The intervals of a day, in their order. */
const dayHours = () =>
  z
    .array(interval())
    .refine((intervals) => !overlapping(intervals), {
      error: ({ input }) => {
        const [before, next] = overlapping(input as readonly Interval[]) ?? []
        return `ouvre à ${next?.opens}, avant la fin de ce qui précède (${before?.closes})`
      },
    })
    .readonly()

/** The first interval that begins before the one above it has ended, after that one. */
function overlapping(intervals: readonly Interval[]): readonly [Interval, Interval] | undefined {
  for (const [index, next] of intervals.entries()) {
    const before = intervals[index - 1]
    if (before && next.opens < before.closes) return [before, next]
  }
  return undefined
}

/**
 * Opening hours of each day of the week; a day without an interval is closed, unless it is by appointment: then
 * its hours, if any, are those for which appointments are made.
 */
export const openingHours = () =>
  z
    .strictObject({
      ...(Object.fromEntries(
        Object.entries(weekDays).map(([day, label]) => [
          day,
          dayHours().meta({
            label,
            one: 'une plage horaire',
            description: 'Sans heures : fermé ce jour-là, ou seulement sur rendez-vous (plus bas).',
          }),
        ]),
      ) as Record<WeekDay, ReturnType<typeof dayHours>>),
      byAppointment: z
        .array(z.enum(Object.keys(weekDays) as [WeekDay]).meta({ choices: weekDays }))
        .readonly()
        .optional()
        .meta({
          label: 'Jours sur rendez-vous',
          one: 'un jour',
          description:
            'Ces jours-là, le site dit « Sur rendez-vous », après les heures si vous en donnez.',
        }),
    })
    .readonly()
export type OpeningHours = z.infer<ReturnType<typeof openingHours>>

/** The first and the last day, both included. */
const period = () => ({
  from: day().meta({ label: 'Du' }),
  until: day().meta({ label: 'Au (compris)' }),
})

/**
 * Days on which nobody answers. Every page says so on those days only, and the answer times that forms
 * promise allow for them.
 */
export const closure = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      ...period(),
      text: prose().meta({
        label: 'Ce que disent les pages',
        description: "Par exemple « Congés d'été : fermé jusqu'au 24 août. »",
      }),
      promise: prose().optional().meta({
        label: 'Ce que promettent les formulaires',
        description: 'Par exemple « Votre demande sera lue le 25 août. »',
      }),
    })
    .readonly()
export type Closure = z.infer<ReturnType<typeof closure>>

/** A sentence of the owner's on every page, between two days. */
export const notice = ({ prose }: Vocabulary) =>
  z.strictObject({ ...period(), text: prose().meta({ label: 'Texte' }) }).readonly()
export type Notice = z.infer<ReturnType<typeof notice>>
