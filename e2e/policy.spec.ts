import { readFileSync } from 'node:fs'
import { offersGoogleMap } from '@/content/schema/firm'
import { paths } from '@/lib/addresses/paths'
import { fixedRedirects } from '@/lib/site/all-redirects'
import { firm } from '@/lib/site/catalog'
import { pages } from '@/lib/site/pages'
import { pageFile } from '../scripts/build/page-file'
import { fillAll, send, thanks } from './quote-page'
import { relayUrl } from './site'
import { templates } from '@/scripts/checks/model-pages'
import { expect, test } from './test'

/**
 * The security policy of each page (`scripts/build/page-policy.ts`). Every other test shows that the site
 * itself does not violate it: a violation is an error in the console, which makes a test fail.
 */

const refusal = /Content Security Policy|TrustedHTML|TrustedScript/

test('every page, redirect and the 404 page carry a policy, before anything it governs', () => {
  const files = [
    ...pages.map(({ path }) => pageFile(path)),
    ...fixedRedirects.map(({ from }) => pageFile(from)),
    '404.html',
  ]
  for (const file of files) {
    const html = readFileSync(`out/${file}`, 'utf8')
    const [before = '', rest = ''] = html.split('<meta http-equiv="Content-Security-Policy"')
    expect(rest, file).not.toBe('')
    expect(before, file).not.toMatch(/<(?:script|style|link|img)/)
    const policy = rest.slice(0, rest.indexOf('/>'))
    expect(policy, file).not.toMatch(/unsafe-|[ "]\*[ ;"]|https?:[ ;"]/)
    const mayAskGoogle = file === pageFile(paths.serviceArea) && offersGoogleMap(firm)
    expect(policy.includes('google'), file).toBe(mayAskGoogle)
    expect(policy.includes(new URL(relayUrl).origin), file).toBe(true)
  }
})

test.describe('what is smuggled into a page does nothing', () => {
  test.beforeEach(({ expectedProblems }) => void expectedProblems.push(refusal))

  for (const [name, path] of Object.entries({
    home: templates.home,
    'service area': templates.serviceArea,
  })) {
    test(`${name}: nothing of the page’s own, and nothing from elsewhere`, async ({ page }) => {
      await page.goto(path)

      await test.step('no inline script, no listener in markup, no style, no eval', async () => {
        await page.evaluate(() => {
          const script = document.createElement('script')
          try {
            script.text = 'window.smuggled = 1'
          } catch {
            // Trusted Types refuse the assignment itself.
          }
          document.body.append(script)
          const style = document.createElement('style')
          style.textContent = 'body { display: none }'
          document.body.append(style)
          try {
            document.body.insertAdjacentHTML(
              'beforeend',
              '<img src="data:," onerror="window.smuggled = 2">',
            )
          } catch {
            // Trusted Types refuse the markup too.
          }
          try {
            // As a timer's text: code that Playwright evaluates itself is exempt from the policy.
            window.setTimeout('window.smuggled = 3' as unknown as () => void)
          } catch {
            // The policy refuses to run a text.
          }
        })
        await page.waitForTimeout(300)
        await expect(page.locator('h1')).toBeVisible()
        expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
      })

      await test.step('no script, picture or answer from elsewhere', async () => {
        const asked: string[] = []
        await page.route('https://ailleurs.example/**', (route) => {
          asked.push(route.request().url())
          return route.fulfill({ body: '' })
        })
        await page.evaluate(async () => {
          const script = document.createElement('script')
          try {
            script.src = 'https://ailleurs.example/a.js'
          } catch {
            // Trusted Types refuse the address.
          }
          document.body.append(script)
          document.body.append(
            Object.assign(new Image(), { src: 'https://ailleurs.example/a.png' }),
          )
          await fetch('https://ailleurs.example/a').catch(() => undefined)
          const frame = document.createElement('iframe')
          frame.src = 'https://ailleurs.example/'
          document.body.append(frame)
        })
        await page.waitForTimeout(300)
        expect(asked).toEqual([])
      })
    })
  }
})

test('an extension that has made the policy of a page its own takes no form away', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/TrustedTypePolicy named 'default'/)
  await page.addInitScript(() => {
    const { trustedTypes } = window as {
      trustedTypes?: { createPolicy: (name: string, rules: object) => void }
    }
    const asIs = (text: string) => text
    trustedTypes?.createPolicy('default', {
      createHTML: asIs,
      createScript: asIs,
      createScriptURL: asIs,
    })
  })
  await page.goto(templates.quote)
  await fillAll(page, 'politique')
  await send(page)
  await expect(thanks(page)).toBeVisible()
})
