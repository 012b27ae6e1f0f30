/** @jest-environment jsdom */
import type { ContentFault } from '@/lib/site/content/faults'
import { readContent, vocabularyOf } from '@/lib/site/content/raw-content'
import { editorConfig } from '../config/editor-config'
import { afterSave, asItOpens, showFaults } from './content-faults'

const { config } = editorConfig({
  backend: { name: 'test-repo' },
  folder: 'content',
  vocabulary: vocabularyOf(readContent('e2e/second-firm/content', [])),
  brand: 'Toits Neufs',
  kinds: ['firm', 'area', 'prices', 'figures'],
  lists: { price: [], category: [], tradeHome: [], commune: [] },
  pictures: {},
  siteUrl: 'http://localhost:3000',
})

/** Shows faults in the panel. @returns its lines. */
function shown(...faults: readonly ContentFault[]) {
  document.body.innerHTML =
    '<section id="faults" hidden><h2></h2><ul></ul><button></button></section><p id="said"></p>'
  showFaults(faults, config, afterSave)
  return [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
}

test('a fault names the record and the field as the screen does, and leads to the record', () => {
  const message = 'n’existe pas'
  expect(
    shown(
      {
        file: 'content/services/toits-neufs.json',
        field: 'detailedServices[1].trade',
        message,
      },
      { file: 'content/prices.json', field: 'prices.tuile-neuve.from', message },
      { file: 'content/figures.json', field: 'figures.delai.devis.text', message },
      { file: 'content/jobs/grange-du-bugue.json', message },
      // The check asks an owner for the place of a town that no register knows.
      { file: 'content/area.json', field: 'departments[0].cities[1].coordinates.lat', message },
    ),
  ).toEqual([
    'Services › toits-neufs › Onglets : ce que nous faisons › n° 2 › Métier vers lequel « En savoir plus » mène : n’existe pas',
    'Prix et délais › Prix › tuile-neuve › À partir de : n’existe pas',
    'Prix et délais › Délais et mesures › delai.devis › Comme les textes le disent : n’existe pas',
    'Chantiers › grange-du-bugue : n’existe pas',
    expect.stringMatching(/ › Communes › n° 2 › Coordonnées, en degrés › Latitude : n’existe pas$/),
  ])
  expect(document.querySelector('li a')?.getAttribute('href')).toBe(
    '#/collections/service/entries/toits-neufs',
  )
})

test('what the screen has no words for goes by its name', () => {
  const message = 'est trop clair'
  expect(
    shown(
      { file: 'content/brand/brand.json', field: 'colours.ink', message },
      { file: 'content/firm.json', field: 'other[0].thing', message },
    ),
  ).toEqual([
    'content/brand/brand.json : colours.ink : est trop clair',
    expect.stringMatching(/ › other › n° 1 › thing : est trop clair$/),
  ])
})

test('content without a fault is announced after a save, and not as the screen opens', () => {
  shown()
  const said = () => document.querySelector('#said')?.textContent
  expect(said()).toBe('Enregistré. Le contenu est sans faute.')
  showFaults([], config, asItOpens)
  expect(said()).toBe('')
  showFaults([{ file: 'content/firm.json', message: 'ne se lit pas' }], config, asItOpens)
  expect(said()).toBe('Le site ne changera pas avant cette correction :')
})
