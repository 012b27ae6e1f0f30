import type { ReactElement } from 'react'
import type { BlockPlace, TradeBlock } from '@/content/schema/trade-blocks'
import { Choices } from './choices'
import { Comparison } from './comparison'
import { DayByDay } from './day-by-day'
import { FaultTrail } from './fault-trail'
import { NumberedDrawing } from './numbered-drawing'

/** The blocks of a trade that follow one section of its page, in their order. */
export function TradeBlocks({
  blocks = [],
  after,
}: {
  blocks?: readonly TradeBlock[] | undefined
  after: BlockPlace
}) {
  return blocks.map((block, index) =>
    block.after === after ? (
      <Block key={block.title} block={block} id={`bloc-${index + 1}`} />
    ) : null,
  )
}

/** The return type has the compiler name a kind of block that nothing draws. */
function Block({ block, id }: { block: TradeBlock; id: string }): ReactElement {
  switch (block.type) {
    case 'day-by-day':
      return <DayByDay id={id} block={block} />
    case 'fault':
      return <FaultTrail id={id} block={block} />
    case 'comparison':
      return <Comparison id={id} block={block} />
    case 'choices':
      return <Choices id={id} block={block} />
    case 'drawing':
      return <NumberedDrawing id={id} block={block} />
  }
}
