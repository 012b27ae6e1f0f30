import { readFileSync } from 'node:fs'
import path from 'node:path'
import { firm } from '../../../lib/site/catalog'
import { telHref } from '../../../lib/addresses/contact-links'
import { attributeValues, linkTargets, visibleText } from './html'

/** What a visitor without JavaScript must find in the HTML itself, and in its style sheet. */
export function withoutScriptFaults(document: Document, folder: string): string[] {
  const faults: string[] = []
  const style = linkTargets(document, 'stylesheet')
    .map((address) => readFileSync(path.join(folder, address), 'utf8'))
    .join('')
  for (const rule of [
    /\.panel\{[^}]*content-visibility:visible/,
    /:not\(\[data-scripts\]\)[^{}]*\.needs-script[^{]*\{display:none/,
  ])
    if (!rule.test(style)) faults.push(`style sheet: no rule like ${rule.source}`)
  if (!attributeValues(document, 'a', 'href').includes(telHref(firm.phone)))
    faults.push('no link dials the phone number')
  const triggers = document.querySelectorAll('button[role="tab"], button[aria-expanded]')
  const panels = [...document.querySelectorAll('findable-panel')]
  if (panels.length !== triggers.length)
    faults.push(`${triggers.length} buttons open a panel, and ${panels.length} panels are there`)
  const closed = panels.filter((panel) => panel.hasAttribute('hidden')).length
  if (closed > 0)
    faults.push(`${closed} panels are closed, and readers that run no script skip them`)
  const empty = panels.filter((panel) => visibleText(panel) === '').length
  if (empty > 0) faults.push(`${empty} panels hold no text`)
  return faults
}
