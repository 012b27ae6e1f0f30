/** Shows below the screen what the check of the content finds after a record was saved. */
import type { CmsConfig } from '@sveltia/cms'
import { faultPlace } from './fault-places'

/** A fault as `npm run check-content` names it. */
export interface ContentFault {
  readonly file: string
  readonly field?: string
  readonly message: string
}

/**
 * Shows the faults, or removes them where there are none; a live region announces both.
 * @param config the screen's configuration, which has the labels of records and fields.
 */
export function showFaults(faults: readonly ContentFault[], config: CmsConfig): void {
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

const title = (count: number) =>
  count === 0
    ? 'Enregistré. Le contenu est sans faute.'
    : `Enregistré, mais le site ne changera pas avant ${
        count === 1 ? 'cette correction' : `ces ${count} corrections`
      } :`
