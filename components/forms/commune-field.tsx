'use client'

import { CommuneCombobox } from '@/components/area/commune-combobox'
import type { CommuneSearchSettings } from '@/lib/area/communes'
import { FieldFrame, useControl } from './field-frame'

/** A text field of the form around that finds a commune served, and takes any other place as it is typed. */
export function CommuneField({
  name,
  settings,
}: {
  name: string
  settings: CommuneSearchSettings
}) {
  const control = useControl(name)
  return (
    <FieldFrame name={name}>
      <CommuneCombobox {...control} settings={settings} isSearch={false} />
    </FieldFrame>
  )
}
