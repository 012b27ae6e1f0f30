import { accessibilityFaults, answered, engines, ibmRulesOfFaults } from '../accessibility-engines'
import { visits } from '../page-states'
import { expect, test } from '../test'

const pageCount = new Set(visits.map(({ page }) => page)).size
const stateCount = visits.flatMap(({ states }) => states).length

test.describe(`${engines.length} accessibility engines find nothing on ${pageCount} pages in ${stateCount} states`, () => {
  for (const { page: name, path, states, narrow, consentAsked, problems = [] } of visits)
    test.describe(() => {
      test.use({
        // The contrast of something that fades in or out cannot be measured.
        contextOptions: { reducedMotion: 'reduce' },
        viewport: narrow ? { width: 390, height: 844 } : { width: 1280, height: 720 },
        consentGiven: !consentAsked,
      })

      test(`${name}${narrow ? ', on a phone' : ''}: ${states.map((state) => state.name).join('; ')}`, async ({
        page,
        expectedProblems,
      }) => {
        test.slow(states.length > 3, 'each state takes both engines a second or two')
        expectedProblems.push(...problems)
        await page.goto(path)
        for (const state of states)
          await test.step(state.name, async () => {
            await state.reach?.(page)
            expect.soft(await accessibilityFaults(page), state.name).toEqual([])
          })
      })
    })
})

test('no rule of IBM’s that is not run could find a fault', async ({ page }) => {
  const ofFaults = await ibmRulesOfFaults(page)
  expect(ofFaults).toContain('text_contrast_sufficient')
  expect(Object.keys(answered).filter((rule) => ofFaults.includes(rule))).toEqual([])
})
