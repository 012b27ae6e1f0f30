import { promisedJobs } from './launch-jobs'

const page = {
  title: 'Nos chantiers',
  metaDescription: 'À trier par service.',
  list: { title: 'Choisissez', lead: 'Trois chantiers.' },
  othersTitle: "D'autres chantiers",
  elsewhereTitle: 'Des chantiers à lire',
  area: { title: 'Nos chantiers, par commune' },
}
const job = (commune: string) => ({ title: 'Un mur', commune, services: ['a'], trades: ['b'] })

const found = (...jobs: readonly object[]) =>
  promisedJobs([
    { file: 'content/pages/jobs.json', record: page },
    ...jobs.map((record, n) => ({ file: `content/jobs/job-${n}.json`, record })),
  ]).map(({ kind, field }) => `${kind} ${field}`)

test('with one finished job, a choice that is promised and titles in the plural are named', () => {
  expect(found(job('Agen'))).toEqual([
    'claim metaDescription',
    'agreement title',
    'agreement elsewhereTitle',
    'agreement area.title',
  ])
})

test('with several jobs a choice is promised where they differ, and plurals hold', () => {
  expect(found(job('Agen'), job('Agen'))).toEqual(['claim metaDescription'])
  expect(found(job('Agen'), job('Nérac'))).toEqual([])
  expect(found()).toEqual([])
})
