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
      className="border-b border-regle"
    >
      {entries.map((entry, index) => (
        <AccordionItem
          key={entry.title}
          value={String(index)}
          open={open === String(index)}
          onFound={() => setOpen(String(index))}
          {...entry}
        />
      ))}
    </Radix.Root>
  )
}

function AccordionItem({
  value,
  open,
  onFound,
  title,
  content,
}: AccordionEntry & { value: string; open: boolean; onFound: () => void }) {
  const panel = useFindablePanel(open, onFound)
  return (
    <Radix.Item value={value} className="border-t border-regle">
      <Radix.Header asChild>
        <h3>
          <Radix.Trigger className="group flex w-full items-start justify-between gap-6 py-5 text-left text-subtitle text-encre hover:text-terre">
            {title}
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              className="mt-1.5 size-5 shrink-0 text-terre"
            >
              <path d="M2 10h16" stroke="currentColor" strokeWidth="1.75" />
              <path
                d="M10 2v16"
                stroke="currentColor"
                strokeWidth="1.75"
                className="transition-opacity duration-150 group-data-[state=open]:opacity-0"
              />
            </svg>
          </Radix.Trigger>
        </h3>
      </Radix.Header>
      <Radix.Content forceMount ref={panel} className="panel measure text-encre-2">
        <div className="pr-8 pb-6">{content}</div>
      </Radix.Content>
    </Radix.Item>
  )
}
