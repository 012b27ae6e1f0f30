'use client'

import { useBrowserValue } from '@/components/ui/use-browser-value'
import { visitorDayText } from '@/lib/text/day-text'

/**
 * The visitor's day. The page holds the day of the build; the script in the head replaces it before React.
 */
export function Today({ builtOn }: { builtOn: string }) {
  const day = useBrowserValue(visitorDayText, () => builtOn)
  return (
    <span data-now="day" suppressHydrationWarning>
      {day}
    </span>
  )
}
