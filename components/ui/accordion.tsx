'use client'

import * as Radix from '@radix-ui/react-accordion'
import { useId, type ReactNode } from 'react'
import { FindablePanel } from './findable-panel'
import { useOpened } from './use-opened'

export interface AccordionEntry {
  readonly title: ReactNode
  readonly content: ReactNode
}

/** One item is open at a time, and can be closed. Closed text can still be found. */
export function Accordion({ entries }: { entries: readonly AccordionEntry[] }) {
  const group = useId()
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
              <Radix.Trigger>
                <span>{title}</span>
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Radix.Content asChild forceMount>
            {/* No landmark: closed panels would stand empty in the list of regions. */}
            <FindablePanel role="group" group={group} shown={open === String(index)}>
              {content}
            </FindablePanel>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
