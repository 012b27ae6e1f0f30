'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { estimationFee, feePerSquareMetre, type FeeRule } from '@/lib/forms/estimation-fee'
import { useFormField } from './form-context'

/**
 * The living area and, at once, what the estimation costs, before any contact is asked for. What has no living
 * area costs the minimum, whatever is typed.
 */
export function FeeBox({
  name,
  kind,
  withoutArea,
  rule,
  note,
  children,
}: {
  /** The field of the living area. */
  name: string
  /** The field of the kind of property. */
  kind: string
  /** The kind that has no living area. */
  withoutArea: string
  rule: FeeRule
  note: string
  /** That field. */
  children: ReactNode
}) {
  const { id } = useFormField(name)
  const [area, setArea] = useState('')
  const [hasArea, setHasArea] = useState(true)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const read = () => setHasArea(new FormData(form).get(kind) !== withoutArea)
    // The form's reset empties the fields without an event that React hears.
    const clear = () => {
      setArea('')
      setHasArea(true)
    }
    read()
    form.addEventListener('input', read)
    form.addEventListener('reset', clear)
    return () => {
      form.removeEventListener('input', read)
      form.removeEventListener('reset', clear)
    }
  }, [kind, withoutArea])
  const fee = hasArea ? estimationFee(area, rule) : rule.minimumText
  return (
    <div
      ref={box}
      onInput={(event) => setArea((event.target as HTMLInputElement).value)}
      className="fee-box"
    >
      {children}
      <div>
        Estimation à partir de
        <output htmlFor={id}>{fee || feePerSquareMetre(rule)}</output>
        déduits si nous faisons les travaux
      </div>
      <p>{note}</p>
    </div>
  )
}
