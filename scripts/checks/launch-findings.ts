/** Everything that the owner must still replace before the site goes live. */
import path from 'node:path'
import type { Firm } from '../../content/schema/firm'
import { isRecord } from '../../lib/site/content/field-path'
import { collections, singles } from '../../lib/site/content/kinds'
import type { ContentRecord } from './content-records'
import { locateCommune } from './french-places'
import { contradictedPrices } from './launch-amounts'
import { authoredPlace, placesElsewhere, placesUnknown } from './launch-area'
import { labelClaims, untrueClaims } from './launch-claims'
import { endingSoon, pastFacts, pastTexts, unlikelyPeriods } from './launch-dates'
import { staleFacts } from './launch-facts'
import {
  activitiesToCompare,
  contradictedExperience,
  missingIdentity,
  strayCentre,
  uncheckedAccessibility,
  unreadTerms,
} from './launch-firm'
import { relayFindings } from './launch-relay'
import { ofKind, type Finding, type LaunchKind } from './launch-report'
import { missingReviews, undatedReviews } from './launch-reviews'
import { sampleFindings, stayingPictures } from './launch-samples'
import { recordIn, type DeepPartial, type Found } from './record-places'

/**
 * What the records and the environment tell.
 * @param formerTowns the towns of the firm that these records have been adopted from.
 */
export function launchFindings(
  records: readonly ContentRecord[],
  environment: { readonly RELAY_URL?: string | undefined },
  day: string,
  formerTowns: readonly string[] = [],
): readonly Finding[] {
  return [
    ...sampleFindings(records),
    ...ofKind('review', undatedReviews(records)),
    ...firmFindings(records, day, formerTowns),
    ...ofKind('picture', stayingPictures(records)),
    ...ofKind('amount', contradictedPrices(records)),
    ...ofKind('fact', staleFacts(records, day)),
    ...ofKind('date', pastTexts(records, day)),
    ...ofKind('relay', relayFindings(records, environment.RELAY_URL)),
  ]
}

/** Findings from comparing the firm's record with the law, the calendar, the map and the texts. */
function firmFindings(
  records: readonly ContentRecord[],
  day: string,
  formerTowns: readonly string[],
): readonly Finding[] {
  const own = recordIn(records, singles.firm.file)
  if (!own) return []
  const { file } = own
  const firm = own.record as DeepPartial<Firm>
  const inFirm = (kind: LaunchKind, found: readonly Found[]) =>
    ofKind(
      kind,
      found.map((one) => ({ file, ...one })),
    )
  const locate = (city: string, code: string) =>
    authoredPlace(records, city) ?? locateCommune(city, code)
  return [
    ...inFirm('identity', missingIdentity(firm)),
    ...inFirm('terms', unreadTerms(firm)),
    ...inFirm('accessibility', uncheckedAccessibility(firm)),
    ...inFirm('review', missingReviews(records, firm)),
    ...inFirm('date', pastFacts(firm, day)),
    ...inFirm('date', endingSoon(firm, day)),
    ...inFirm('date', unlikelyPeriods(firm, day)),
    ...inFirm('coordinates', strayCentre(firm, locate)),
    ...ofKind('place', placesElsewhere(records, firm, formerTowns)),
    ...ofKind('place', placesUnknown(records)),
    ...ofKind('label', labelClaims(records, firm)),
    ...inFirm('claim', contradictedExperience(firm, day)),
    ...ofKind('claim', untrueClaims(records, firm, day)),
  ]
}

/**
 * What no program can tell and a person has to check before the site goes live; not a finding, since it never
 * disappears.
 */
export function launchReminder(records: readonly ContentRecord[]): string | undefined {
  const firm = recordIn(records, singles.firm.file)?.record
  const trades = records.flatMap(({ file, record }) =>
    path.basename(path.dirname(file)) === collections.trade.folder && isRecord(record)
      ? [String(record.title)]
      : [],
  )
  return firm === undefined ? undefined : activitiesToCompare(firm as DeepPartial<Firm>, trades)
}
