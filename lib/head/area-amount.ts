import { inThousands } from '@/lib/text/thousands'
import { listen } from './listen'

/**
 * Under a price per square metre, the visitor's surface gives an amount: one listener for every such
 * field, so that service pages, at the end of their script budget, download nothing for it.
 * « 82,5 » and « 120 m² » are read; what is no surface shows a space, because React wants to find one
 * text in the output when it wakes up, whichever it is.
 */
export function listenToAreas(): void {
  listen('input', '[data-unit-price]', (field) => {
    const { value, dataset, nextElementSibling } = field as HTMLInputElement
    const surface = parseFloat(value.replace(/\s/g, '').replace(',', '.'))
    const amount = surface * Number(dataset.unitPrice)
    const output = nextElementSibling as HTMLOutputElement
    output.value =
      amount > 0 && 1e9 > amount
        ? `à partir de\u00A0${inThousands(Math.round(amount))}\u00A0€${dataset.untaxed === undefined ? '\u00A0TTC' : ''}`
        : '\u00A0'
  })
}
