import { paths } from '@/lib/addresses/paths'
import { home } from '@/lib/site/catalog'
import { withFee } from '../communes'
import { visits } from '../page-states'
import { chosenService, description, field, fillAll, send, thanks, watchRelay } from '../quote-page'
import { expect, holdBack, test, wakeUp } from '../test'
import { translate } from '../translate'

/** React's error when the page's texts differ from its own and it draws the page again. */
const drawnAnew = /error #418/

const fees = [
  ['none', 'Aucun frais'],
  ['moderate', 'des frais modérés'],
  ['discussed', 'Au-delà de'],
] as const

test.describe('translated by the browser before React wakes up, each page comes to each of its states', () => {
  test.beforeEach(async ({ page }) => page.addInitScript(translate))

  // Only pages on which a visitor does something: redrawing the others loses nothing.
  const used = visits.filter(({ states }) => states.some(({ reach }) => reach))
  for (const { page: name, path, states, narrow, consentAsked, problems = [] } of used)
    test.describe(() => {
      test.use({
        viewport: narrow ? { width: 390, height: 844 } : { width: 1280, height: 720 },
        consentGiven: !consentAsked,
      })

      test(`${name}${narrow ? ', on a phone' : ''}: ${states.map((state) => state.name).join('; ')}`, async ({
        page,
        expectedProblems,
      }) => {
        test.slow(states.length > 3)
        expectedProblems.push(drawnAnew, ...problems)
        await page.goto(path)
        for (const { name, reach } of states) await test.step(name, () => reach?.(page))
      })
    })

  test('what is being written goes on, at its letter, while the page is drawn anew', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(drawnAnew)
    const release = await holdBack(page, '**/*.js')
    await page.goto(paths.quote)
    await field(page, 'lastName').fill('Martin')
    await field(page, 'firstName').click()
    await page.keyboard.type('Élo')
    const asleep = await field(page, 'firstName').elementHandle()
    const { y } = (await field(page, 'firstName').boundingBox())!
    release()
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'awake')
    expect(await asleep!.evaluate((element) => element.isConnected)).toBe(false)
    await page.keyboard.type('ïse')
    await expect(field(page, 'firstName')).toHaveValue('Éloïse')
    await expect(field(page, 'lastName')).toHaveValue('Martin')
    expect((await field(page, 'firstName').boundingBox())!.y).toBeCloseTo(y, 0)
    await expect(page.getByRole('region', { name: 'Cookies' }), 'answered before').toBeHidden()
  })

  test('« Envoyer », pressed before, sends what was filled in', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(drawnAnew)
    const release = await holdBack(page, '**/*.js')
    const requests = watchRelay(page)
    await page.goto(paths.quote)
    await fillAll(page, 'traduit')
    await send(page)
    release()
    await expect(thanks(page)).toBeVisible()
    expect(requests).toHaveLength(1)
    const body = requests[0]!.postData() ?? ''
    for (const text of [description, chosenService.label]) expect(body).toContain(text)
  })
})

test.describe('translated once React is awake', () => {
  test('the lightbox says which picture it shows', async ({ page }) => {
    test.skip(home.gallery.images.length < 2, 'the firm has no gallery to turn over')
    await page.goto(paths.home)
    await wakeUp(page)
    await page.evaluate(translate)
    await page.locator('#gallery').getByRole('link').first().click()
    const count = page.getByRole('dialog').getByText(/^\d+ \/ \d+$/)
    await expect(count).toHaveText(/^1 /)
    await page.getByRole('dialog').getByRole('button', { name: 'Image suivante' }).click()
    await expect(count).toHaveText(/^2 /)
  })

  test('one commune after another has the answer of its own', async ({ page }) => {
    await page.goto(paths.serviceArea)
    await wakeUp(page)
    await page.evaluate(translate)
    const answer = page.locator('.commune-answer p').first()
    for (const [fee, words] of fees) {
      const commune = withFee(fee)
      if (!commune) continue
      await page.getByRole('combobox').fill(commune.option)
      await expect(answer).toContainText(commune.name)
      await expect(answer).toContainText(words)
    }
  })

  test('a reference stays as it is', async ({ page }) => {
    await page.goto(paths.quote)
    await wakeUp(page)
    await page.evaluate(translate)
    await fillAll(page, 'reference')
    await send(page)
    await expect(page.locator('.sent-reference strong')).toHaveText(/^\w{3}-\w{3}$/)
    await expect(page.locator('.sent-reference strong > font')).toHaveCount(0)
  })
})
