import type { Page } from '@playwright/test'

/** How a visitor fills in and sends the estimation form. */

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

export const send = (page: Page) =>
  page.getByRole('button', { name: 'Envoyer ma demande d’estimation' }).click()

/** Fills in the whole form. @param name sets the sender's e-mail address apart from those of other tests. */
export async function fillAll(page: Page, name: string): Promise<void> {
  const values = {
    firstName: 'Hélène',
    lastName: "D'Aubigné",
    email: `${name}@exemple.test`,
    phone: '05 53 00 00 00',
    propertyAddress: "3 rue de l'Église, 29000 Quimper",
    propertySize: '120',
    propertyYear: '1880',
    visitDate: 'mardi ou jeudi',
    budget: '40 000 €',
    projectDescription: 'Ferme à reprendre : toit, murs, électricité.',
  }
  for (const [key, value] of Object.entries(values)) await field(page, key).fill(value)
  await field(page, 'propertyType').selectOption('house')
  await field(page, 'consent').check()
}
