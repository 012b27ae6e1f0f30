'use client'

import * as Radix from '@radix-ui/react-tabs'
import { useState, type ReactNode } from 'react'
import { useFindablePanel } from './use-findable-panel'

export interface Tab {
  readonly id: string
  readonly name: string
  readonly panel: ReactNode
}

/** Tabs with the first one active (behaviour.md §4). Inactive panels stay findable in the page. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [active, setActive] = useState(tabs[0]?.id ?? '')
  return (
    <Radix.Root value={active} onValueChange={setActive}>
      <Radix.List aria-label={label} className="tab-list">
        {tabs.map(({ id, name }) => (
          <Radix.Trigger key={id} value={id}>
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          tab={tab}
          active={active === tab.id}
          onFound={() => setActive(tab.id)}
        />
      ))}
    </Radix.Root>
  )
}

function TabPanel({ tab, active, onFound }: { tab: Tab; active: boolean; onFound: () => void }) {
  const panel = useFindablePanel(onFound)
  return (
    <Radix.Content
      forceMount
      ref={panel}
      value={tab.id}
      tabIndex={active ? 0 : -1}
      className="panel"
    >
      {tab.panel}
    </Radix.Content>
  )
}
