import type { Page } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import { templates } from '@/scripts/checks/model-pages'
import { colourOf } from '../colours'
import { storedToken } from '../quote-page'
import {
  expect,
  failedRequest,
  fetchFramework,
  holdBack,
  laterScripts,
  test,
  wakeUp,
} from '../test'

test.use({ emptyCache: true })

const root = (page: Page) => page.locator('html')

const idle = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

test.describe('when React wakes up', () => {
  test('a page runs and fetches no script before there is any sign of a hand, a form in view or not', async ({
    page,
  }) => {
    for (const path of [paths.quote, templates.service]) {
      await page.goto(path)
      await idle(page)
      await expect(root(page)).toHaveAttribute('data-scripts', 'asleep')
      await expect(page.locator('link[as=script]')).toHaveCount(0)
    }
  })

  for (const [sign, give] of [
    ['a pointer that moves', (page: Page) => page.mouse.move(200, 8)],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['scrolling', (page: Page) => page.evaluate(() => window.scrollBy(0, 10))],
  ] as const)
    test(`${sign} wakes a page whose form is near, before anything of it is touched`, async ({
      page,
    }) => {
      await page.goto(paths.quote)
      await give(page)
      await expect(root(page)).toHaveAttribute('data-scripts', 'awake')
    })

  test('a form far away lets the page sleep on while it is read, and nothing is fetched for it', async ({
    page,
  }) => {
    await page.goto('/')
    await page.evaluate(() => window.scrollBy(0, 10))
    await idle(page)
    await expect(root(page)).toHaveAttribute('data-scripts', 'asleep')
    await expect(page.locator('link[as=script]')).toHaveCount(0)
  })

  test('what was typed before a reload is there again without a hand', async ({ page }) => {
    await page.goto(paths.quote)
    await page.locator('[name=lastName]').fill('Aubigné')
    await page.reload()
    await expect(page.locator('[name=lastName]')).toHaveValue('Aubigné')
  })
})

test.describe('the token of a form', () => {
  test('is made as the page loads, and the form that wakes up goes on with it', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    const early = await storedToken(page)
    expect(early).toBeTruthy()
    await wakeUp(page)
    expect(await storedToken(page)).toBe(early)
    // Another page with a form is another page load, which makes its own token.
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => storedToken(page)).not.toBe(early)
  })

  test('that was never stored is left to no form, where the browser stores nothing', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
    await page.goto(paths.quote)
    await wakeUp(page)
    await expect(root(page)).not.toHaveAttribute('data-token')
  })
})

test.describe('« Envoyer »', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande de devis' })
  const colour = (page: Page) =>
    button(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  /** The colour of the button while a form is being sent. */
  const heard = colourOf('ink-3')
  const asking = colourOf('action')

  test('is seen to be heard before React has arrived', async ({ page }) => {
    const release = await holdBack(page, '**/*.js')
    await page.goto(paths.quote, { waitUntil: 'domcontentloaded' })
    await button(page).click()
    await expect.poll(() => colour(page)).toBe(heard)
    release()
    await expect(page.getByText('Le prénom est requis').first()).toBeVisible()
    await page.mouse.move(0, 0)
    await expect.poll(() => colour(page)).toBe(asking)
  })

  test('is seen to be heard before what checks the form has arrived', async ({ page }) => {
    await page.goto(paths.quote)
    const release = await holdBack(page, await laterScripts(page))
    await wakeUp(page)
    await button(page).click()
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => colour(page)).toBe(heard)
    release()
    await expect(page.getByText('Le prénom est requis').first()).toBeVisible()
    await expect(page.locator('form')).not.toHaveAttribute('aria-busy')
    await page.mouse.move(0, 0)
    await expect.poll(() => colour(page)).toBe(asking)
  })

  test('is answered before React, which hears nothing of the press while it wakes up', async ({
    page,
  }) => {
    // React listens on the document too. A press that it heard would make it hydrate the whole page first.
    await page.addInitScript(() => {
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        document.addEventListener(
          type,
          ({ target }) => {
            const { dataset } = document.documentElement
            if (target instanceof Element && target.closest('[type=submit]'))
              dataset.reached = `${dataset.reached ?? ''} ${dataset.scripts} ${type}`
          },
          true,
        )
    })
    const release = await holdBack(page, '**/_next/static/chunks/*.js')
    await page.goto(paths.quote)
    await page.mouse.move(200, 8)
    // This element shows that the script which is fetched with the first sign of a visitor has run.
    await expect(page.locator('[type=speculationrules]')).toBeAttached()
    await button(page).click()
    await expect(page.locator(':focus:invalid')).toBeVisible()
    await expect(root(page)).not.toHaveAttribute('data-reached')

    release()
    await expect(page.getByText('Le prénom est requis').first()).toBeVisible()
    await button(page).click()
    await expect(root(page)).toHaveAttribute('data-reached', /awake pointerdown .*awake click$/)
    await expect(root(page)).not.toHaveAttribute('data-reached', /asleep/)
  })

  test('finds what checks the form there and ready, without a network', async ({
    page,
    context,
    expectedProblems,
  }) => {
    // The focus on the first faulty field makes the form ask the relay for a permission, which fails here.
    expectedProblems.push(failedRequest)
    await page.goto(paths.quote)
    await wakeUp(page)
    await expect(page.locator('form')).toHaveAttribute('data-checked')
    await context.setOffline(true)
    await button(page).click()
    await expect(page.getByText('Le prénom est requis').first()).toBeVisible()
  })
})

test('the address keeps the section that was pressed last while React was waking up', async ({
  context,
}) => {
  // Next writes the address as it was when React began to wake up, and listens to changes of it later.
  for (const pressedOn of [0, 30, 90])
    await test.step(`pressed until ${pressedOn} ms after Next has written the address`, async () => {
      const page = await context.newPage()
      // From the first moment on: the presses themselves may wake React up.
      await page.addInitScript((pressedOn) => {
        const pressUntilWritten = (resolve: (last: string) => void) => {
          let presses = 0
          const pressing = setInterval(() => {
            window.location.hash = `p${++presses}`
          }, 20)
          const write = History.prototype.replaceState
          History.prototype.replaceState = function (...state) {
            write.apply(this, state)
            setTimeout(() => {
              clearInterval(pressing)
              resolve(presses === 0 ? 'none before' : `#p${presses}`)
            }, pressedOn)
          }
        }
        const last = new Promise<string>((resolve) =>
          document.addEventListener('DOMContentLoaded', () => pressUntilWritten(resolve)),
        )
        Object.assign(window, { last })
      }, pressedOn)
      await page.goto('/#contact')
      await fetchFramework(page)
      const pressed = await page.evaluate(() => (window as unknown as { last: string }).last)
      await expect.poll(() => page.evaluate(() => window.location.hash)).toBe(pressed)
      await page.waitForTimeout(600)
      expect(await page.evaluate(() => window.location.hash)).toBe(pressed)
      await page.close()
    })
})
