/** Whether the relay that a production build would use can receive the forms, and keeps what texts promise. */
import { ownRelayCopies } from '../../content/legal/parts/retention'
import type { Firm } from '../../content/schema/firm'
import { isOwnRelay, readEnvironment } from '../../lib/environment'
import { singles } from '../../lib/site/content/kinds'
import { ordinarySpaces } from '../../lib/text/ordinary-spaces'
import { staysHere } from '../../lib/text/stays-here'
import type { ContentRecord } from './content-records'
import { reservedAddresses } from './fictional'
import { recordIn, textsIn, type DeepPartial, type FoundIn } from './record-places'

/** What is wrong with the relay's address; else the texts that are untrue of that relay. */
export function relayFindings(
  records: readonly ContentRecord[],
  relayUrl: string | undefined,
): readonly FoundIn[] {
  const fault = relayFault(relayUrl)
  return fault === undefined
    ? untrueOfThirdParty(records, relayUrl ?? '')
    : [{ file: 'environnement', field: 'RELAY_URL', what: fault }]
}

/** Texts that promise that the relay erases what it keeps, where the relay is a third party's. */
function untrueOfThirdParty(
  records: readonly ContentRecord[],
  relayUrl: string,
): readonly FoundIn[] {
  const { origins } = (recordIn(records, singles.firm.file)?.record ?? {}) as DeepPartial<Firm>
  if (
    isOwnRelay(
      relayUrl,
      Object.values(origins ?? {}).filter((origin) => origin !== undefined),
    )
  )
    return []
  return records.flatMap(({ file, record }) =>
    textsIn(record)
      .filter(({ text }) => ordinarySpaces(text) === ownRelayCopies)
      .map(({ path }) => ({
        file,
        field: path,
        what: `${path} dit que notre propre relais efface ses copies : écrivez combien de temps ${new URL(relayUrl).hostname} les garde`,
      })),
  )
}

/** What is wrong with the relay's address that a production build would use. */
function relayFault(value: string | undefined): string | undefined {
  let relayUrl: string
  try {
    relayUrl = readEnvironment({ RELAY_URL: value }).relayUrl
  } catch (error) {
    return (error as Error).message
  }
  if (staysHere(relayUrl))
    return `RELAY_URL ${relayUrl} est sur cette machine, que les visiteurs ne peuvent pas atteindre`
  if (reservedAddresses(new URL(relayUrl).hostname).length > 0)
    return `RELAY_URL ${relayUrl} est sur un domaine que personne ne peut avoir`
  return undefined
}
