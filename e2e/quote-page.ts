import { expect, type Page, type Request } from '@playwright/test'
import { quoteChoices } from '@/lib/site/catalog'
import { smallPhoto } from './photo-files'
import { relayUrl } from './site'

/** Steps of a visitor who fills in and sends the quote form, on any page that has it. */

export const description =
  "Rejointoyer l'arrière-cuisine : 18 m², murs en moellons, « pierre apparente » si possible."

/** Values of a sender. Each test needs its own, as tests run at the same time against one relay. */
export function sender(name: string) {
  return {
    firstName: 'Éloïse',
    lastName: "D'Aubigné-Côte",
    email: `${name}@exemple.test`,
    phone: '06 12 34 56 78',
  }
}

/** The service that `fillAll` chooses. */
export const chosenService = quoteChoices[0]!

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

/** Fills in text fields. @param values by the fields' names. */
export async function fill(page: Page, values: Partial<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) await field(page, name).fill(value)
}

/** Fills in all that the form requires, and the description. @param name of the sender. */
export async function fillAll(page: Page, name: string): Promise<void> {
  await fill(page, { ...sender(name), description })
  await field(page, 'service').selectOption({ index: 1 })
  await field(page, 'consent').check()
}

export const photoControl = (page: Page) => page.getByLabel('Photos', { exact: true })
/** The list of chosen photos. */
export const photoList = (page: Page) => page.locator('.photo-list li')
/** A string would be found in « avant qu’elle soit prête » too. */
export const readyPhotos = (page: Page) => photoList(page).filter({ hasText: /Prête/ })

/** A file for Playwright's `setInputFiles`. */
export const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** Fills in the whole form and adds a photo. @param name of the sender. */
export async function fillAllWithPhoto(page: Page, name: string): Promise<void> {
  await fillAll(page, name)
  await photoControl(page).setInputFiles(jpeg('mur.jpg', await smallPhoto()))
  await expect(readyPhotos(page)).toHaveCount(1)
}

export const send = (page: Page) =>
  page.getByRole('button', { name: 'Envoyer ma demande de devis' }).click()

export const thanks = (page: Page) =>
  page.locator('form').getByRole('heading', { name: 'Demande de devis envoyée' })

/** The notice that the form shows after a failed attempt to send. */
export const failure = (page: Page) =>
  page.locator('form').getByRole('group').filter({ hasText: 'Rien de ce que vous avez écrit' })

/** The list of what is missing or wrong, over the fields. */
export const faults = (page: Page) =>
  page.getByRole('group', { name: 'Veuillez corriger les erreurs dans le formulaire' })

/** The form's token and creation time, as the JSON text that the browser has stored; null without one. */
export const storedToken = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('security-token'))

export const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Collects the requests that are posted to the relay from now on. */
export function watchRelay(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url() === relayUrl && request.method() === 'POST') requests.push(request)
  })
  return requests
}
