import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fixedRedirects, movedAddresses } from '@/lib/site/all-redirects'
import { home, quote } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { freePort } from '../scripts/machine/ports'
import { serveSite } from '../scripts/machine/processes'
import { siteOrigin } from './site'
import { expect, failedRequest, test } from './test'

const hostile = [
  '//evil.example',
  '//evil.example/',
  '/service//evil.example',
  '/service/%2f%2fevil.example',
  '/service/..%2f..%2fevil.example',
  '/service/%5c%5cevil.example',
  '/service/%5cevil.example/',
  '/service/a%0d%0aLocation:%20https:evil.example',
  '/metiers/%2f%2fevil.example',
]

test.describe('on a host with our rules', () => {
  test('other spellings of an address that has moved end at its target as well', async ({
    request,
  }) => {
    for (const path of ['/devis/', '/devis.html', '/devis?source=affiche']) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      expect(answer.url(), path).toBe(`${siteOrigin}${paths.quote}`)
    }
  })

  test('/services shows the services of the home page', async ({ page }) => {
    await page.goto('/services')
    await expect(page).toHaveURL('/#services')
    await expect(page.getByRole('heading', { name: home.services.title })).toBeInViewport()
  })

  test('no address leads off the site', async ({ request }) => {
    for (const path of hostile) {
      let address = `${siteOrigin}${path}`
      let location: string | undefined
      for (let hop = 0; hop < 5; hop++) {
        location = (await request.get(address, { maxRedirects: 0 })).headers().location
        if (location === undefined) break
        address = new URL(location, address).href
        expect(new URL(address).origin, path).toBe(siteOrigin)
      }
      expect(location, `${path} comes to an end`).toBeUndefined()
    }
  })
})

test.describe('on a host without rules', () => {
  let host: ChildProcess
  let origin: string

  test.beforeAll(async () => {
    const port = await freePort()
    host = await serveSite(port, { config: '../e2e/host-without-rules.json', compressed: false })
    origin = `http://localhost:${port}`
  })
  test.afterAll(() => {
    host.kill()
  })

  test.describe('where scripts are blocked', () => {
    test.use({ javaScriptEnabled: false })

    // Which address each of them names, and that it is there, exported-files.spec.ts reads in its file.
    for (const [kind, redirect] of [
      ['a page', fixedRedirects.find(({ to }) => !to.includes('#'))],
      ['a place in one', fixedRedirects.find(({ to }) => to.includes('#'))],
    ] as const)
      test(`the page at an address that has moved refreshes to its target, ${kind}`, async ({
        page,
      }) => {
        const { from, to } = redirect!
        const sent = page.waitForResponse(`${origin}${from}`)
        await page.goto(`${origin}${from}`)
        expect((await sent).status(), from).toBe(200)
        await expect(page).toHaveURL(`${origin}${to}`)
        await expect(page.locator('main h1')).toBeVisible()
      })

    test('an unknown trade keeps the 404 and its way home', async ({ page, expectedProblems }) => {
      expectedProblems.push(failedRequest)
      const answer = await page.goto(`${origin}/metier/x`)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveURL(`${origin}/metier/x`)
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL(`${origin}/`)
    })
  })

  test('a redirect page has a link for whoever stays on it', async ({ page }) => {
    const html = readFileSync('out/devis.html', 'utf8')
    await page.route('**/devis', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html.replace(/<meta http-equiv="refresh"[^>]+>/, ''),
      }),
    )
    await page.goto(`${origin}/devis`)
    await page.getByRole('link', { name: quote.title }).click()
    await expect(page).toHaveURL(`${origin}/demande-devis`)
  })

  test.describe('the 404 page', () => {
    test.beforeEach(({ expectedProblems }) => {
      expectedProblems.push(failedRequest, /^404: no page at/)
    })

    for (const [path, end] of [
      ['/metier/x', '/#services'],
      ['/metiers/x', '/#services'],
      ['/metiers/x?source=affiche', '/?source=affiche#services'],
    ] as const)
      test(`sends ${path} to the services of the home page, and logs it`, async ({
        page,
        consoleProblems,
      }) => {
        await page.goto(`${origin}/demande-devis`)
        const answer = await page.goto(`${origin}${path}`)
        expect(answer?.status()).toBe(404)
        await expect(page).toHaveURL(`${origin}${end}`)
        await expect(page.getByRole('heading', { name: home.services.title })).toBeInViewport()
        const logged = `404: no page at ${path.replace(/\?.*/, '')}`
        expect(consoleProblems).toContain(logged)
        // The old address is not in the history, so that Back does not redirect forward again.
        await page.goBack()
        await expect(page).toHaveURL(`${origin}/demande-devis`)
      })

    test('sends /service/x to the address of that service, which says what is missing', async ({
      page,
    }) => {
      await page.goto(`${origin}/service/x`)
      await expect(page).toHaveURL(`${origin}/services/x`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service non trouvé')
    })

    test('knows the addresses that records have had, where a host finds no page at them', async ({
      page,
    }) => {
      const [[from, to] = []] = Object.entries(movedAddresses)
      test.skip(!from, 'no record of the firm has been renamed')
      await page.route(`**${from}/`, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', path: 'out/404.html' }),
      )
      await page.goto(`${origin}${from}/`)
      await expect(page).toHaveURL(`${origin}${to}`)
      await expect(page.locator('main h1')).toBeVisible()
    })

    test('says nothing but the general message on the way', async ({ page }) => {
      const seen = new Set<string>()
      await page.exposeFunction('noteHeading', (text: string) => seen.add(text))
      await page.addInitScript(() => {
        const { noteHeading } = window as unknown as { noteHeading: (text: string) => void }
        new MutationObserver(() => {
          const text = document.querySelector('main h1')?.textContent
          if (text) noteHeading(text)
        }).observe(document, { childList: true, subtree: true })
      })
      // An answer without content keeps the browser on the page.
      await page.route('**/services/x', (route) => route.fulfill({ status: 204 }))
      const asked = page.waitForRequest('**/services/x')
      await page.goto(`${origin}/service/x`)
      await asked
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
      expect([...seen]).toEqual(['404'])
    })

    for (const path of hostile.filter((address) => address.startsWith('/service/%')))
      test(`does not let ${path} lead off the site`, async ({ page }) => {
        const asked = new Set<string>()
        page.on('request', (sent) => asked.add(new URL(sent.url()).origin))
        await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
        expect([...asked]).toEqual([origin])
        await expect(page).toHaveURL((url) => url.pathname.startsWith('/service/'))
      })
  })
})
