'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { estimationFee, feePerSquareMetre, type FeeRule } from '@/lib/forms/estimation-fee'
import { useFormField } from './form-context'

/** The living area and, at once, what the estimation costs, before any contact is asked for. */
export function FeeBox({
  name,
  rule,
  note,
  children,
}: {
  /** The field of the living area. */
  name: string
  rule: FeeRule
  note: string
  /** That field. */
  children: ReactNode
}) {
  const { id } = useFormField(name)
  const [area, setArea] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    // The form's reset empties the field without an event that React hears.
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
      {children}
      <div>
        Estimation à partir de
        <output htmlFor={id}>{estimationFee(area, rule) || feePerSquareMetre(rule)}</output>
        déduits si nous faisons les travaux
      </div>
      <p>{note}</p>
    </div>
  )
}
