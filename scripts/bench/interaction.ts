import { chromium, type Browser, type Page } from '@playwright/test'
import { summary, type AnswerSummary } from './answer-summary'
import { chromiumFlags } from '../machine/chromium-flags'
import { nameHelper } from './name-helper'
import type { ServedSites } from './served-sites'
import { templates } from '../checks/model-pages'
import { variantNames, type VariantName } from './variants'

/** Four times slower than this machine, as Lighthouse takes a phone to be. */
const slowdown = 4
/** Lighthouse's slow 4G: without a network, what is fetched late would cost nothing. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
}
/** As long as a visitor would wait at the very most. */
const patienceMs = 10_000

const send = { path: templates.home, touched: 'form.relay-form [type=submit]' } as const

/** What is touched, and what says that it has answered. */
const widgets = {
  question: {
    path: templates.service,
    touched: '.accordion button',
    answered: '.accordion button[aria-expanded=true]',
  },
  tab: {
    path: templates.service,
    touched: '[role=tab]:nth-child(2)',
    answered: '[role=tab]:nth-child(2)[aria-selected=true]',
  },
  'Envoyer: heard': {
    ...send,
    answered:
      'form.relay-form:is(:has([data-held]), [aria-busy=true]), form.relay-form [aria-invalid=true]',
  },
  'Envoyer: what is missing': {
    ...send,
    // The browser's own balloon stands at the field that it has given the focus to.
    answered: 'form.relay-form :is([aria-invalid=true], :focus:invalid)',
  },
} as const

/**
 * When it is touched: whether an earlier page had already fetched the late scripts, and how long it was in
 * view.
 */
const moments = {
  'scripts in the cache, in view for a second': { opened: 'cached', inViewMs: 1000 },
  'scripts in the cache, in view for half a second': { opened: 'cached', inViewMs: 500 },
  'scripts in the cache, as it comes into view': { opened: 'cached', inViewMs: 0 },
  'page just loaded, in view for a second': { opened: 'loaded', inViewMs: 1000 },
  'page just painted, as it comes into view': { opened: 'painted', inViewMs: 0 },
} as const

type WidgetName = keyof typeof widgets
type Moment = keyof typeof moments

/** From the touch to the first frame that shows its answer. */
export interface Answer extends AnswerSummary {
  readonly widget: WidgetName
  readonly moment: Moment
  readonly variant: VariantName
}

/** How long touches wait for their answers, in both exports, in milliseconds. */
export async function measureAnswers(
  { origins }: ServedSites,
  executablePath: string,
  runs: number,
): Promise<readonly Answer[]> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  const answers: Answer[] = []
  try {
    for (const widget of Object.keys(widgets) as WidgetName[])
      for (const moment of Object.keys(moments) as Moment[]) {
        const measured: Record<VariantName, number[]> = { plain: [], finished: [] }
        for (let run = 0; run < runs; run++)
          for (const variant of variantNames)
            measured[variant].push(
              await measure(browser, origins.get(variant) ?? '', widget, moment),
            )
        for (const variant of variantNames)
          answers.push({ widget, moment, variant, ...summary(measured[variant]) })
        console.log(`  ${widget}, ${moment}`)
      }
  } finally {
    await browser.close()
  }
  return answers
}

/** One visit with an empty cache. */
async function measure(
  browser: Browser,
  origin: string,
  widget: WidgetName,
  moment: Moment,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(nameHelper)
    await page.addInitScript(() => {
      localStorage.setItem('cookie-consent', 'essential')
      // Before the page's own listeners, which may stop the event.
      addEventListener(
        'click',
        ({ isTrusted, timeStamp }) => {
          if (isTrusted) document.documentElement.dataset.touched ??= String(timeStamp)
        },
        true,
      )
    })
    const { opened, inViewMs } = moments[moment]
    await open(page, `${origin}${widgets[widget].path}`, opened)
    const place = await bringIntoView(page, widgets[widget])
    if (inViewMs > 0) await page.waitForTimeout(inViewMs)
    await page.touchscreen.tap(place.x, place.y)
    return await answerTime(page)
  } finally {
    await context.close()
  }
}

async function open(
  page: Page,
  url: string,
  opened: (typeof moments)[Moment]['opened'],
): Promise<void> {
  if (opened === 'cached') await wakeOnce(page, url)
  await page.goto(url, { waitUntil: opened === 'painted' ? 'domcontentloaded' : 'load' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
}

/** Fills the browser's cache as an earlier page of the visit would. */
async function wakeOnce(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('.choice-bar').dispatchEvent('pointerover')
  await page.waitForFunction(() => {
    const late = document.querySelector<HTMLMetaElement>('meta[name=late-scripts]')
    const fetched = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
    return !late || late.content.split(' ').every((file) => fetched.includes(file))
  })
}

interface Watched extends Window {
  answer?: Promise<number | null>
}

/** Scrolls there at once, and starts to watch for the answer. @returns where to touch. */
async function bringIntoView(
  page: Page,
  { touched, answered }: { touched: string; answered: string },
): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([touched, answered, patienceMs]) => {
      const element = document.querySelector(touched)
      if (!element) throw new Error(`${location.pathname}: nothing is ${touched}.`)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      ;(window as Watched).answer = new Promise((resolve) => {
        setTimeout(() => resolve(null), patienceMs)
        const look = () => {
          if (!document.querySelector(answered)) return
          observer.disconnect()
          removeEventListener('focusin', look)
          // A timer set in a frame runs once the frame has been drawn.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { subtree: true, childList: true, attributes: true })
        addEventListener('focusin', look)
      })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    [touched, answered, patienceMs] as const,
  )
}

async function answerTime(page: Page): Promise<number> {
  const { shown, touched } = await page.evaluate(async () => ({
    shown: await (window as Watched).answer,
    touched: document.documentElement.dataset.touched,
  }))
  if (touched === undefined) throw new Error(`${page.url()}: the touch did not reach the page.`)
  return typeof shown === 'number' ? shown - Number(touched) : Infinity
}
