import type { Locator, Page } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import { quoteForm } from '@/lib/forms/quote'
import { french } from '@/lib/text/typography'
import { templates } from '@/scripts/checks/model-pages'
import { leadsFrom, reasonsAgainst } from '../leads'
import * as quote from '../quote-page'
import { expect, holdBack, laterScripts, nextFrames, test, wakeUp } from '../test'

test.use({ emptyCache: true })

/** Opens a service page and holds its scripts back until the returned function is called. */
async function openAsleep(page: Page): Promise<() => Promise<void>> {
  const release = await holdBack(page, '**/*.js')
  await page.goto(templates.service, { waitUntil: 'domcontentloaded' })
  return async () => {
    release()
    await wakeUp(page)
    await nextFrames(page)
  }
}

const question = (page: Page, index: number) => page.locator('.accordion button').nth(index)
const tab = (page: Page, index: number) => page.getByRole('tab').nth(index)
const panelOf = async (page: Page, button: Locator) =>
  page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)

async function expectState(
  page: Page,
  button: Locator,
  attribute: 'aria-expanded' | 'aria-selected',
  shown: boolean,
  state: 'open' | 'closed' | 'active' | 'inactive',
): Promise<void> {
  await expect(button).toHaveAttribute(attribute, String(shown))
  const panel = await panelOf(page, button)
  await expect(panel).toHaveAttribute('data-state', state)
  if (shown) await expect(panel).not.toHaveAttribute('hidden')
  else await expect(panel).toHaveAttribute('hidden', 'until-found')
}

const expectOpen = (page: Page, button: Locator, open: boolean) =>
  expectState(page, button, 'aria-expanded', open, open ? 'open' : 'closed')
const expectShown = (page: Page, button: Locator, shown: boolean) =>
  expectState(page, button, 'aria-selected', shown, shown ? 'active' : 'inactive')

/** Starts counting how often a panel closes. @returns a function that gives the count. */
async function countClosings(panel: Locator): Promise<() => Promise<number>> {
  await panel.evaluate((element) => {
    new MutationObserver(() => {
      if (element.hasAttribute('hidden')) element.dataset.closings += '+'
    }).observe(element, { attributes: true, attributeFilter: ['hidden', 'data-state'] })
    element.dataset.closings = ''
  })
  return async () => (await panel.getAttribute('data-closings'))?.length ?? 0
}

test.describe('before any script has arrived', () => {
  test('a question opens, one at a time, and React goes on from there', async ({ page }) => {
    const wake = await openAsleep(page)
    await question(page, 0).click()
    await expectOpen(page, question(page, 0), true)
    await question(page, 1).click()
    await expectOpen(page, question(page, 0), false)
    await expectOpen(page, question(page, 1), true)
    const closings = await countClosings(await panelOf(page, question(page, 1)))
    await wake()
    await expectOpen(page, question(page, 0), false)
    await expectOpen(page, question(page, 1), true)
    expect(await closings()).toBe(0)
    await question(page, 0).click()
    await expectOpen(page, question(page, 0), true)
    await expectOpen(page, question(page, 1), false)
  })

  test('a question pressed twice is closed again, and stays so', async ({ page }) => {
    const wake = await openAsleep(page)
    await question(page, 0).click()
    await question(page, 0).press('Enter')
    await expectOpen(page, question(page, 0), false)
    await wake()
    await expectOpen(page, question(page, 0), false)
    await question(page, 0).click()
    await expectOpen(page, question(page, 0), true)
  })

  test('a tab shows its panel, and React goes on from there', async ({ page }) => {
    const wake = await openAsleep(page)
    await tab(page, 2).click()
    for (const index of [0, 1, 2]) await expectShown(page, tab(page, index), index === 2)
    const closings = await countClosings(await panelOf(page, tab(page, 2)))
    await wake()
    for (const index of [0, 1, 2]) await expectShown(page, tab(page, index), index === 2)
    expect(await closings()).toBe(0)
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 1)).toBeFocused()
    for (const index of [0, 1, 2]) await expectShown(page, tab(page, index), index === 1)
  })

  test('a tab stays where it is in a browser that gives what is pressed no focus', async ({
    page,
  }) => {
    const wake = await openAsleep(page)
    await tab(page, 2).evaluate((button: HTMLElement) => button.click())
    await expectShown(page, tab(page, 2), true)
    await wake()
    await tab(page, 0).click()
    for (const index of [0, 1, 2]) await expectShown(page, tab(page, index), index === 0)
  })

  test('a link waits for no panel that is open already', async ({ page }) => {
    await openAsleep(page)
    await question(page, 0).click()
    await page.getByRole('link', { name: 'Demander un devis gratuit' }).last().click()
    await expect(page).toHaveURL(paths.quote)
  })

  test.describe('« Envoyer » in an untouched form', () => {
    const said = (field: Locator) =>
      field.evaluate((control: HTMLInputElement) => control.validationMessage)

    interface Sent {
      /** Lets the scripts through that the form waits for. */
      readonly release: () => void
      readonly first: Locator
      readonly second: Locator
    }

    /** Sends the empty form: the first field gets the focus, and the browser says that it is missing. */
    async function sendInVain(page: Page, release: () => void): Promise<Sent> {
      await quote.send(page)
      const [first, second] = [quote.field(page, 'firstName'), quote.field(page, 'lastName')]
      await expect(first).toBeFocused()
      expect(await said(first)).toBe(french(quoteForm.fields.firstName.required))
      return { release, first, second }
    }

    async function sendUntouched(page: Page) {
      const release = await holdBack(page, '**/_next/static/chunks/*.js')
      await page.goto(paths.quote, { waitUntil: 'domcontentloaded' })
      return sendInVain(page, release)
    }

    async function sendUnchecked(page: Page) {
      await page.goto(paths.quote)
      const release = await holdBack(page, await laterScripts(page))
      await wakeUp(page)
      const sent = await sendInVain(page, release)
      await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
      return sent
    }

    async function expectTheRest({ release, first, second }: Sent) {
      release()
      for (const field of [first, second])
        await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(first).toBeFocused()
      // The browser's balloon no longer covers the message, and the field never stops being required.
      const asked = (control: HTMLInputElement) => ({
        balloon: control.validity.customError,
        required: control.required || control.ariaRequired === 'true',
      })
      await expect.poll(() => first.evaluate(asked)).toEqual({ balloon: false, required: true })
      await expect(first).toHaveAttribute('required')
      await expect(first).not.toHaveAttribute('aria-required')
    }

    /** For a field that was filled in before the scripts of the form arrived. */
    async function expectLeftAlone(page: Page, { first, second }: Sent) {
      await nextFrames(page)
      await expect(first).toBeFocused()
      await expect(first).toHaveValue('Camille')
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0)
      await quote.send(page)
      await expect(second).toBeFocused()
      await expect(second).toHaveAttribute('aria-invalid', 'true')
    }

    test('says what is missing first, and React says the rest', async ({ page }) => {
      await expectTheRest(await sendUntouched(page))
    })

    test('misses nothing that was typed before a reload, and sends it', async ({ page }) => {
      await page.goto(paths.quote)
      await quote.fillAll(page, 'envoi-rechargé')
      const release = await holdBack(page, '**/_next/static/chunks/*.js')
      await page.reload({ waitUntil: 'domcontentloaded' })
      await quote.send(page)
      await expect(page.locator('[type=speculationrules]')).toBeAttached()
      await nextFrames(page)
      const missing = french(quoteForm.fields.firstName.required)
      expect(await said(quote.field(page, 'firstName'))).not.toBe(missing)
      release()
      await expect(quote.thanks(page)).toBeVisible()
    })

    test('leaves whoever types the answer at once to it, until he sends again', async ({
      page,
    }) => {
      const sent = await sendUntouched(page)
      await page.keyboard.type('Camille')
      expect(await said(sent.first)).not.toBe(french(quoteForm.fields.firstName.required))
      sent.release()
      await wakeUp(page)
      await expectLeftAlone(page, sent)
    })

    test.describe('once React is awake, while what checks the form is on its way', () => {
      test('says what is missing first, and the rest when it comes', async ({ page }) => {
        await expectTheRest(await sendUnchecked(page))
      })

      test('leaves whoever types the answer at once to it, until he sends again', async ({
        page,
      }) => {
        const sent = await sendUnchecked(page)
        await page.keyboard.type('Camille')
        await expect(page.locator('form')).not.toHaveAttribute('aria-busy')
        sent.release()
        await expect(page.locator('form')).toHaveAttribute('data-checked')
        await expectLeftAlone(page, sent)
      })

      test('says nothing of a script that never comes to whoever has begun to answer', async ({
        page,
      }) => {
        await page.clock.install()
        const { first } = await sendUnchecked(page)
        await page.keyboard.type('Camille')
        await page.clock.fastForward('00:20')
        await nextFrames(page)
        await expect(quote.failure(page)).toHaveCount(0)
        await expect(first).toBeFocused()
      })
    })
  })
})

test('a quote that was filled in and sent before any script had come is not taken for a program’s', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.js')
  await page.goto(paths.quote, { waitUntil: 'domcontentloaded' })
  await quote.fillAll(page, 'avant-tout')
  await quote.send(page)
  release()
  await expect(quote.thanks(page)).toBeVisible()
  const { email } = quote.sender('avant-tout')
  expect(leadsFrom(email)).toHaveLength(1)
  expect(reasonsAgainst(email).join()).not.toContain('trois secondes')
})
