/** Shows below the screen what the check of the content finds, as it opens and after each save. */
import type { CmsConfig } from '@sveltia/cms'
import type { ContentFault } from '../../lib/site/content/faults'
import { upperFirst } from '../../lib/text/typography'
import { faultPlace } from './fault-places'

/**
 * Shows the faults, or removes them where there are none; a live region announces the title.
 * @param config the screen's configuration, which has the labels of records and fields.
 * @param title what is announced, by the number of faults.
 */
export function showFaults(
  faults: readonly ContentFault[],
  config: CmsConfig,
  title: FaultsTitle,
): void {
  const panel = document.querySelector<HTMLElement>('#faults')
  const said = document.querySelector('#said')
  if (!panel || !said) return
  panel.hidden = faults.length === 0
  said.textContent = title(faults.length)
  const heading = panel.querySelector('h2')
  if (heading) heading.textContent = title(faults.length)
  panel.querySelector('ul')?.replaceChildren(
    ...faults.map(({ file, field, message }) => {
      const line = document.createElement('li')
      const place = faultPlace(config, file, field)
      if (place) {
        const link = document.createElement('a')
        link.href = place.address
        link.textContent = place.labels.join(' › ')
        line.append(link, ` : ${message}`)
      } else line.textContent = [file, field, message].filter(Boolean).join(' : ')
      return line
    }),
  )
  const close = panel.querySelector('button')
  if (close) close.onclick = () => (panel.hidden = true)
}

/** What is announced, and stands over the faults, for each number of them. */
export type FaultsTitle = (count: number) => string

const heldBack: FaultsTitle = (count) =>
  `le site ne changera pas avant ${count === 1 ? 'cette correction' : `ces ${count} corrections`} :`

export const afterSave: FaultsTitle = (count) =>
  count === 0 ? 'Enregistré. Le contenu est sans faute.' : `Enregistré, mais ${heldBack(count)}`

/** A screen that opens has nothing to say of content without a fault. */
export const asItOpens: FaultsTitle = (count) => (count === 0 ? '' : upperFirst(heldBack(count)))
