import { movedAddresses } from './all-redirects'
import { company } from './catalog'

/**
 * What the firm's record gives to scripts that the browser runs alone, such as what stands in when a
 * page has failed: written into them as they are compiled (next.config.mjs), which another value has
 * done anew (scripts/build/compiled-sources.ts).
 */
export const inlinedFacts: Readonly<Record<string, string>> = {
  FIRM_PHONE: company.phone,
  TRADES_GUIDE: company.switches.tradesGuide ? '1' : '',
  MOVED_ADDRESSES: JSON.stringify(movedAddresses),
}
