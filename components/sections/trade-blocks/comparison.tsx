import type { TradeBlockOf } from '@/content/schema/trade-blocks'
import { BlockSection } from './block-section'

/** Two things of a kind, row by row; on a phone each cell names its column. */
export function Comparison({ id, block }: { id: string; block: TradeBlockOf<'comparison'> }) {
  const { first, second, rows, verdict } = block
  return (
    <BlockSection id={id} block={block}>
      <table className="block-table" aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.aspect}>
              <th scope="row">{row.aspect}</th>
              <td data-label={first}>{row.first}</td>
              <td data-label={second}>{row.second}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-8 measure text-lead">{verdict}</p>
    </BlockSection>
  )
}
