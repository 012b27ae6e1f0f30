import type { Amount } from '@/content/schema/prices'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { shownPrice, startingPrice } from './prices'

const amount: Amount = {
  from: 8000,
  unit: 'm²',
  taxIncluded: true,
  taxRate: 10,
  month: '2026-11',
  covers: 'Deux couches, fournitures comprises.',
}

test('a price says from how much, in writing and aloud, with VAT and month, and what a visitor may multiply', () => {
  expect(startingPrice(amount)).toEqual({
    text: 'À partir de 8\u202F000\u00A0€/m²\u00A0TTC',
    spoken: 'À partir de 8\u202F000 euros par mètre carré, toutes taxes comprises',
    covers: amount.covers,
    terms: 'TVA\u00A0à\u00A010\u00A0%, prix de novembre 2026',
    amount,
    quantity: 'Votre surface, en m²',
  })
})

test('a range has two ends, and a page may say better what is in a price', () => {
  const { text, covers } = startingPrice({ ...amount, to: 9000 }, 'Trois couches.')
  expect([ordinarySpaces(text), covers]).toEqual(['De 8 000 à 9 000 €/m² TTC', 'Trois couches.'])
})

test('a price whose record leaves VAT out is shown with it', () => {
  const shown = startingPrice({ ...amount, from: 54, unit: 'heure', taxIncluded: false })
  expect(ordinarySpaces(shown.text)).toBe('À partir de 59,40 €/h TTC')
  expect(shown.amount).toMatchObject({ from: 59.4, taxIncluded: true })
})

test('a lump sum is multiplied by nothing', () => {
  expect(startingPrice({ ...amount, unit: 'forfait' })).not.toHaveProperty('quantity')
})

test('what is on quote has no amount', () => {
  const covers = 'Après le relevé des murs.'
  expect(shownPrice({ onQuote: true, covers })).toEqual({
    text: 'Sur devis',
    spoken: 'Sur devis',
    covers,
  })
})
