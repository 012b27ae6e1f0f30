'use client'

import * as Radix from '@radix-ui/react-tabs'
import { useId, type ReactNode } from 'react'
import { FindablePanel } from './findable-panel'
import { useOpened } from './use-opened'

export interface Tab {
  readonly id: string
  readonly name: string
  readonly panel: ReactNode
}

/** Leaves out Radix's own style attribute, which no policy allows in the HTML. */
const noOutline = { outline: undefined }

/** Tabs, the first one open. The texts of closed panels can still be found. One alone is shown without a bar. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const group = useId()
  const [active, setActive] = useOpened(group, '0')
  const tabIndex = (position: string) => (position === active ? 0 : -1)
  if (tabs.length === 1) return <div className="panel">{tabs[0]?.panel}</div>
  return (
    <Radix.Root value={active} onValueChange={setActive}>
      <Radix.List aria-label={label} className="tab-list" style={noOutline}>
        {tabs.map(({ id, name }, index) => {
          const position = String(index)
          return (
            <Radix.Trigger
              key={id}
              value={position}
              tabIndex={tabIndex(position)}
              // Radix only answers mousedown and focus, both of which may have come before React.
              onClick={() => setActive(position)}
            >
              {name}
            </Radix.Trigger>
          )
        })}
      </Radix.List>
      {tabs.map(({ id, panel }, index) => {
        const position = String(index)
        return (
          <Radix.Content key={id} asChild forceMount value={position} tabIndex={tabIndex(position)}>
            <FindablePanel group={group} shown={position === active}>
              {panel}
            </FindablePanel>
          </Radix.Content>
        )
      })}
    </Radix.Root>
  )
}
