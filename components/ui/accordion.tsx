'use client'

import * as Radix from '@radix-ui/react-accordion'
import { useState, type ReactNode } from 'react'
import { useFindablePanel } from './use-findable-panel'

export interface AccordionEntry {
  readonly title: string
  readonly content: ReactNode
}

/** One item open at a time, and it can be collapsed (behaviour.md §4). Closed text stays findable. */
export function Accordion({ entries }: { entries: readonly AccordionEntry[] }) {
  const [open, setOpen] = useState('')
  return (
    <Radix.Root
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="accordion"
    >
      {entries.map((entry, index) => (
        <AccordionItem
          key={entry.title}
          value={String(index)}
          onFound={() => setOpen(String(index))}
          {...entry}
        />
      ))}
    </Radix.Root>
  )
}

function AccordionItem({
  value,
  onFound,
  title,
  content,
}: AccordionEntry & { value: string; onFound: () => void }) {
  const panel = useFindablePanel(onFound)
  return (
    <Radix.Item value={value}>
      <Radix.Header asChild>
        <h3>
          <Radix.Trigger>
            <span>{title}</span>
          </Radix.Trigger>
        </h3>
      </Radix.Header>
      <Radix.Content forceMount ref={panel} className="panel">
        {content}
      </Radix.Content>
    </Radix.Item>
  )
}
