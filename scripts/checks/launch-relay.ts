/** Whether the relay that a production build would use can receive the forms, and what texts must say of it. */
import type { Firm } from '../../content/schema/firm'
import { isOwnRelay, readEnvironment } from '../../lib/environment'
import { singles } from '../../lib/site/content/kinds'
import { staysHere } from '../../lib/text/stays-here'
import type { ContentRecord } from './content-records'
import { reservedAddresses } from './fictional'
import { recordIn, type DeepPartial, type FoundIn } from './record-places'

/** What is wrong with the relay's address; else what the texts do not say of that relay. */
export function relayFindings(
  records: readonly ContentRecord[],
  relayUrl: string | undefined,
): readonly FoundIn[] {
  const fault = relayFault(relayUrl)
  return fault === undefined
    ? unsaidOfThirdParty(records, relayUrl ?? '')
    : [{ file: 'environnement', field: 'RELAY_URL', what: fault }]
}

/** How long a third party's relay keeps its copies, which the privacy policy says: ours erases them itself. */
function unsaidOfThirdParty(
  records: readonly ContentRecord[],
  relayUrl: string,
): readonly FoundIn[] {
  const own = recordIn(records, singles.firm.file)
  const { origins, legal } = (own?.record ?? {}) as DeepPartial<Firm>
  if (
    !own ||
    legal?.processors?.relay?.kept !== undefined ||
    isOwnRelay(
      relayUrl,
      Object.values(origins ?? {}).filter((origin) => origin !== undefined),
    )
  )
    return []
  const field = 'legal.processors.relay.kept'
  const what = `complétez ${field} : combien de temps ${new URL(relayUrl).hostname} garde ses copies, que la politique de confidentialité doit dire`
  return [{ file: own.file, field, what }]
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
