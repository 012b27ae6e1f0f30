import { factsOf, type FirmFacts } from './former-firm'
import { searchedFor } from './leftover-patterns'

/** What is recognized of some facts in a text. */
const found = (facts: Partial<FirmFacts>, text: string): readonly string[] =>
  searchedFor({ ...factsOf(() => []), ...facts }).flatMap(({ pattern, surely }) =>
    text.includes(surely) ? (pattern.exec(text)?.[0] ?? []) : [],
  )

test.each<[Partial<FirmFacts>, string]>([
  [{ brands: ['Tuile & Mortier'] }, 'tuile-et-mortier.fr'],
  [{ brands: ['Tuile & Mortier'] }, 'TUILE ET MORTIER'],
  [{ brands: ['Tuile & Mortier'] }, 'Tuile &amp; Mortier'],
  [{ brands: ['Génoise Dupré'] }, 'genoise-dupre'],
  [{ words: ['Dupré'] }, 'Chez Dupré, on répond'],
  [{ phones: ['05 53 12 34 56'] }, 'Appelez le 0553123456.'],
  [{ phones: ['05 53 12 34 56'] }, '+33 (0)5.53.12.34.56'],
  [{ phones: ['05 53 12 34 56'] }, 'tel:+33553123456'],
  [{ phones: ['05 53 12 34 56'] }, 'https://wa.me/33553123456'],
  [{ emails: ['a@dupre.fr'] }, 'Écrivez à A@Dupre.fr !'],
  [{ domains: ['dupre.fr'] }, 'https://www.dupre.fr/devis'],
  [{ sirets: ['73282932000074'] }, 'SIRET 732 829 320 00074'],
  [{ postalCodes: ['24000'] }, '3 rue Haute, 24000 Périgueux'],
  [{ postalCodes: ['24000'] }, '"postalCode":"24000"'],
  [{ authors: ['Lucien T.'] }, 'Merci à Lucien T., de loin'],
  [{ members: ['Odile Marty'] }, 'Demandez Odile Marty'],
  [{ towns: ["Penne-d'Agenais"] }, 'À Penne‑d’Agenais comme ailleurs'],
  [{ departments: ['Lot'] }, "l'ouest du Lot"],
  [{ departmentCodes: ['47'] }, 'Lavergne (47)'],
  [{ departmentCodes: ['47'] }, 'Notre calcul, pièce par pièce, dans le 47.'],
  [{ departmentCodes: ['47'] }, 'rénovation salle de bains 47'],
  [{ prices: ['toiture : 150 €/m²'] }, 'dès 150 €/m² TTC'],
  [{ colours: ['#1f4234'] }, 'fill #1F4234'],
])('%j is recognized in « %s »', (facts, text) => {
  expect(found(facts, text)).toHaveLength(1)
})

test.each<[Partial<FirmFacts>, string]>([
  [{ brands: ['Tuile & Mortier'] }, 'La tuile, puis le mortier'],
  [{ phones: ['05 53 12 34 56'] }, '05 53 12 34 567'],
  [{ postalCodes: ['24000'] }, '124000 tuiles'],
  [{ postalCodes: ['24000'] }, '"geoRadius":24000'],
  [{ towns: ['Auch'] }, 'Un cauchemar'],
  [{ departments: ['Lot'] }, 'Lot-et-Garonne, Villeneuve-sur-Lot, un lot de tuiles'],
  [{ departmentCodes: ['47'] }, '47 tuiles au mètre carré'],
  [{ departmentCodes: ['47'] }, 'dans le 47 rue Haute'],
  [{ departmentCodes: ['47'] }, 'NF DTU 51.3, page 47'],
  [{ prices: ['toiture : 150 €/m²'] }, '1 150 €/m²'],
  [{ colours: ['#1f4234'] }, '#1f423400'],
])('%j is not recognized in « %s »', (facts, text) => {
  expect(found(facts, text)).toEqual([])
})
