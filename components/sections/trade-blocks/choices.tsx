import type { TradeBlockOf } from '@/content/schema/trade-blocks'
import { BlockSection } from './block-section'

const columns = {
  suits: 'Sa place',
  price: 'Prix',
  lifetime: 'Durée de vie',
  limit: 'Sa limite',
} as const
const fields = Object.keys(columns) as (keyof typeof columns)[]

/** Options to choose from, in a table; on a phone each option is a block of its own. */
export function Choices({ id, block }: { id: string; block: TradeBlockOf<'choices'> }) {
  return (
    <BlockSection id={id} block={block}>
      <table className="block-table" aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            {fields.map((field) => (
              <th key={field} scope="col" className="whitespace-nowrap">
                {columns[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.choices.map((choice) => (
            <tr key={choice.name}>
              <th scope="row">{choice.name}</th>
              {fields.map((field) => (
                <td key={field} data-label={columns[field]}>
                  {choice[field]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 measure text-base text-ink-2">{block.priceNote}</p>
    </BlockSection>
  )
}
