import { strayVatNumber } from '@/content/schema/firm-identity'
import { recordDayText } from '@/lib/text/day-text'
import { hasHours, noHours } from '@/lib/text/opening-hours'
import { firmWithExpired } from '../catalog'
import { backwardsText, namedTwice, type ContentFault, type FaultOf } from './faults'
import { singles } from './kinds'

/** Returns undefined for a code that is no language. */
const languageNames = new Intl.DisplayNames('fr', { type: 'language', fallback: 'none' })

/**
 * What the firm's schema cannot see: periods that end before they begin or overlap, no opening hours at all,
 * numbers that belong to two firms, unknown languages, entries that a list holds twice.
 */
export function firmFaults(fault: FaultOf): readonly ContentFault[] {
  const { file } = singles.firm
  const { closures, legal, openingHours } = firmWithExpired
  const strayVat = strayVatNumber(legal)
  const backwards = (list: 'closures' | 'notices') =>
    firmWithExpired[list].flatMap(({ from, until }, index) =>
      from <= until ? [] : [fault(file, `${list}[${index}]`, backwardsText(from, until))],
    )
  return [
    ...backwards('closures'),
    ...backwards('notices'),
    ...closures.flatMap((closure, index) => {
      const other = closures
        .slice(0, index)
        .find(({ from, until }) => from <= closure.until && closure.from <= until)
      return other
        ? [
            fault(
              file,
              `closures[${index}]`,
              `une autre fermeture, du ${recordDayText(other.from)} au ${recordDayText(other.until)}, a des jours de celle-ci : gardez-en une, ou séparez-les`,
            ),
          ]
        : []
    }),
    ...(hasHours(openingHours) ? [] : [fault(file, 'openingHours', noHours)]),
    ...(strayVat === undefined ? [] : [fault(file, 'legal.vatNumber', strayVat)]),
    ...Object.entries({
      'openingHours.byAppointment': openingHours.byAppointment ?? [],
      languages: firmWithExpired.languages,
      social: firmWithExpired.social.map(({ url }) => url),
      'legal.labels': (legal.labels ?? []).map(({ name, number }) => `${name}, ${number}`),
    }).flatMap(([list, entries]) =>
      namedTwice(list, entries, (field, message) => fault(file, field, message)),
    ),
    ...firmWithExpired.languages.flatMap((code, index) =>
      languageNames.of(code)
        ? []
        : [
            fault(
              file,
              `languages[${index}]`,
              `« ${code} » n'est le code d'aucune langue (fr : français, en : anglais, es : espagnol)`,
            ),
          ],
    ),
  ]
}
