'use client'

import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { loadDraft, saveDraft } from '@/lib/forms/draft'

/**
 * Brings a saved draft back into an uncontrolled form and saves it at every change. What the
 * visitor typed while the script was still on its way wins over the draft.
 */
export function useDraft<T extends FieldValues>(
  name: string,
  form: UseFormReturn<T>,
  empty: T & DefaultValues<T>,
): void {
  const { getValues, setValue, subscribe } = form
  useEffect(() => {
    const typed = getValues()
    for (const [field, value] of Object.entries(loadDraft<T>(name, empty)))
      if (!typed[field] && value) setValue(field as Path<T>, value as T[Path<T>])
    saveDraft(name, getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(name, values),
    })
  }, [name, empty, getValues, setValue, subscribe])
}
