import type { ComponentProps } from 'react'

/**
 * The panel of a tab or a question, for Radix to draw (`asChild`). Closed, its text is still found by
 * the browser's own search: an element of a name of its own, because of the others React turns
 * `hidden="until-found"` into a bare `hidden`. Radix's styles are left out: no policy allows them in
 * the HTML, and our style sheet uses none of them.
 */
export function FindablePanel({
  group,
  shown,
  ...props
}: ComponentProps<'div'> & { group: string; shown: boolean }) {
  return (
    <findable-panel
      {...props}
      className="panel"
      data-group={group}
      hidden={shown ? undefined : 'until-found'}
      style={undefined}
    />
  )
}
