import { movedAddresses } from './all-redirects'
import { firm } from './catalog'

/**
 * Facts of the firm's record for scripts that the browser runs without the server's data, such as the message
 * of a page that has failed. They are compiled in (next.config.mjs), so a change of theirs compiles the
 * scripts anew (scripts/build/compiled-sources.ts).
 */
export const inlinedFacts: Readonly<Record<string, string>> = {
  FIRM_PHONE: firm.phone,
  TRADES_GUIDE: firm.switches.tradesGuide ? '1' : '',
  MOVED_ADDRESSES: JSON.stringify(movedAddresses),
}
