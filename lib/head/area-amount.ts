import { inThousands } from '@/lib/text/thousands'
import { typedNumber } from '@/lib/text/typed-number'
import { listen } from './listen'

/**
 * Under a price per square metre or metre, the visitor's own figure gives an amount. One listener serves
 * every such field, so that service pages, which are close to their script budget, download nothing for it. «
 * 82,5 » and « 120 m² » are read. Where the text is no figure the output holds a space: when React wakes up
 * it expects a text node there, whatever it says.
 */
export function listenToAreas(): void {
  listen('input', '[data-unit-price]', (field) => {
    const { value, dataset, nextElementSibling } = field as HTMLInputElement
    const amount = typedNumber(value) * Number(dataset.unitPrice)
    const output = nextElementSibling as HTMLOutputElement
    output.value =
      amount > 0 && 1e9 > amount
        ? `à partir de\u00A0${inThousands(Math.round(amount))}\u00A0€${dataset.untaxed === undefined ? '\u00A0TTC' : ''}`
        : '\u00A0'
  })
}
