'use client'

import { useEffect, useRef, useState } from 'react'
import { estimationFee, type FeeRule } from '@/lib/forms/estimation-fee'
import { TextField } from './field'

/** The living area, and at once what the estimation costs, before any contact is asked for. */
export function FeeField({
  field,
  rule,
  note,
}: {
  field: { id: string; name: string; error?: string }
  rule: FeeRule
  note: string
}) {
  const [area, setArea] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    // The form's own reset empties the field without a word to React.
    const clear = () => setArea('')
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])
  return (
    <div
      ref={box}
      onInput={(event) => setArea((event.target as HTMLInputElement).value)}
      className="fee-box"
    >
      <TextField label="Surface habitable (m²)" inputMode="decimal" {...field} />
      <div>
        Estimation à partir de
        <output htmlFor={field.id}>
          {estimationFee(area, rule) || `${rule.perSquareMetre}\u00A0€/m²`}
        </output>
        déduits si nous faisons les travaux
      </div>
      <p>{note}</p>
    </div>
  )
}
