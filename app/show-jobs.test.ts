import type { Job } from '@/content/schema/job'

const job = (id: string) => ({ id, title: id, commune: 'Agen', until: '2026-05-02' }) as Job
const all = ['toit', 'mur', 'sol', 'bain'].map(job)

jest.mock('@/lib/site/pictures', () => ({ pictureSource: () => ({}) }))

/** Whether the page of a service, or of another job, leads from these jobs to the list of so many. */
async function leadsOn(shown: readonly Job[], listed: number, title?: 'othersTitle') {
  jest.resetModules()
  jest.doMock('@/lib/site/catalog', () => ({ jobs: all.slice(0, listed), jobsPage: undefined }))
  const { jobsElsewhere } = await import('./show-jobs')
  return jobsElsewhere(shown, title).all !== undefined
}

test('a page leads on to all jobs where the list shows others than those that stand there', async () => {
  expect(await leadsOn(all.slice(0, 1), 1)).toBe(false)
  expect(await leadsOn(all.slice(0, 1), 2)).toBe(true)
  expect(await leadsOn(all, 4)).toBe(true)
  // The page of a job is one of them.
  expect(await leadsOn(all.slice(1, 2), 2, 'othersTitle')).toBe(false)
  expect(await leadsOn(all.slice(1, 2), 3, 'othersTitle')).toBe(true)
})
