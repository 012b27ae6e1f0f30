'use client'

import { useId } from 'react'
import type { CommuneSearchSettings } from '@/lib/area/communes'
import { CommuneCombobox } from './commune-combobox'

/**
 * « Is my commune covered? »: the field on its own, whose answer ends with links to a quote and to the phone.
 */
export function CommuneSearch({ settings }: { settings: CommuneSearchSettings }) {
  const id = useId()
  return (
    <div className="commune-search">
      <label htmlFor={id}>Votre commune ou son code postal</label>
      <CommuneCombobox
        id={id}
        settings={settings}
        isSearch
        failure={`La liste des communes n’a pas pu être chargée. Appelez-nous au ${settings.phone}.`}
        enterKeyHint="search"
        className="field-control"
      />
    </div>
  )
}
