import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import type { SpecimenQuotesPage } from '@/content/schema/pages/specimen-quotes'
import { centsText, rateText, type SpecimenAmounts } from '@/lib/site/specimen-amounts'
import { french } from '@/lib/text/typography'

/** The lots and their lines. The note of a line is a cell of its row, shown in the margin. */
export function LinesTable({
  lots,
  amounts,
  texts,
}: {
  lots: SpecimenQuote['lots']
  amounts: SpecimenAmounts
  texts: SpecimenQuotesPage
}) {
  return (
    <table aria-label="Lignes du devis" className="quote-lines">
      <thead>
        <tr>
          <th scope="col">Désignation</th>
          <th scope="col">Qté</th>
          <th scope="col">Unité</th>
          <th scope="col">Prix HT</th>
          <th scope="col">TVA</th>
          <th scope="col">Total HT</th>
          <th scope="col">{texts.noteColumn}</th>
        </tr>
      </thead>
      {lots.map(({ title, lines }, index) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={6} className="font-display text-subtitle text-band">
              {french(`Lot ${index + 1} : ${title}`)}
            </th>
          </tr>
          {lines.map((line, position) => (
            <tr key={line.label}>
              <th scope="row">
                {line.label}
                {line.detail && <small>{line.detail}</small>}
              </th>
              <td>{line.quantity.toLocaleString('fr-FR')}</td>
              <td>{line.unit}</td>
              <td>
                <span className="quote-term">× </span>
                {centsText(line.unitPrice)}
              </td>
              <td>
                <span className="quote-term">TVA </span>
                {rateText(line.taxRate)}
              </td>
              <td>{centsText(amounts.lots[index]?.lines[position] ?? 0)}</td>
              <td>
                <p className="quote-note">{line.note}</p>
                {line.trap && (
                  <p className="quote-note">
                    <b>{texts.trapLabel}</b> {line.trap}
                  </p>
                )}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={5}>
              {french(`Sous-total du lot ${index + 1}`)}
            </th>
            <td>{centsText(amounts.lots[index]?.total ?? 0)}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
