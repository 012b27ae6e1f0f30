import { factsIn } from './facts-in'

const facts = {
  tva: {},
  plomberie: { mentions: ['NF DTU 60.1'] },
  evacuations: { mentions: ['NF DTU 60.11', 'pente du tuyau'] },
}

test('a record speaks of the facts that it names, by any of their values, wherever the text stands', () => {
  expect(factsIn({ a: [{ b: 'Le taux est de {fait.tva.valeur}.' }] }, facts)).toEqual(['tva'])
  expect(factsIn('{fait.tva}', facts)).toEqual(['tva'])
  expect(factsIn('{prix.tva} et tva', facts)).toEqual([])
})

test('a record speaks of a fact in its words, and a longer number is another one', () => {
  expect(factsIn(['Selon le NF DTU 60.1.'], facts)).toEqual(['plomberie'])
  expect(factsIn(['Selon le NF DTU 60.11, de la pente du tuyau'], facts)).toEqual(['evacuations'])
  expect(factsIn(['la pente du tuyaux'], facts)).toEqual([])
})
