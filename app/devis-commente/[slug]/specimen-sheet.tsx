import type { Firm } from '@/content/schema/firm'
import type { DatedFacts } from '@/content/legal/parts/firm-texts'
import type { SpecimenQuotesPage } from '@/content/schema/pages/specimen-quotes'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import { periodName } from '@/lib/head/period'
import { centsText, rateText, specimenAmounts } from '@/lib/site/specimen-amounts'
import { letterhead, quoteInsurance, quoteLabels, quoteMediator } from '@/lib/site/specimen-quotes'
import { recordDayText } from '@/lib/text/day-text'
import { french } from '@/lib/text/typography'
import { Annotated } from './annotated'
import { LinesTable } from './lines-table'

const longDay = (day: string) => french(recordDayText(day))

/** The quote as it would be on paper, from the letterhead to the signature, each part with its note. */
export function SpecimenSheet({
  specimen,
  texts,
  firm,
}: {
  specimen: SpecimenQuote
  texts: SpecimenQuotesPage
  firm: Firm
}) {
  const { number, date, validUntil, object, place, timing, lots, payments } = specimen
  const amounts = specimenAmounts(specimen)
  const labels = specimen.aided ? quoteLabels(firm) : []
  return (
    <div className="quote-sheet">
      <Annotated note={texts.firmNote}>
        <p className="mb-6 w-fit border border-band px-5 py-1 font-display text-lg font-bold text-band">
          {texts.mark}
        </p>
        <h3 className="mb-6 text-subtitle">{french(`${texts.documentTitle} n° ${number}`)}</h3>
        <Facts {...letterhead(firm)} />
      </Annotated>
      <Annotated note={texts.datesNote}>
        <Facts
          facts={[
            ['Client', texts.customer.join(', ')],
            ['Date du devis', longDay(date)],
            ['Valable jusqu’au', longDay(validUntil)],
          ]}
        />
      </Annotated>
      <Annotated note={specimen.placeNote}>
        <Facts
          facts={[
            ['Objet', object],
            ['Lieu', place],
          ]}
        />
      </Annotated>
      <Annotated note={specimen.timingNote}>
        <Facts facts={[['Début et durée', timing]]} />
      </Annotated>
      <LinesTable lots={lots} amounts={amounts} texts={texts} />
      <h3 className="quote-row mt-8 text-subtitle">{texts.totalsTitle}</h3>
      <Annotated note={texts.netNote}>
        <Amount term="Total hors taxes" cents={amounts.net} />
      </Annotated>
      <Annotated note={texts.taxNote}>
        {amounts.taxes.map(({ rate, base, tax }) => (
          <Amount key={rate} term={`TVA à ${rateText(rate)}, sur ${centsText(base)}`} cents={tax} />
        ))}
      </Annotated>
      <Annotated note={texts.totalNote}>
        <div className="border-t-2 border-band pt-4 font-display text-lg font-bold text-band">
          <Amount term="Total toutes taxes comprises" cents={amounts.total} />
        </div>
      </Annotated>
      <h3 className="quote-row mt-8 text-subtitle">{texts.paymentsTitle}</h3>
      <ol>
        {payments.map(({ when, share, note }, index) => (
          <Annotated as="li" key={when} note={note}>
            <Amount term={french(`${share} % : ${when}`)} cents={amounts.payments[index] ?? 0} />
          </Annotated>
        ))}
      </ol>
      <h3 className="quote-row mt-8 text-subtitle">{texts.mentionsTitle}</h3>
      <Annotated note={texts.insuranceNote}>
        <Blocks blocks={quoteInsurance(firm)} />
      </Annotated>
      {labels.length > 0 && (
        <Annotated note={texts.labelNote}>
          <Blocks blocks={labels} />
        </Annotated>
      )}
      <ul>
        {[...texts.mentions, ...specimen.mentions].map(({ text, note }) => (
          <Annotated as="li" key={text} note={note}>
            <p>{text}</p>
          </Annotated>
        ))}
      </ul>
      <Annotated note={texts.mediatorNote}>
        <Facts {...quoteMediator(firm)} />
      </Annotated>
      <Annotated note={texts.signature.note}>
        <p className="border border-field px-5 pt-5 pb-28">{texts.signature.text}</p>
      </Annotated>
    </div>
  )
}

function Amount({ term, cents }: { term: string; cents: number }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 py-1">
      <span>{term}</span> <b>{centsText(cents)}</b>
    </p>
  )
}

/** Contracts or labels, one below the other: a gap says where the next begins. */
function Blocks({ blocks }: { blocks: readonly DatedFacts[] }) {
  return (
    <div className="space-y-5">
      {blocks.map((block) => (
        <Facts key={JSON.stringify(block)} {...block} />
      ))}
    </div>
  )
}

function Facts({ facts, until }: DatedFacts) {
  return (
    <dl data-period={until && periodName({ until })}>
      {facts.map(([term, value]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-4 py-1">
          <dt className="text-ink-2">{term}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
