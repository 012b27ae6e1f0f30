import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { offersGoogleMap } from '@/content/schema/firm'
import { paths } from '@/lib/addresses/paths'
import { fakeScript, googleScript, playGoogle } from './google-map'
import { failure, faults } from './quote-page'
import { relayUrl } from './site'
import { modelService, modelTrade, templates } from '@/scripts/checks/model-pages'
import { firm, home, jobs, serviceArea, services, testimonialOf, trades } from '@/lib/site/catalog'
import { jobFacets } from '@/lib/site/job-facets'
import { shownPrice } from '@/lib/site/prices'
import { borrowing, withFee } from './communes'
import { expect, failedRequest, failedSend, fetchFramework, laterScripts, wakeUp } from './test'
import { broken, caught, searchLabel, throwInPlaceOf } from './throw-in-place'

/** One state of a page: how to reach it from the state before, and how to see that it is reached. */
interface PageState {
  readonly name: string
  readonly reach?: (page: Page) => Promise<unknown>
}

/** A page that is taken through its states in one visit. */
export interface Visit {
  readonly page: string
  readonly path: string
  readonly states: readonly PageState[]
  /** Whether the window is a phone's, 390 px wide. */
  readonly narrow?: boolean
  /** Whether the consent banner is still unanswered. */
  readonly consentAsked?: boolean
  /** Messages that the states are expected to cause in the console. */
  readonly problems?: readonly RegExp[]
}

const asItOpens: PageState = { name: 'as it opens' }

/**
 * One press, as a visitor makes it, which may be the page's first. If React draws the page anew between press
 * and release, Playwright's own click would try again, on what the first press has opened. With `force` it
 * presses once, and fails before that where there is nothing to press yet.
 */
const press = (target: Locator) => expect(() => target.click({ force: true })).toPass()

const secondTab: PageState = {
  name: 'its second tab open',
  reach: async (page) => {
    await press(page.getByRole('tab').nth(1))
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  },
}

function panelOpen(name: string, region: string | RegExp): PageState {
  return {
    name,
    reach: async (page) => {
      const button = page.getByRole('region', { name: region }).getByRole('button').first()
      await press(button)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    },
  }
}

/** Pages of trades, one for each kind of block that the model trade does not have. */
const otherBlocks = trades
  .flatMap(({ id, serviceSlug, blocks = [] }) =>
    blocks.map(({ type }) => ({ type, path: paths.trade(serviceSlug, id) })),
  )
  .filter(
    ({ type }, index, all) =>
      !modelTrade.blocks?.some((block) => block.type === type) &&
      all.findIndex((other) => other.type === type) === index,
  )

const questionOpen = panelOpen('a question open', 'Questions fréquentes')

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
/** Keeps the pointer on a notice, so that it does not disappear while it is examined. */
const holdNotice = (page: Page) => notices(page).getByRole('listitem').first().hover()
const form = (page: Page) => page.locator('.relay-form')
const send = (page: Page) => form(page).locator('[type="submit"]').click()

/** Fills in each required field. */
async function fillRequired(page: Page) {
  const texts: Record<string, string> = { email: 'etats@exemple.test', tel: '06 12 34 56 78' }
  const required = form(page).locator('input:required:not([type="checkbox"]), textarea:required')
  for (const field of await required.all())
    await field.fill(texts[(await field.getAttribute('type')) ?? ''] ?? 'Reprendre la façade sud')
  await form(page).locator('select:required').selectOption({ index: 1 })
  await form(page).getByRole('checkbox').first().check()
}

/** The states of a form between the visitor and the relay. */
function formStates(): PageState[] {
  let answer = () => {}
  return [
    {
      name: 'every field faulty',
      reach: async (page) => {
        await send(page)
        await expect(faults(page).getByRole('link').first()).toBeVisible()
      },
    },
    {
      name: 'being sent',
      reach: async (page) => {
        const held = new Promise<void>((resolve) => (answer = resolve))
        await page.route(relayUrl, async (route) => {
          await held
          await route.abort()
        })
        await fillRequired(page)
        await send(page)
        await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
      },
    },
    {
      name: 'after a failed send, its notice showing',
      reach: async (page) => {
        answer()
        await expect(failure(page)).toBeVisible()
        await holdNotice(page)
      },
    },
    {
      name: 'after its session has expired',
      reach: async (page) => {
        await page.unroute(relayUrl)
        await page.evaluate(() => sessionStorage.removeItem('security-token'))
        await send(page)
        await expect(page.getByRole('button', { name: 'Actualiser et réessayer' })).toBeVisible()
        await holdNotice(page)
      },
    },
    {
      name: 'sent, its notice showing',
      reach: async (page) => {
        await page.reload()
        await send(page)
        await expect(form(page).getByText('envoyée')).toBeVisible()
        await expect(form(page).getByRole('term').first()).toBeVisible()
        await holdNotice(page)
      },
    },
    {
      name: 'erased',
      reach: async (page) => {
        await page.reload()
        await form(page).getByRole('button', { name: 'Effacer' }).click()
        await expect(page.getByRole('button', { name: /^Rétablir/ })).toBeVisible()
      },
    },
  ]
}

const photosChosen: PageState = {
  name: 'a photo ready, a file refused',
  reach: async (page) => {
    const [icon, text] = [readFileSync('public/icon-512.png'), Buffer.from('Trois lignes')]
    await form(page)
      .locator('[type="file"]')
      .setInputFiles([
        { name: 'cave.png', mimeType: 'image/png', buffer: icon },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: text },
      ])
    await expect(form(page).getByText('1 photo prête')).toBeVisible()
  },
}

/** The first tab whose price is one of a quantity. */
const measured = modelService.detailedServices.findIndex(
  ({ price }) => price && shownPrice(price).quantity,
)

/**
 * The state after a commune was chosen in the search; none without a commune.
 * @param words the answer to wait for.
 */
function answered(name: string, commune: string | undefined, words: string): PageState[] {
  if (!commune) return []
  const state: PageState = {
    name,
    reach: async (page) => {
      await page.getByRole('combobox').fill(commune)
      await page.getByRole('option').first().click()
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    },
  }
  return [state]
}

const showGoogleMap = async (page: Page, key: string) => {
  await page.getByRole('textbox', { name: 'Votre clé Google Maps' }).fill(key)
  await page.getByRole('button', { name: 'Afficher la carte' }).click()
}

/** Where visitors may ask for Google's map; the first finds scripts held back. */
const googleStates: readonly PageState[] = [
  {
    name: 'the form of the map without a key',
    reach: async (page) => {
      await page.unroute('**/*.js')
      await page.reload()
      await showGoogleMap(page, ' ')
      await expect(page.getByText('La clé est requise')).toBeVisible()
    },
  },
  {
    name: 'Google’s map out of reach',
    reach: async (page) => {
      await page.route(googleScript, (route) => route.abort())
      await showGoogleMap(page, 'cle')
      await expect(page.getByRole('alert').filter({ hasText: 'Google' })).toBeVisible()
    },
  },
  {
    name: 'Google’s map showing',
    reach: async (page) => {
      await playGoogle(page, fakeScript)
      await page.reload()
      await expect(page.getByText('Carte de Google', { exact: true })).toBeVisible()
    },
  },
]

/** A visit to a page that the firm may not have. */
type PossibleVisit = Omit<Visit, 'path'> & { readonly path: string | undefined }

const everyVisit: readonly PossibleVisit[] = [
  {
    page: 'home',
    path: templates.home,
    states: [
      asItOpens,
      ...home.testimonials
        .map(testimonialOf)
        .filter(({ imageBefore }) => imageBefore)
        .slice(0, 1)
        .map(() => ({
          name: 'a picture from before uncovered to four fifths',
          reach: async (page: Page) => {
            await page.getByRole('slider').first().fill('80')
            await expect(page.locator('.before-after').first()).toHaveAttribute('style', /80%/)
          },
        })),
      {
        name: 'the link to the content showing',
        reach: async (page) => {
          await page.getByRole('link', { name: 'Aller au contenu' }).focus()
          await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport()
        },
      },
      ...home.gallery.images.slice(1, 2).map(() => ({
        name: 'the lightbox open, one of its tooltips showing',
        reach: async (page: Page) => {
          await press(page.locator('#gallery').getByRole('link').first())
          await page.getByRole('dialog').getByRole('button', { name: 'Image suivante' }).hover()
          await expect(page.getByRole('tooltip')).toBeVisible()
        },
      })),
      ...firm.social.slice(0, 1).map(({ network }) => ({
        name: 'a tooltip of the footer showing',
        reach: async (page: Page) => {
          // Where there is a gallery, the state before has left its dialog open.
          const lightbox = page.getByRole('dialog')
          if (await lightbox.isVisible())
            await lightbox.getByRole('button', { name: 'Fermer' }).click()
          const link = page.getByRole('contentinfo').locator(`a[href*="${network}.com"]`)
          await link.hover()
          await expect(page.getByRole('tooltip')).toHaveText(new RegExp(network, 'i'))
        },
      })),
    ],
  },
  {
    page: 'home',
    path: templates.home,
    narrow: true,
    states: [
      asItOpens,
      {
        name: 'the menu open',
        reach: async (page) => {
          await press(page.getByRole('button', { name: 'Menu' }))
          await expect(page.locator('#menu')).toBeVisible()
        },
      },
      ...home.gallery.images.slice(0, 1).map(() => ({
        name: 'the lightbox open',
        reach: async (page: Page) => {
          await page.keyboard.press('Escape')
          await press(page.locator('#gallery').getByRole('link').first())
          await expect(page.getByRole('dialog')).toBeVisible()
        },
      })),
    ],
  },
  {
    page: 'home',
    path: templates.home,
    consentAsked: true,
    states: [
      { name: 'the consent banner showing' },
      {
        name: 'the banner answered, the notice showing',
        reach: async (page) => {
          await press(page.getByRole('button', { name: 'Tout accepter' }))
          await holdNotice(page)
        },
      },
    ],
  },
  {
    page: 'quote',
    path: templates.quote,
    narrow: true,
    consentAsked: true,
    states: [{ name: 'the consent banner showing' }],
  },
  {
    page: 'service',
    path: templates.service,
    states: [
      asItOpens,
      secondTab,
      questionOpen,
      ...(measured < 0
        ? []
        : [
            {
              name: 'the price of a quantity showing',
              reach: async (page: Page) => {
                await page.getByRole('tab').nth(measured).click()
                await page.locator('[data-state="active"] [data-unit-price]').fill('40')
                await expect(
                  page.locator('output').filter({ hasText: 'à partir de', visible: true }),
                ).toBeVisible()
              },
            },
          ]),
    ],
  },
  {
    page: 'extensions',
    path: templates.extensions,
    states: [
      asItOpens,
      ...services
        .flatMap(({ types, regulations }) => (types && regulations ? [regulations.title] : []))
        .slice(0, 1)
        .map((title) => panelOpen('a question of the regulations open', title)),
    ],
  },
  {
    page: 'project management',
    path: templates.projectManagement,
    states: [asItOpens, questionOpen],
  },
  { page: 'checks', path: templates.checks, states: [asItOpens] },
  { page: 'aids', path: templates.aids, states: [asItOpens] },
  { page: 'trade', path: templates.trade, states: [asItOpens, questionOpen] },
  ...otherBlocks.map(({ type, path }) => ({
    page: `trade with a block: ${type}`,
    path,
    states: [asItOpens],
  })),
  { page: 'trades overview', path: templates.overview, states: [asItOpens, secondTab] },
  {
    page: 'category',
    path: templates.category,
    states: [
      asItOpens,
      {
        name: 'a search with a result',
        reach: async (page) => {
          await page.getByRole('searchbox').fill(modelTrade.subtitle)
          await expect(page.getByRole('article')).toHaveCount(1)
        },
      },
      {
        name: 'a search without result',
        reach: async (page) => {
          await page.getByRole('searchbox').fill('zzz')
          await expect(page.getByRole('article')).toHaveCount(0)
        },
      },
    ],
  },
  {
    page: 'service area',
    path: templates.serviceArea,
    states: [
      asItOpens,
      panelOpen('a department open', serviceArea.departmentsTitle),
      {
        name: 'the list of communes open, one of them active',
        reach: async (page) => {
          await page.getByRole('combobox').fill('saint')
          await expect(page.getByRole('option').first()).toBeVisible()
          await page.keyboard.press('ArrowDown')
          await expect(page.getByRole('option', { selected: true })).toBeVisible()
        },
      },
      ...answered('a commune near another', borrowing?.name, 'Distance approximative'),
      ...answered('a commune to be talked over', withFee('discussed')?.name, 'Au-delà de'),
    ],
  },
  {
    page: 'service area',
    path: templates.serviceArea,
    problems: [failedRequest, /La carte de Google|Google’s map/],
    states: [
      {
        name: 'the list of communes out of reach',
        reach: async (page) => {
          await wakeUp(page)
          await page.route('**/*.js', (route) => route.abort())
          await page.getByRole('combobox').focus()
          await expect(page.getByRole('alert').filter({ hasText: 'communes' })).toBeVisible()
        },
      },
      ...(offersGoogleMap(firm) ? googleStates : []),
    ],
  },
  {
    page: 'estimation',
    path: templates.estimation,
    problems: failedSend,
    states: [
      asItOpens,
      questionOpen,
      {
        name: 'the fee of a surface showing',
        reach: async (page) => {
          await form(page).locator('[name="propertySize"]').fill('120')
          await expect(form(page).locator('output')).toContainText('€')
        },
      },
      ...formStates(),
    ],
  },
  {
    page: 'quote',
    path: templates.quote,
    problems: failedSend,
    states: [
      asItOpens,
      {
        name: 'the place of the works being looked for',
        reach: async (page) => {
          await form(page).locator('[name="commune"]').fill('saint')
          await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
        },
      },
      {
        name: 'told whether travel is free',
        reach: async (page) => {
          await page.getByRole('listbox').getByRole('option').first().click()
          await expect(page.locator('.commune-answer p').first()).toBeVisible()
        },
      },
      photosChosen,
      ...formStates(),
    ],
  },
  {
    page: 'quote',
    path: templates.quote,
    problems: [failedRequest, /^The form could not be made ready/],
    states: [
      {
        name: 'the rest of its script out of reach',
        reach: async (page) => {
          await page.route(await laterScripts(page), (route) => route.abort())
          await send(page)
          await expect(failure(page)).toContainText('Un problème est survenu')
        },
      },
    ],
  },
  {
    page: 'jobs',
    path: templates.jobs,
    states: [
      asItOpens,
      // Where all jobs belong to one service, there is nothing to choose.
      ...jobFacets(jobs)
        .services.slice(1, 2)
        .map(({ key, count }) => ({
          name: 'filtered',
          reach: async (page: Page) => {
            await page.getByRole('combobox', { name: 'Service' }).selectOption(key)
            await expect(page.locator('.jobs li:visible')).toHaveCount(count)
          },
        })),
    ],
  },
  { page: 'job', path: templates.job, states: [asItOpens] },
  { page: 'specimen quote', path: templates.specimenQuote, states: [asItOpens] },
  { page: 'legal', path: templates.legal, states: [asItOpens] },
  {
    page: 'category',
    path: templates.category && templates.home,
    problems: caught,
    states: [
      {
        name: 'when it fails to render',
        reach: async (page) => {
          await throwInPlaceOf(page, searchLabel, broken)
          await page.goto(templates.category!)
          await fetchFramework(page)
          await expect(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible()
        },
      },
    ],
  },
  ...[
    templates.missing,
    paths.service('inconnu'),
    paths.trade(modelService.slug, 'inconnu'),
    paths.category('inconnue'),
  ].map((path) => ({
    page: '404',
    path,
    problems: [failedRequest, /^404: no page at/],
    states: [
      {
        name: `what it says of ${path}`,
        reach: (page: Page) =>
          expect(page.getByRole('heading', { level: 1 })).toHaveText(
            path === templates.missing ? '404' : /non trouvée?$/,
          ),
      },
    ],
  })),
  {
    page: 'redirect',
    path: templates.home,
    states: [
      {
        name: 'read by whoever stays on it',
        reach: async (page) => {
          // The server of the tests answers this address with a 301, so its page is served here. An answer
          // without content keeps the browser on it.
          await page.route('**/devis', (route) =>
            route.fulfill({ contentType: 'text/html', body: readFileSync('out/devis.html') }),
          )
          await page.route(`**${paths.quote}`, (route) => route.fulfill({ status: 204 }))
          await page.goto('/devis')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        },
      },
    ],
  },
]

/** Visits to every template that the firm has, through every state that a visitor can bring it to. */
export const visits: readonly Visit[] = everyVisit.flatMap(({ path, ...visit }) =>
  path ? [{ ...visit, path }] : [],
)
