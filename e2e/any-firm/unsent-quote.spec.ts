import type { Page, Route } from '@playwright/test'
import { telHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { firm } from '@/lib/site/catalog'
import { leadsFrom } from '../leads'
import {
  chosenService,
  description,
  failure,
  field,
  fill,
  fillAll,
  notices,
  send,
  sender,
  thanks,
  watchRelay,
} from '../quote-page'
import { foreignOrigin, relayUrl, siteOrigin } from '../site'
import {
  expect,
  failedRequest,
  failedSend,
  holdBack,
  laterScripts,
  nextFrames,
  test,
  wakeUp,
} from '../test'
import { listenToPage } from '../what-is-heard'

/**
 * Holds the next request to the relay, which fails once the returned function is called, and again when the
 * form repeats it by itself.
 */
async function failOnceAsked(page: Page): Promise<() => void> {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(
    relayUrl,
    async (route) => {
      await held
      await route.abort()
    },
    { times: 2 },
  )
  return () => answer()
}

test.describe('a quote that cannot be sent', () => {
  async function expectKept(page: Page, name: string) {
    for (const [key, value] of Object.entries({ ...sender(name), description }))
      await expect(field(page, key)).toHaveValue(value)
    await expect(field(page, 'consent')).toBeChecked()
    const notice = failure(page)
    await expect(notice).toBeFocused()
    await expect(notice.getByRole('link', { name: `Appeler le ${firm.phone}` })).toHaveAttribute(
      'href',
      telHref(firm.phone),
    )
    const mail = await notice.getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href')
    expect(mail).toContain(`mailto:${firm.email}?subject=`)
    expect(decodeURIComponent(mail ?? '')).toContain(description)
  }

  /** Reloads the page: what was typed is still there, the notices are gone. */
  async function reloadWithDraft(page: Page) {
    await page.reload()
    await expect(field(page, 'description')).toHaveValue(description)
    await expect(notices(page).getByRole('listitem')).toHaveCount(0)
  }

  test('origin not allowed: security notice, told once, nothing sent', async ({ page }) => {
    const requests = watchRelay(page)
    const told = await listenToPage(page)
    await page.goto(`${foreignOrigin}${paths.quote}`)
    await fillAll(page, 'origine')
    await send(page)
    await expect(notices(page)).toContainText('Erreur de sécurité')
    await expect(notices(page)).toContainText(
      'Demande non autorisée. Veuillez actualiser la page et réessayer.',
    )
    await expectKept(page, 'origine')
    expect(await told('Erreur de sécurité')).toMatchObject([{ by: 'region', surely: true }])
    expect(await told('Demande non autorisée.')).toMatchObject([{ by: 'focus', surely: true }])
    expect(requests).toEqual([])
  })

  test('token missing, different or unreadable: session notice, nothing sent', async ({ page }) => {
    const requests = watchRelay(page)
    await page.goto(paths.quote)
    await fillAll(page, 'jeton')
    for (const [situation, stored] of [
      ['missing', undefined],
      ['different', JSON.stringify({ token: 'autre', createdAt: Date.now() })],
      ['unreadable', '{'],
    ] as const)
      await test.step(situation, async () => {
        // Before React is awake, the form would take the token that is stored here for its own.
        await wakeUp(page)
        await page.waitForLoadState('networkidle')
        await page.evaluate((text) => {
          if (text === undefined) sessionStorage.removeItem('security-token')
          else sessionStorage.setItem('security-token', text)
        }, stored)
        await send(page)
        await expect(notices(page)).toContainText('Erreur de sécurité')
        await expect(notices(page)).toContainText(
          'Session invalide ou expirée. Veuillez actualiser la page et réessayer.',
        )
        await expectKept(page, 'jeton')
        expect(requests).toEqual([])
        await reloadWithDraft(page)
      })
  })

  test('a token serves for 19 minutes, and not for more than 20', async ({ page }) => {
    const requests = watchRelay(page)
    await page.clock.install()
    await page.goto(paths.quote)
    const grow = async (age: string) => {
      await fillAll(page, 'expire')
      await wakeUp(page)
      await page.clock.fastForward(age)
      await send(page)
      await page.clock.runFor(1000)
    }
    const sent = (count: number) =>
      expect.poll(() => leadsFrom('expire@exemple.test').length).toBe(count)

    await test.step('token of 19 minutes still serves', async () => {
      await grow('19:00')
      await sent(1)
      await expect(thanks(page)).toBeVisible()
      await expect(field(page, 'firstName')).toHaveValue('')
    })

    await test.step('token older than 20 minutes: session notice; after a reload the draft is there and goes out', async () => {
      await grow('20:01')
      await expect(failure(page)).toContainText('Session invalide ou expirée')
      expect(requests).toHaveLength(1)
      await page.reload()
      await expect(field(page, 'description')).toHaveValue(description)
      await expect(field(page, 'consent')).toBeChecked()
      await send(page)
      await sent(2)
      await expect(field(page, 'firstName')).toHaveValue('')
    })

    await test.step('an expired session is renewed and the request sent by one press, where storage works too', async () => {
      await grow('20:01')
      await failure(page).getByRole('button', { name: 'Actualiser et réessayer' }).click()
      await page.clock.runFor(1000)
      await sent(3)
      await expect(thanks(page)).toBeVisible()
    })
  })

  test('relay dead, out of order or refusing: « Un problème est survenu », values kept, reason in the console', async ({
    page,
    consoleProblems,
    expectedProblems,
  }) => {
    expectedProblems.push(...failedSend)
    await page.goto(paths.quote)
    await fillAll(page, 'panne')
    for (const [situation, answer] of [
      ['dead', undefined],
      ['answering 500', { status: 500, body: 'oups' }],
      ['refusing with 403', { status: 403, body: '{"success":false}' }],
      [
        'answering 200 with a refusal',
        { status: 200, body: '{"success":"false","message":"non"}' },
      ],
    ] as const)
      await test.step(situation, async () => {
        await page.route(relayUrl, (route) =>
          answer
            ? route.fulfill({
                ...answer,
                contentType: 'application/json',
                headers: { 'access-control-allow-origin': siteOrigin },
              })
            : route.abort('connectionrefused'),
        )
        const said = consoleProblems.length
        await send(page)
        await expect(notices(page)).toContainText('Erreur')
        await expect(notices(page)).toContainText(
          'Un problème est survenu lors de l’envoi du formulaire. Veuillez réessayer.',
        )
        await expectKept(page, 'panne')
        const reasons = consoleProblems.slice(said)
        expect(reasons.some((text) => text.includes('Request not sent'))).toBe(true)
        await page.unroute(relayUrl)
        await reloadWithDraft(page)
      })
    await test.step('after a failure the same request can be sent again, and arrives once', async () => {
      await page.route(relayUrl, (route) => route.abort())
      await send(page)
      await expectKept(page, 'panne')
      await page.unroute(relayUrl)
      await send(page)
      await expect(thanks(page)).toBeVisible()
      expect(leadsFrom('panne@exemple.test')).toHaveLength(1)
    })
  })

  test('a relay that never answers is given up after 40 seconds, and the values are kept; one that answers before is waited for', async ({
    page,
    consoleProblems,
    expectedProblems,
  }) => {
    expectedProblems.push(...failedSend)
    await page.clock.install()
    await page.route(relayUrl, () => undefined)
    await page.goto(paths.quote)
    await fillAll(page, 'muet')
    // From here on the 40 seconds count: the button is disabled before, while the permission is on its way.
    const begun = page.waitForRequest(relayUrl)
    await send(page)
    await begun
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
    await page.clock.fastForward('00:41')
    await page.clock.runFor(1000)
    await expectKept(page, 'muet')
    expect(consoleProblems.some((text) => text.includes('timeout'))).toBe(true)

    await page.unroute(relayUrl)
    const answer = await holdBack(page, relayUrl)
    const begunAgain = page.waitForRequest(relayUrl)
    await send(page)
    await begunAgain
    await page.clock.fastForward('00:38')
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
    answer()
    await expect(notices(page)).toContainText('Demande de devis envoyée')
    expect(leadsFrom('muet@exemple.test')).toHaveLength(1)
  })

  test('what has not reached the relay: nobody has to press again, and the request arrives once', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(failedRequest)
    await page.goto(paths.quote)
    for (const [situation, email, meet] of [
      ['the line breaks', 'ligne-coupee', (route: Route) => route.abort('connectionreset')],
      [
        'a server in front of the relay does not reach it',
        'relance',
        (route: Route) =>
          route.fulfill({ status: 502, headers: { 'access-control-allow-origin': siteOrigin } }),
      ],
      [
        'only the answer is lost',
        'sans-reponse',
        async (route: Route) => {
          await route.fetch()
          await route.abort('connectionreset')
        },
      ],
    ] as const)
      await test.step(`${situation} once`, async () => {
        await page.route(relayUrl, meet, { times: 1 })
        await fillAll(page, email)
        await send(page)
        // Emptied with the thanks, while those of the step before stand until then.
        await expect(field(page, 'firstName')).toHaveValue('')
        await expect(thanks(page)).toBeVisible()
        expect(leadsFrom(`${email}@exemple.test`)).toHaveLength(1)
      })
  })

  test('when the rest of the form’s script cannot arrive, it says so and keeps everything', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(failedRequest, /^The form could not be made ready/)
    await page.goto(paths.quote)
    await page.route(await laterScripts(page), (route) => route.abort())
    await fillAll(page, 'sans-suite')
    await send(page)
    const notice = failure(page)
    await expect(notice).toContainText('Un problème est survenu')
    await expect(notice.getByRole('link', { name: firm.phone })).toBeVisible()
    await expect(field(page, 'description')).toHaveValue(description)
  })
})

test.describe('what is typed is never lost', () => {
  test('the draft survives a reload and a walk through other pages; what a program fills in with nothing but « change » is kept too', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'brouillon')
    await page.reload()
    await expect(field(page, 'lastName')).toHaveValue("D'Aubigné-Côte")
    await expect(field(page, 'service')).toHaveValue(chosenService.value)
    await expect(field(page, 'consent')).toBeChecked()
    // Once the form is awake: before, the script in the head listens.
    await wakeUp(page)
    await field(page, 'lastName').evaluate((input: HTMLInputElement) => {
      input.value = 'Rempli'
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await page.goto('/')
    await field(page, 'description').scrollIntoViewIfNeeded()
    await expect(field(page, 'description')).toHaveValue(description)
    await expect(field(page, 'lastName')).toHaveValue('Rempli')
  })

  test('« Effacer », in one visit', async ({ page }) => {
    await page.goto(paths.quote)

    await test.step('« Effacer » empties the form and the draft, and can be taken back', async () => {
      await fillAll(page, 'efface')
      await page.getByRole('button', { name: 'Effacer' }).click()
      await expect(field(page, 'description')).toHaveValue('')
      await expect(field(page, 'consent')).not.toBeChecked()
      expect(await page.evaluate(() => sessionStorage.getItem('draft-quote'))).toBeNull()
      // On a phone « Rétablir » has its own line, which begins where the sentence begins.
      await page.setViewportSize({ width: 390, height: 844 })
      const lineStarts = await page.getByText('Le formulaire est effacé.').evaluate((said) => {
        const text = document.createRange()
        text.selectNodeContents(said)
        const lines = [...text.getClientRects()].filter(({ width }) => width > 1)
        return lines.map(({ left }) => Math.round(left))
      })
      expect(lineStarts.length).toBeGreaterThan(1)
      expect(new Set(lineStarts).size).toBe(1)
      await page.getByRole('button', { name: 'Rétablir ce que j’avais écrit' }).click()
      await expect(field(page, 'description')).toHaveValue(description)
      // Messages above the button leave with what they were about: on a phone the way back would be out of sight.
      for (const name of ['firstName', 'lastName', 'email', 'phone'])
        await field(page, name).fill('')
      await send(page)
      await expect(page.getByRole('alert').first()).toContainText('Veuillez corriger')
      const erase = page.getByRole('button', { name: 'Effacer' })
      await erase.evaluate((button) => button.scrollIntoView({ behavior: 'instant' }))
      // By keyboard: the page may still be scrolling, and would move under a mouse pointer.
      await erase.press('Enter')
      await expect(field(page, 'description')).toHaveValue('')
      await expect(page.getByRole('button', { name: /^Rétablir/ })).toBeInViewport({ ratio: 1 })
      await page.reload()
      await expect(field(page, 'description')).toHaveValue('')
    })

    await page.setViewportSize({ width: 1280, height: 720 })
    await test.step('« Effacer » pressed twice, or « Envoyer » after it, can be taken back all the same', async () => {
      await fillAll(page, 'efface-deux-fois')
      const erase = page.getByRole('button', { name: 'Effacer' })
      await erase.dblclick()
      await send(page)
      await expect(page.getByRole('alert').first()).toContainText('Veuillez corriger')
      await page.getByRole('button', { name: 'Rétablir ce que j’avais écrit' }).press('Enter')
      await expect(field(page, 'description')).toHaveValue(description)
      await expect(field(page, 'consent')).toBeChecked()
      await send(page)
      await expect(notices(page)).toContainText('Demande de devis envoyée')
      expect(leadsFrom('efface-deux-fois@exemple.test')).toHaveLength(1)
      await expect(page.getByRole('button', { name: /^Rétablir/ })).toHaveCount(0)
    })
  })

  test('nothing can be added to what is on its way, and all of it can again once that has failed', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(...failedSend)
    const answer = await failOnceAsked(page)
    await page.goto(paths.quote)
    await fillAll(page, 'en-route')
    await send(page)
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeVisible()
    await field(page, 'description').click()
    await page.keyboard.type(' PS : après 18 h.')
    await expect(field(page, 'description')).toHaveValue(description)
    await expect(field(page, 'service')).toBeDisabled()
    answer()
    await expect(failure(page)).toBeFocused()
    await field(page, 'description').pressSequentially(' PS')
    await send(page)
    await expect(thanks(page)).toBeVisible()
    const [lead] = leadsFrom('en-route@exemple.test')
    expect(JSON.stringify(lead)).toContain(' PS')
  })

  test('nothing can be taken from what is on its way, or brought back into it', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(...failedSend)
    const answer = await failOnceAsked(page)
    await page.goto(paths.quote)
    await fill(page, { description: 'Première idée' })
    const erase = page.getByRole('button', { name: 'Effacer' })
    await erase.click()
    await fillAll(page, 'en-chemin')
    await send(page)
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeVisible()
    await erase.click({ force: true })
    await expect(field(page, 'description')).toHaveValue(description)
    await expect(page.getByRole('button', { name: /^Rétablir/ })).toBeDisabled()
    answer()
    await expect(failure(page)).toContainText('Rien de ce que vous avez écrit n’est perdu')
    await expect(failure(page).getByRole('link', { name: 'Envoyer par e-mail' })).toHaveAttribute(
      'href',
      /^mailto:.*Rejointoyer/,
    )
    await erase.click()
    await expect(field(page, 'description')).toHaveValue('')
  })

  test('« Effacer » empties a form that is still asleep at once, and takes nothing that is written after it', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/*.js')
    await page.goto(paths.quote, { waitUntil: 'commit' })
    await fill(page, { firstName: 'Éloïse', description: 'Première idée' })
    await send(page)
    const erase = page.getByRole('button', { name: 'Effacer' })
    for (let press = 0; press < 2; press++) {
      await erase.click()
      await expect(field(page, 'description')).toHaveValue('')
    }
    await fill(page, { description: 'Seconde idée' })
    release()
    await expect(page.locator('form')).toHaveAttribute('data-checked')
    await nextFrames(page)
    await expect(field(page, 'description')).toHaveValue('Seconde idée')
    await expect(page.getByRole('alert').filter({ hasText: 'Veuillez corriger' })).toHaveCount(0)
    await page.getByRole('button', { name: /^Rétablir/ }).click()
    await expect(field(page, 'firstName')).toHaveValue('Éloïse')
    await expect(field(page, 'description')).toHaveValue('Seconde idée')
  })

  test('« Effacer » takes back an « Envoyer » that the page could not yet answer', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    const release = await holdBack(page, await laterScripts(page))
    await fillAll(page, 'repenti')
    await wakeUp(page)
    await send(page)
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('button', { name: 'Effacer' }).click()
    release()
    await expect(page.locator('form')).toHaveAttribute('data-checked')
    await nextFrames(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Veuillez corriger' })).toHaveCount(0)
    expect(leadsFrom('repenti@exemple.test')).toHaveLength(0)
  })

  test('a press that comes down once more after the thanks takes nothing away from them, and a sent quote leaves no draft behind', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'encore-un-appui')
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('draft-quote'))).toBeNull()
    const pressAgain = async () => {
      await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
      await nextFrames(page)
      await expect(thanks(page)).toBeVisible()
      await expect(thanks(page)).toBeFocused()
      await expect(page.getByRole('alert').filter({ hasText: 'Veuillez corriger' })).toHaveCount(0)
    }
    await pressAgain()
    // By somebody who comes back to the tab much later.
    await page.evaluate(() => {
      const before = performance.now.bind(performance)
      performance.now = () => before() + 3_600_000
    })
    await field(page, 'lastName').focus()
    await pressAgain()
    // Whoever begins another request and gives it up is told what is missing, as anybody is.
    await fill(page, { lastName: 'Autre' })
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Veuillez corriger' })).toBeVisible()
    await expect(field(page, 'firstName')).toBeFocused()
    await fill(page, { lastName: '' })
    await send(page)
    await expect(field(page, 'firstName')).toBeFocused()
    await page.reload()
    await expect(thanks(page)).toBeVisible()
    await expect(field(page, 'description')).toHaveValue('')
    expect(leadsFrom('encore-un-appui@exemple.test')).toHaveLength(1)
  })

  test('what was typed early and no longer fitted into the storage stays when the script wakes up', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('draft-') && value.length > 40)
          throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    const release = await holdBack(page, '**/*.js')
    await page.goto(paths.quote, { waitUntil: 'commit' })
    await fillAll(page, 'a-l-etroit')
    expect(await page.evaluate(() => sessionStorage.getItem('draft-quote'))).toContain('Éloïse')
    release()
    await wakeUp(page)
    await nextFrames(page)
    for (const [key, value] of Object.entries({ ...sender('a-l-etroit'), description }))
      await expect(field(page, key)).toHaveValue(value)
    await expect(field(page, 'consent')).toBeChecked()
  })

  test('text typed before the script wakes up stays, and a submit made then is taken up', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/*.js')
    await page.goto(paths.quote, { waitUntil: 'commit' })
    await fillAll(page, 'tres-tot')
    await send(page)
    await expect(page).toHaveURL(paths.quote)
    release()
    await expect(notices(page)).toContainText('Demande de devis envoyée')
    expect(leadsFrom('tres-tot@exemple.test')).toHaveLength(1)
  })

  test('with storage blocked the form still works', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    })
    await page.goto(paths.quote)
    await page.getByRole('button', { name: 'Essentiels uniquement' }).click()
    await fillAll(page, 'bloque')
    await send(page)
    await expect(notices(page)).toContainText('Demande de devis envoyée')
    expect(leadsFrom('bloque@exemple.test')).toHaveLength(1)
  })
})
