import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'
import type { Rule } from 'accessibility-checker-engine/v4/api/IRule'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'

/** Checks a page as it stands with one engine: a readable line for each fault. */
type Engine = (page: Page) => Promise<string[]>

type EngineName = 'axe' | 'ace'

/** The global that IBM's script adds to a window. */
interface Ibm {
  readonly ace: { readonly Checker: new () => Checker & { engine: { ruleMap: RuleMap } } }
}

type RuleMap = Record<string, Rule>

/** The smallest builds of the engines, since every document has to parse them again. */
const scripts: Readonly<Record<EngineName, string>> = {
  axe: readFileSync('node_modules/axe-core/axe.min.js', 'utf8'),
  ace: readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8'),
}

/**
 * Loads an engine once into each document: states that the page reaches later find it there. Through DevTools,
 * since the browser then keeps what it has compiled for the next document: `page.evaluate` takes four times the
 * processor time, a tenth of a second.
 */
async function loadEngine(engine: EngineName, page: Page): Promise<void> {
  if (await page.evaluate((name) => name in window, engine)) return
  const devTools = await page.context().newCDPSession(page)
  const { exceptionDetails } = await devTools.send('Runtime.evaluate', {
    expression: scripts[engine],
  })
  if (exceptionDetails) throw new Error(`${engine}: ${exceptionDetails.text}`)
  await devTools.detach()
}

const axeOptions: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
  // Style sheets and media are loaded already.
  preload: false,
}

/**
 * Runs axe in the page itself, which has no frames.
 * @param leftOut ids of rules that are not run.
 */
export async function axeFaults(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  await loadEngine('axe', page)
  const rules = Object.fromEntries(leftOut.map((id) => [id, { enabled: false }]))
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: typeof axeCore }
      const { violations } = await axe.run(options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `axe, ${id}: ${help}: ${html}`),
      )
    },
    { ...axeOptions, rules },
  )
}

/**
 * Rules of IBM's engine that find no fault but recommend something, or ask a person, each with our answer.
 * They are not run: they would take a quarter of the engine's time. A rule that reports for the first time
 * counts as a fault until its answer stands here.
 */
export const answered: Readonly<Record<string, string>> = {
  aria_complementary_label_visible: 'The name says what the card is for, its heading invites.',
  aria_content_in_landmark: 'The link to the content stands before the landmarks it passes over.',
  aria_keyboard_handler_exists:
    'service.spec.ts and area-map.spec.ts use tabs and list by keyboard.',
  blockquote_cite_exists: 'Who speaks stands in the caption; no address could be cited.',
  element_tabbable_role_valid: 'Notices take the focus, so that Alt+T and the keyboard reach them.',
  element_tabbable_visible:
    'The slider is wider than its picture by one thumb, to reach both sides.',
  element_tabbable_unobscured: 'layout.spec.ts measures what covers the focus.',
  input_fields_grouped: 'A dozen fields about one request, in a form that has a name.',
  input_label_visible: 'The engine does not see the labels of text areas; axe does.',
  list_structure_proper: 'Terms and descriptions may be grouped in a <div>.',
  select_options_grouped: 'Trades in the alphabet’s order: who looks for one knows its name.',
  style_color_misuse:
    'Asked of any style sheet: errors, links and tabs are not told by colour alone.',
  style_focus_visible: 'layout.spec.ts measures the outline of whatever takes the focus.',
  style_highcontrast_visible: 'Asked of any style sheet: ours keeps its marks in forced colours.',
  text_block_heading: 'Short lines that stand out and head nothing.',
  widget_tabbable_exists: 'The focus stays in the field that the list of communes belongs to.',
  widget_tabbable_single: 'The list of tabs hands the focus to its active tab.',
}

/** Answers to rules that can also find faults: they are run, and only what is no fault is left out. */
const answeredInPart: Readonly<Record<string, string>> = {
  input_checkboxes_grouped: 'Two consents that have nothing to do with each other.',
}

const ibmRules = 'WCAG_2_2'

/**
 * IBM's rules for WCAG 2.2, A and AA. IBM's own policy adds ten rules, none of them WCAG's, which object to
 * the library that shows notices and to the refresh that redirect pages consist of.
 */
const ibmFaults: Engine = async (page) => {
  await loadEngine('ace', page)
  const issues = await page.evaluate(
    async ({ rules, notRun }) => {
      const { ace } = window as unknown as Ibm
      const checker = new ace.Checker()
      for (const rule of notRun) checker.disableRule(rule)
      const { results } = await checker.check(document, rules)
      return results
        .filter(({ value }) => value[1] !== 'PASS')
        .map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }))
    },
    { rules: ibmRules, notRun: Object.keys(answered) },
  )
  return issues
    .filter(({ ruleId, value }) => value.join() === 'VIOLATION,FAIL' || !(ruleId in answeredInPart))
    .map(({ ruleId, value, message, snippet }) =>
      [`IBM, ${ruleId} (${value.join(', ').toLowerCase()})`, message, snippet].join(': '),
    )
}

/**
 * The names of IBM's rules that could find a fault in a page: a rule either reports violations or only
 * recommends, and its code either fails or only asks.
 */
export async function ibmRulesOfFaults(page: Page): Promise<string[]> {
  await loadEngine('ace', page)
  return page.evaluate((policy) => {
    const { ace } = window as unknown as Ibm
    return Object.values(new ace.Checker().engine.ruleMap)
      .filter(({ rulesets }) =>
        rulesets.some(({ id, level }) => [id].flat().includes(policy) && level === 'VIOLATION'),
      )
      .filter(({ run }) => String(run).includes('RuleFail'))
      .map(({ id }) => id)
  }, ibmRules)
}

/** Both engines, axe first. */
export const engines: readonly Engine[] = [(page) => axeFaults(page), ibmFaults]

/** Runs both engines, one after the other. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const engine of engines) faults.push(...(await engine(page)))
  return faults
}
