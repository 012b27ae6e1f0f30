import type { ComponentProps } from 'react'

/**
 * The panel of a tab or a question, for Radix (`asChild`). The browser's own search finds its text even while
 * it is closed. In the HTML it stands open, whatever its state: programs that run no script and read a page's
 * text for language models, or to keep it, skip what is `hidden`, and with it prices and answers. The style
 * sheet closes it, and the script in the head (`lib/head/panels.ts`) hides it. It is a custom element, because
 * React turns `hidden="until-found"` of any other into a bare `hidden`. Radix's style attributes are left out: no
 * policy allows them in the HTML, and our style sheet does not need them.
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
      hidden={shown || typeof window === 'undefined' ? undefined : 'until-found'}
      suppressHydrationWarning
      style={undefined}
    />
  )
}
