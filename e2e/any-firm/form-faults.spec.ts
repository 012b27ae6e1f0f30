import type { JSHandle, Locator, Page } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import { firm } from '@/lib/site/catalog'
import { templates } from '@/scripts/checks/model-pages'
import * as estimation from '../estimation-page'
import { leadsFrom } from '../leads'
import { standStill } from '../page-measures'
import * as quote from '../quote-page'
import { relayUrl } from '../site'
import {
  blockScripts,
  expect,
  fetchFramework,
  holdBack,
  laterScripts,
  nextFrames,
  test,
  wakeUp,
} from '../test'

/** What visitors, connections and browsers can do to a form, and the form must survive. */

const everyForm = [
  { name: 'quote', path: paths.quote, ...quote, lines: 'description' },
  { name: 'estimation', path: paths.estimation, ...estimation, lines: 'projectDescription' },
] as const
type Form = (typeof everyForm)[number]
/** The forms that the firm has. */
const forms = everyForm.filter(({ name }) => name !== 'estimation' || templates.estimation)

/** Leaves by a full navigation, as to another site: the site's own link handling takes no part. */
const leave = (page: Page) =>
  page.evaluate((path) => {
    location.href = path
  }, '/')

/** Waits until nothing scrolls an element any more. @returns its box. */
async function settled(target: Locator) {
  await target.evaluate(standStill)
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing there to look at')
  return box
}

test.describe('what is being pressed stays where it is, and is pressed', () => {
  /** Leaves the phone field faulty and being edited: it will be refused again when it loses the focus. */
  async function spoilPhone(page: Page) {
    await quote.field(page, 'phone').fill('06')
    await quote.send(page)
    await expect(quote.faults(page)).toBeVisible()
    await quote.field(page, 'phone').pressSequentially(' 12')
    await expect(quote.faults(page)).toHaveCount(0)
  }
  const submit = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande de devis' })

  for (const [width, height] of [
    [390, 1500],
    [1280, 1300],
  ] as const)
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height } })

      test('the consent box and « Envoyer », held for a while as the faulty field is left', async ({
        page,
      }) => {
        await page.goto(paths.quote)
        await quote.fillAll(page, 'presse')
        await page.evaluate(() =>
          addEventListener('click', ({ target, isTrusted }) => {
            if (isTrusted) document.title = (target as Element).tagName
          }),
        )
        for (const [target, tag] of [
          [quote.field(page, 'consent'), 'INPUT'],
          [submit(page), 'BUTTON'],
        ] as const)
          await test.step(tag, async () => {
            await spoilPhone(page)
            const before = await settled(target)
            await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
            await page.mouse.down()
            await page.waitForTimeout(400)
            // « Envoyer » itself moves by one pixel when it is pressed.
            expect(Math.abs((await settled(target)).y - before.y)).toBeLessThanOrEqual(1)
            await page.evaluate(() => (document.title = ''))
            await page.mouse.up()
            await expect(page).toHaveTitle(tag)
            if (tag === 'BUTTON') await expect(quote.field(page, 'phone')).toBeFocused()
            else await expect(target).not.toBeChecked()
            await expect(quote.field(page, 'phone')).toHaveAttribute('aria-invalid', 'true')
            if (tag === 'INPUT') await target.check()
          })
      })
    })

  test.describe('a finger', () => {
    test.use({ viewport: { width: 390, height: 1500 }, hasTouch: true })

    test('on « Envoyer » sends what a field left at that moment makes faulty to its correction', async ({
      page,
    }) => {
      await page.goto(paths.quote)
      await quote.fillAll(page, 'presse')
      await spoilPhone(page)
      await settled(submit(page))
      await submit(page).tap()
      await expect(quote.field(page, 'phone')).toBeFocused()
      await expect(quote.faults(page)).toBeVisible()
    })
  })
})

test.describe('the field to correct is in view, with its label and its message', () => {
  test.use({ consentGiven: false })

  /**
   * Runs in the page: which parts of the focused field lie under the header, the consent banner or the phone
   * bar, or outside the window, once nothing scrolls any more. With `follow`, after each link of the summary,
   * the last one first.
   */
  async function hiddenParts(
    alert: Element,
    { follow, standStill: still }: { follow: boolean; standStill: typeof standStill },
  ): Promise<string[]> {
    const links = follow ? [...alert.querySelectorAll('a')].reverse() : [undefined]
    const found: string[] = []
    for (const link of links) {
      link?.click()
      const control = document.activeElement!
      if (link && link.hash !== `#${control.id}`)
        found.push(`${link.hash} leads to ${control.outerHTML}`)
      await still(control)
      const { top: bannerTop } = document.querySelector('.choice-bar')!.getBoundingClientRect()
      const bar = document.querySelector('.phone-bar')!
      const barShows =
        getComputedStyle(bar).display !== 'none' &&
        bar.checkVisibility({ visibilityProperty: true })
      const top = document.querySelector('header')!.getBoundingClientRect().bottom
      const bottom = Math.min(
        innerHeight,
        bannerTop,
        ...(barShows ? [bar.getBoundingClientRect().top] : []),
      )
      const label = document.querySelector(`label[for="${control.id}"]`)
      const message = document.getElementById(`${control.id}-error`)
      for (const [part, element] of Object.entries({ label, control, message })) {
        const box = element?.getBoundingClientRect()
        if (!box) found.push(`${part} of ${control.id}: not there`)
        else if (box.top < top || box.bottom > bottom)
          found.push(`${part} of ${control.id} at ${box.top}–${box.bottom}, seen ${top}–${bottom}`)
      }
    }
    return found
  }

  async function expectNothingHidden(page: Page, { follow }: { follow: boolean }) {
    // A function that runs in the page knows nothing of this file but its arguments.
    const handed = (await page.evaluateHandle(`(${standStill})`)) as JSHandle<typeof standStill>
    expect(await quote.faults(page).evaluate(hiddenParts, { follow, standStill: handed })).toEqual(
      [],
    )
  }

  async function expectInView(form: Form, page: Page, name: string) {
    await expect(form.field(page, name)).toBeFocused()
    await expectNothingHidden(page, { follow: false })
  }

  const windows = [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const

  /** Smooth scrolling stays on for the phone only: every frame of it costs processor time. */
  async function setWindow(page: Page, [width, height]: (typeof windows)[number]) {
    await page.emulateMedia({ reducedMotion: width === 390 ? 'no-preference' : 'reduce' })
    await page.setViewportSize({ width, height })
  }

  for (const form of forms)
    test(`${form.name}: by pointer, by Enter, by the links of the summary, in windows of all widths`, async ({
      page,
    }) => {
      test.slow(true, 'every field of a form is looked at in five windows')
      const submits = [
        () => form.field(page, 'firstName').press('Enter'),
        () => form.send(page),
      ] as const
      await page.goto(form.path)
      for (const size of windows)
        await test.step(`nothing filled in, ${size[0]} px`, async () => {
          await setWindow(page, size)
          await form.send(page)
          await expect(quote.faults(page)).toBeVisible()
          await expectInView(form, page, 'firstName')
          const links = quote.faults(page).getByRole('link')
          expect(await links.count()).toBeGreaterThan(5)
          await links.last().click()
          await expectNothingHidden(page, { follow: true })
        })
      await form.fillAll(page, 'vue')
      await expect(quote.faults(page)).toHaveCount(0)
      const type = (name: string, text: string) => () => form.field(page, name).fill(text)
      // By keyboard: a click would have to wait until the page has stopped scrolling.
      const tick = () => form.field(page, 'consent').press('Space')
      for (const size of windows)
        await test.step(`one field at fault, ${size[0]} px`, async () => {
          await setWindow(page, size)
          for (const [name, spoil, mend] of [
            [form.lines, type(form.lines, ''), type(form.lines, quote.description)],
            ['consent', tick, tick],
            ['email', type('email', ''), type('email', 'vue@exemple.test')],
          ] as const)
            for (const submit of submits) {
              await spoil()
              await submit()
              await expect(quote.faults(page)).toBeVisible()
              await expectInView(form, page, name)
              await mend()
              await expect(quote.faults(page)).toHaveCount(0)
            }
        })
    })
})

test.describe('a form that is filled in as React takes over', () => {
  test.use({ emptyCache: true })

  for (const [form, what] of forms.flatMap((each) =>
    (['chosen', 'ticked'] as const).map((one) => [each, one] as const),
  ))
    test(`${form.name}: keeps what is ${what} at that very moment`, async ({ page }) => {
      // Holds back React's scheduled work, which runs on messages: only an event can then make React work.
      await page.addInitScript(() => {
        const post = Reflect.get(MessagePort.prototype, 'postMessage') as () => void
        const held: (() => void)[] = []
        MessagePort.prototype.postMessage = function (...parts: unknown[]) {
          held.push(() => Reflect.apply(post, this, parts))
        }
        Object.assign(window, { held })
      })
      // The focus makes the page fetch React, which must not arrive before the name is typed: typing would
      // wake it up.
      const release = await holdBack(page, '**/*.js')
      await page.goto(form.path)
      await form.field(page, 'firstName').fill('Odile')
      await fetchFramework(page)
      release()
      await page.waitForFunction(() => (window as unknown as { held: unknown[] }).held.length > 0)
      await nextFrames(page)
      await expect(page.locator('html')).not.toHaveAttribute('data-scripts', 'awake')
      const choice = page.locator('form select').first()
      if (what === 'chosen') await choice.selectOption({ index: 1 })
      else await form.field(page, 'consent').dispatchEvent('click')
      await page.evaluate(() => {
        const { held } = window as unknown as { held: (() => void)[] }
        setInterval(() => held.splice(0).forEach((work) => work()), 10)
      })
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'awake')
      await expect(form.field(page, 'firstName')).toHaveValue('Odile')
      if (what === 'chosen') await expect(choice).not.toHaveValue('')
      else await expect(form.field(page, 'consent')).toBeChecked()
    })
})

test.describe('a form whose checking script hangs on the way', () => {
  test.beforeEach(({ expectedProblems }) => {
    expectedProblems.push(/^The form could not be made ready/)
  })

  async function sendInVain(form: Form, page: Page, name: string) {
    await page.clock.install()
    await page.goto(form.path)
    const release = await holdBack(page, await laterScripts(page))
    await form.fillAll(page, name)
    await form.send(page)
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward('00:15')
    await expect(quote.failure(page)).toBeFocused()
    await expect(page.locator('form')).not.toHaveAttribute('aria-busy')
    return release
  }

  for (const form of forms)
    test(`${form.name}: says so within 15 s, with the phone and an e-mail that carries every field`, async ({
      page,
    }) => {
      await sendInVain(form, page, 'suspendu')
      const notice = quote.failure(page)
      await expect(notice).toContainText('Rien de ce que vous avez écrit n’est perdu')
      await expect(notice.getByRole('link', { name: firm.phone })).toBeVisible()
      const href = await notice
        .getByRole('link', { name: 'Envoyer par e-mail' })
        .getAttribute('href')
      const mail = new URL(href ?? '')
      expect(mail.pathname).toBe(firm.email)
      const body = mail.searchParams.get('body') ?? ''
      const controls = page.locator('form').locator('input:not([type=checkbox]), select, textarea')
      expect(await controls.count()).toBeGreaterThan(5)
      for (const control of await controls.all())
        expect(body).toContain(
          await control.evaluate((element) =>
            element instanceof HTMLSelectElement
              ? element.selectedOptions[0]!.text
              : (element as HTMLInputElement).value,
          ),
        )
      await expect(form.field(page, form.lines)).not.toHaveValue('')
    })

  test('when it comes after all it sends nothing by itself; the next press does', async ({
    page,
  }) => {
    const release = await sendInVain(everyForm[0], page, 'suspendu-tard')
    let posts = 0
    page.on('request', (request) => {
      if (request.url() === relayUrl) posts++
    })
    release()
    await page.clock.runFor(3000)
    await page.waitForTimeout(1000)
    expect(posts).toBe(0)
    await expect(quote.field(page, 'description')).toHaveValue(quote.description)
    await quote.send(page)
    await expect(quote.thanks(page)).toBeVisible()
    expect(leadsFrom('suspendu-tard@exemple.test')).toHaveLength(1)
  })

  test('another press waits for it anew, and sends when it comes', async ({ page }) => {
    const release = await sendInVain(everyForm[0], page, 'suspendu-encore')
    await quote.send(page)
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
    await expect(quote.failure(page)).toHaveCount(0)
    release()
    await expect(quote.thanks(page)).toBeVisible()
    expect(leadsFrom('suspendu-encore@exemple.test')).toHaveLength(1)
  })
})

test('whoever is about to leave while a quote is on its way is asked first, and never afterwards', async ({
  page,
}) => {
  const release = await holdBack(page, relayUrl)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.goto(paths.quote)
  await quote.fillAll(page, 'en-chemin')
  await quote.send(page)
  await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
  await leave(page)
  await expect.poll(() => asked).toEqual(['beforeunload'])
  release()
  await expect(quote.thanks(page)).toBeVisible()
  expect(leadsFrom('en-chemin@exemple.test')).toHaveLength(1)
  // React removes its `beforeunload` listener once it has drawn the thanks.
  await nextFrames(page)
  await leave(page)
  await expect(page).toHaveURL('/')
  expect(asked).toHaveLength(1)
})

test('a form that one comes back to shows what was typed on another page, and cannot be sent again once that was sent', async ({
  page,
}) => {
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.goto(paths.quote)
  await quote.fillAll(page, 'revenu')
  await wakeUp(page)
  await test.step('typed on, where the browser has kept the page', async () => {
    await page.evaluate(() => {
      const typed = JSON.parse(sessionStorage.getItem('draft-quote')!) as object
      sessionStorage.setItem('draft-quote', JSON.stringify({ ...typed, lastName: 'Aubigné-Roux' }))
    })
    await comeBack()
    await expect(quote.field(page, 'lastName')).toHaveValue('Aubigné-Roux')
  })
  await test.step('gone back to, where the browser has kept what was typed and not the page', async () => {
    await leave(page)
    await expect(page).toHaveURL('/')
    await page.evaluate(() => sessionStorage.removeItem('draft-quote'))
    await page.goBack()
    await wakeUp(page)
    await expect(quote.field(page, 'lastName')).toHaveValue('')
    await quote.fillAll(page, 'revenu')
  })
  await test.step('sent, where it has kept the page', async () => {
    await page.evaluate(() => sessionStorage.removeItem('draft-quote'))
    await comeBack()
    await expect(quote.field(page, 'lastName')).toHaveValue('')
    await quote.send(page)
    await expect(quote.faults(page)).toBeVisible()
    expect(leadsFrom('revenu@exemple.test')).toHaveLength(0)
  })
})

test('a page that the browser has kept with its storage, as Firefox does, does not send again what another has sent', async ({
  page,
}) => {
  await page.goto(paths.quote)
  await quote.fillAll(page, 'reparti')
  await wakeUp(page)
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  await quote.send(page)
  await expect(quote.thanks(page)).toBeVisible()
  await page.evaluate((entries) => {
    sessionStorage.clear()
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, kept)
  await expect(quote.field(page, 'description')).toHaveValue('')
  await expect(quote.field(page, 'email')).toHaveValue('')
  // The content can be restored, for a visitor who wants to send a similar request.
  await page.getByRole('button', { name: /^Rétablir/ }).click()
  await expect(quote.field(page, 'email')).toHaveValue('reparti@exemple.test')
  expect(leadsFrom('reparti@exemple.test')).toHaveLength(1)
})

test('fields that WebKit would empty on a page that comes back keep what was typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Registered before the page's own listeners, and so called before them.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      const fields = document.querySelectorAll<HTMLInputElement>('form [autocomplete=off]')
      setTimeout(() => fields.forEach((field) => (field.value = '')), 20)
    })
  })
  await page.goto(paths.quote)
  await quote.fillAll(page, 'vide')
  await wakeUp(page)
  const commune = quote.field(page, 'commune')
  await commune.fill('Ailleurs')
  await page.evaluate(async () => {
    for (const type of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    await new Promise((resolve) => setTimeout(resolve, 60))
  })
  await expect(commune).toHaveValue('Ailleurs')
  await expect(commune).toHaveAttribute('autocomplete', 'off')
  await quote.send(page)
  await expect(quote.thanks(page)).toBeVisible()
  expect(leadsFrom('vide@exemple.test')).toMatchObject([{ 'Commune du chantier': 'Ailleurs' }])
})

test('with storage blocked, no button of a failed send loses what was typed, and an expired session goes on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await page.clock.install()
  await page.goto(paths.quote)
  await page.getByRole('button', { name: 'Essentiels uniquement' }).click()
  await quote.fillAll(page, 'bloque-expire')
  await wakeUp(page)
  await page.clock.fastForward('20:01')
  await quote.send(page)
  await page.clock.runFor(1000)
  await expect(quote.failure(page)).toContainText('Session invalide ou expirée')
  await quote.failure(page).getByRole('button').click()
  await page.clock.runFor(1000)
  await expect.poll(() => leadsFrom('bloque-expire@exemple.test').length).toBe(1)
})

test('a form without its scripts has nobody reload what the browser may not keep', async ({
  page,
  expectedProblems,
}) => {
  await blockScripts(page, expectedProblems)
  await page.goto(paths.quote)
  await page.locator('form [name="description"]').fill('Un texte long')
  await page.getByRole('button', { name: /^Envoyer/ }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'il ne peut rien envoyer' })
  await expect(alert).toBeInViewport()
  await expect(alert).toContainText('Copiez ce que vous avez écrit, puis rechargez la page')
})
