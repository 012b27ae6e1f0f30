import type { Firm } from '@/content/schema/firm'
import {
  addressFacts,
  formFacts,
  insuranceBlocks,
  labelSections,
  mediatorFacts,
  nameFacts,
  phoneFacts,
  registrationFacts,
  type DatedFacts,
} from '@/content/legal/parts/firm-texts'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import { paths } from '@/lib/addresses/paths'
import { french } from '@/lib/text/typography'

const set = ({ facts, ...rest }: DatedFacts): DatedFacts => ({
  ...rest,
  facts: facts.map(([term, value]) => [french(term), french(value)]),
})

/** The letterhead of a quote: who issues it. */
export function letterhead(firm: Firm): DatedFacts {
  return set({
    facts: [
      ...nameFacts(firm),
      ...formFacts(firm),
      ...addressFacts(firm),
      ...phoneFacts(firm),
      ['E-mail', firm.email],
      ...registrationFacts(firm),
    ],
  })
}

/** The insurances that a quote names, a block for each; what the record lacks is said to be missing. */
export function quoteInsurance(firm: Firm): readonly DatedFacts[] {
  return insuranceBlocks(firm).map(set)
}

/** The mediator for disputes with customers. */
export function quoteMediator(firm: Firm): DatedFacts {
  return set({ facts: mediatorFacts(firm, 'Médiateur de la consommation') })
}

/** The label (RGE) without which works get no aid; none where the firm says that it has none. */
export function quoteLabels(firm: Firm): readonly DatedFacts[] {
  return labelSections(firm)
    .filter(({ id }) => id === 'rge')
    .flatMap(({ blocks }) => blocks.filter((block) => 'facts' in block))
    .map(set)
}

/** Links to specimen quotes, by their short names. */
export function specimenLinks(
  specimens: readonly SpecimenQuote[],
): readonly { readonly name: string; readonly href: string }[] {
  return specimens.map(({ id, name }) => ({ name, href: paths.specimenQuote(id) }))
}
