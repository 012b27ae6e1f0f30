import { readFileSync } from 'node:fs'
import path from 'node:path'
import { company } from '../../../lib/site/catalog'
import { telHref } from '../../../lib/addresses/contact-links'
import { contents, linkTargets, tags, visibleText } from './html'

/** What a visitor without JavaScript must find in the HTML itself, and in its style sheet. */
export function withoutScriptFaults(html: string, folder: string): string[] {
  const faults: string[] = []
  const style = linkTargets(html, 'stylesheet')
    .map((address) => readFileSync(path.join(folder, address), 'utf8'))
    .join('')
  for (const rule of [
    /\.panel\{[^}]*content-visibility:visible/,
    /:not\(\[data-scripts\]\)[^{}]*\.needs-script[^{]*\{display:none/,
  ])
    if (!rule.test(style)) faults.push(`style sheet: no rule like ${rule.source}`)
  if (!tags(html, 'a').some((link) => link.get('href') === telHref(company.phone)))
    faults.push('no link dials the phone number')
  const triggers = tags(html, 'button').filter(
    (button) => button.get('role') === 'tab' || button.has('aria-expanded'),
  )
  const panels = contents(html, 'findable-panel')
  if (panels.length !== triggers.length)
    faults.push(`${triggers.length} buttons open a panel, and ${panels.length} panels are there`)
  const empty = panels.filter((panel) => visibleText(panel) === '').length
  if (empty > 0) faults.push(`${empty} panels hold no text`)
  return faults
}
