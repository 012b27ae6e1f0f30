/** @jest-environment node */
import { shownPrice, startingPrice } from './prices'

const covers = 'Deux couches, fournitures comprises.'

test('a price says from how much, in writing and aloud, and what a visitor may multiply', () => {
  const amount = { from: 8000, unit: 'm²', taxIncluded: true } as const
  expect(startingPrice(amount, covers)).toEqual({
    text: 'À partir de 8\u202F000\u00A0€/m²',
    spoken: 'À partir de 8\u202F000 euros par mètre carré',
    covers,
    amount,
    quantity: 'Votre surface, en m²',
  })
})

test('a lump sum is multiplied by nothing', () => {
  const amount = { from: 650, unit: 'forfait', taxIncluded: true } as const
  expect(startingPrice(amount, covers)).not.toHaveProperty('quantity')
})

test('what is on quote has no amount', () => {
  expect(shownPrice({ onQuote: true, covers })).toEqual({
    text: 'Sur devis',
    spoken: 'Sur devis',
    covers,
  })
})
