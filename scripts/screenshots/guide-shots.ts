import type { Locator, Page } from '@playwright/test'
import { field, reach } from './screen-fields'

/** A picture of the owner's guide. */
interface Shot {
  readonly name: string
  /** Where in the screen, after its « # ». */
  readonly place: string
  /** Brings what is to be seen about; nothing is saved. */
  readonly show: (page: Page) => Promise<Locator | undefined>
}

/** CSS pixels of the window. */
export const size = { width: 760, height: 560 }

const nextYear = new Date().getFullYear() + 1
const firm = '/collections/entreprise/entries/firm'

/** Opens a group of fields, if it is not open. */
async function open(group: Locator): Promise<void> {
  const state = group.getByRole('button', { name: /^(?:Développer|Réduire)$/ }).first()
  if ((await state.getAttribute('aria-expanded')) !== 'true') await state.click()
}

const add = (group: Locator) =>
  group
    .getByRole('button', { name: /^Ajouter/ })
    .last()
    .click()

export const shots: readonly Shot[] = [
  {
    name: 'ecran',
    place: '',
    async show(page) {
      await page.getByRole('treeitem').first().waitFor()
      return undefined
    },
  },
  {
    name: 'prix',
    place: '/collections/prix/entries/prices',
    async show(page) {
      const prices = await reach(page, 'Prix')
      await prices.getByRole('button', { name: 'Développer', exact: true }).first().click()
      const price = page.getByRole('textbox', { name: 'À partir de' })
      await price.fill(String(Number(await price.inputValue()) + 2))
      return prices
    },
  },
  {
    name: 'fermeture',
    place: firm,
    async show(page) {
      const closures = await reach(page, 'Fermetures')
      await add(closures)
      await field(closures, 'Du').locator('input').fill(`${nextYear}-08-03`)
      await field(closures, 'Au (compris)').locator('input').fill(`${nextYear}-08-21`)
      await field(closures, 'Ce que disent les pages')
        .getByRole('textbox')
        .fill('Congés d’été : fermé du 3 au 21 août.')
      return closures
    },
  },
  {
    name: 'chantier',
    place: '/collections/job/new',
    async show(page) {
      const title = await reach(page, 'Le chantier en une phrase')
      await title.getByRole('textbox').fill('Une grange où l’on dort au sec, et au chaud')
      return title
    },
  },
  {
    name: 'temoignage',
    place: '/collections/pages/entries/home-page',
    async show(page) {
      await add(await reach(page, 'Témoignages'))
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
      return undefined
    },
  },
  {
    name: 'assurance',
    place: firm,
    async show(page) {
      const legal = await reach(page, 'Assurances, labels et mentions légales')
      await open(legal)
      const insurances = await reach(page, 'Assurance décennale')
      await add(insurances)
      return insurances
    },
  },
  {
    name: 'metier',
    place: '/collections/trade/new',
    show: (page) => reach(page, 'Famille'),
  },
  {
    name: 'reglages',
    place: firm,
    async show(page) {
      const switches = await reach(page, 'Ce que le site montre')
      await open(switches)
      return switches
    },
  },
  {
    name: 'telephone',
    place: firm,
    async show(page) {
      const phones = await reach(page, 'Téléphone')
      await open(phones)
      return phones
    },
  },
  {
    name: 'photo',
    place: '/collections/picture',
    async show(page) {
      // As many as the window shows.
      await page.getByRole('row').nth(5).locator('img').waitFor()
      return undefined
    },
  },
]
