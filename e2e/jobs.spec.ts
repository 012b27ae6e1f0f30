import type { Page } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import { jobs, jobsPage, testimonialOf } from '@/lib/site/catalog'
import { choicesOf, jobFacets } from '@/lib/site/job-facets'
import { costText, jobPictures } from '@/lib/site/jobs'
import { pictureSource } from '@/lib/site/pictures'
import { modelJob } from '@/scripts/checks/model-pages'
import { expect, test, wakeUp } from './test'
import { listenToPage } from './what-is-heard'

test.skip(jobs.length === 0, 'the firm shows no job')

const facets = jobFacets(jobs)
const groups = [
  ['Service', facets.services],
  ['Métier', facets.trades],
  ['Commune', facets.communes],
] as const

/** Every name that a screen reader gets of the page, numbers counted by the style sheet included. */
async function heard(page: Page): Promise<readonly unknown[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => name?.value as unknown)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the list of jobs filters by service, trade and commune together, and says how many are left', async ({
      page,
    }) => {
      const told = javaScriptEnabled ? await listenToPage(page) : undefined
      await page.goto(paths.jobs)
      const shown = page.locator('.jobs li:visible')
      await expect(shown).toHaveCount(jobs.length)
      if (choicesOf(facets) > 0) expect(await heard(page)).toContain(`${jobs.length}`)
      for (const [name, options] of groups.filter(([, { length }]) => length > 0)) {
        const choice = page.getByRole('combobox', { name })
        for (const { key } of options) {
          await choice.selectOption(key)
          const left = jobs.filter((job) => facets.keysOf(job).includes(key))
          await expect(shown.getByRole('heading')).toHaveText(left.map(({ title }) => title))
          const words = `Chantiers montrés : ${left.length}`
          // By the style sheet where there is no script to tell it.
          if (told) expect((await told(words)).at(-1)).toMatchObject({ by: 'region', surely: true })
          else expect(await heard(page)).toContain(`${left.length}`)
        }
        await choice.selectOption('')
      }
      // Two choices together that leave nothing: a service, and a commune without a job of that service.
      const [service] = facets.services
      if (!service) return
      const elsewhere = facets.communes.find(({ key }) =>
        jobs.every((job) => ![service.key, key].every((one) => facets.keysOf(job).includes(one))),
      )
      if (!elsewhere) return
      await page.getByRole('combobox', { name: 'Service' }).selectOption(service.key)
      await page.getByRole('combobox', { name: 'Commune' }).selectOption(elsewhere.key)
      await expect(shown).toHaveCount(0)
      expect((await heard(page)).join()).toContain('aucun, élargissez un des choix')
      if (told) {
        expect(await told('aucun, élargissez')).toHaveLength(1)
        // React, which knows of no number, leaves it.
        await wakeUp(page)
        await expect(page.getByText('Chantiers montrés : aucun')).toBeVisible()
      }
      await page.getByRole('link', { name: 'Tout montrer' }).click()
      await expect(shown).toHaveCount(jobs.length)
      await expect(page.getByRole('link', { name: 'Tout montrer' })).toHaveCount(0)
    })
  })

test('whoever comes back from a job finds the list as it was left', async ({ page }) => {
  const [service] = facets.services
  test.skip(!service, 'there is no choice of services')
  await page.goto(paths.jobs)
  const shown = page.locator('.jobs li:visible')
  await page.getByRole('combobox', { name: 'Service' }).selectOption(service!.key)
  const left = await shown.count()
  await shown.first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue(service!.key)
  await expect(shown).toHaveCount(left)
})

test('a job tells what was asked, found and done, its price, its pictures and the customer’s words, and leads on', async ({
  page,
}) => {
  const job = modelJob!
  await page.goto(paths.jobs)
  await expect(page.locator('.page-hero').getByText('Image d’illustration')).toHaveCount(
    pictureSource(jobsPage!.heroImage).illustration ? 1 : 0,
  )
  const { illustration } = pictureSource(job.heroImage)
  const card = page.locator('.jobs li', { hasText: job.title })
  await expect(card.getByText('Image d’illustration')).toHaveCount(illustration ? 1 : 0)
  await page.getByRole('link', { name: job.title }).click()
  await expect(page).toHaveURL(paths.job(job.id))
  const main = page.getByRole('main')
  await expect(main.getByText('Image d’illustration').first()).toBeVisible({
    visible: illustration,
  })
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(job.title)
  for (const text of [
    ...job.asked,
    ...(job.found ?? []),
    ...job.done,
    job.commune,
    ...(job.cost ? [costText(job.cost), job.cost.covers] : []),
    ...(job.sample ? [jobsPage!.sampleNote] : []),
  ])
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  await expect(main.locator('.before-after')).toHaveCount(job.pairs?.length ?? 0)
  // The pictures after the hero's, two for each pair.
  const own = main.locator('figure picture')
  await expect(own).toHaveCount(jobPictures(job).length)
  if (job.words) await expect(main.getByText(testimonialOf(job.words).text)).toBeVisible()
  for (const slug of job.services)
    await expect(main.locator(`a[href="${paths.service(slug)}"]`).first()).toBeVisible()
})
