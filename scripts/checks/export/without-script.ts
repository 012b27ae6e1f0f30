import { company } from '../../../lib/site/catalog'
import { telHref } from '../../../lib/addresses/contact-links'
import { contents, divisions, tags, visibleText } from './html'

/** What a visitor without JavaScript must find in the HTML itself. */
export function withoutScriptFaults(html: string): string[] {
  const faults: string[] = []
  const head = html.slice(0, html.indexOf('</head>'))
  const [style = ''] = contents(head, 'noscript')
  for (const rule of [
    /\.panel\{[^}]*content-visibility:visible/,
    /\.needs-script[^{]*\{display:none/,
  ])
    if (!rule.test(style)) faults.push(`noscript style: no rule like ${rule.source}`)
  if (!tags(html, 'a').some((link) => link.get('href') === telHref(company.phone)))
    faults.push('no link dials the phone number')
  const triggers = tags(html, 'button').filter(
    (button) => button.get('role') === 'tab' || button.has('aria-expanded'),
  )
  const panels = divisions(html, 'class="panel"')
  if (panels.length !== triggers.length)
    faults.push(`${triggers.length} buttons open a panel, and ${panels.length} panels are there`)
  const empty = panels.filter((panel) => visibleText(panel) === '').length
  if (empty > 0) faults.push(`${empty} panels hold no text`)
  return faults
}
