import type { TradeBlockOf } from '@/content/schema/trade-blocks'
import { BlockSection } from './block-section'
import { unbrokenHeading } from '@/components/text/unbroken'

/** From what is seen to its cause, down one line. */
export function FaultTrail({ id, block }: { id: string; block: TradeBlockOf<'fault'> }) {
  const { trail, cause, remedy } = block
  return (
    <BlockSection id={id} block={block}>
      <ol className="ml-1.5 border-l-2 border-rule lg:ml-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:border-t-2 lg:border-l-0">
        {trail.map(({ title, text }) => (
          <li
            key={title}
            className="relative pb-10 pl-8 before:absolute before:top-1.5 before:-left-2 before:size-3.5 before:rounded-full before:border-2 before:border-band before:bg-surface lg:pt-7 lg:pl-0 lg:before:-top-2 lg:before:left-0"
          >
            <h3 className="text-subtitle">{unbrokenHeading(title)}</h3>
            <p className="mt-2 measure text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <div className="grid gap-x-12 gap-y-6 border-l-4 border-band bg-surface-3 p-6 sm:p-8 md:grid-cols-2">
        <div>
          <p className="font-semibold text-ink-2">La cause</p>
          <h3 className="mt-1 text-subtitle">{unbrokenHeading(cause.title)}</h3>
          <p className="mt-3 measure">{cause.text}</p>
        </div>
        <div>
          <p className="font-semibold text-ink-2">Le remède</p>
          <p className="mt-1 measure">{remedy}</p>
        </div>
      </div>
    </BlockSection>
  )
}
