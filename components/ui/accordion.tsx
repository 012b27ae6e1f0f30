'use client'

import * as Radix from '@radix-ui/react-accordion'
import { useId, type ReactNode } from 'react'
import { FindablePanel } from './findable-panel'
import { useOpened } from './use-opened'

export interface AccordionEntry {
  readonly title: ReactNode
  readonly content: ReactNode
}

/** No landmark, as Radix would have it: closed panels would stand empty in the list of regions. */
const noRegion = { role: undefined, 'aria-labelledby': undefined }

/**
 * One item is open at a time, and can be closed. Closed text can still be found. The button lies over its title,
 * which stands beside it: the reading view of browsers leaves out buttons, and with them what they hold.
 */
export function Accordion({ entries }: { entries: readonly AccordionEntry[] }) {
  const group = useId()
  const titleId = (index: number) => `${group}-${index}`
  // Radix names what a button opens only while it is open. The script in the head finds them by each other.
  const panelId = (index: number) => `${titleId(index)}-panel`
  const [open, setOpen] = useOpened(group, '')
  return (
    <Radix.Root
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="accordion"
    >
      {entries.map(({ title, content }, index) => (
        <Radix.Item key={index} value={String(index)}>
          <Radix.Header asChild>
            <h3>
              <span id={titleId(index)}>{title}</span>
              <Radix.Trigger
                id={undefined}
                aria-labelledby={titleId(index)}
                aria-controls={panelId(index)}
              />
            </h3>
          </Radix.Header>
          <Radix.Content asChild forceMount id={panelId(index)}>
            <FindablePanel {...noRegion} group={group} shown={open === String(index)}>
              {content}
            </FindablePanel>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
