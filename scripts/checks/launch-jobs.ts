/** Texts about finished jobs that promise a choice where there is none, or several where there is one. */
import path from 'node:path'
import { collections, singles } from '../../lib/site/content/kinds'
import type { ContentRecord } from './content-records'
import type { Finding } from './launch-report'
import { isRecord } from '../../lib/site/content/field-path'
import { offersChoice } from '../../lib/site/offers-choice'
import { recordIn, textPlacesIn } from './record-places'

const sorting = /(?<!\p{L})(?:tri(?:er|ez|és?|ées?)|filtr\p{L}+|choisi\p{L}*|au choix)(?!\p{L})/iu
const several = /(?<!\p{L})(?:chantiers|réalisations)(?!\p{L})/iu

/** Texts over the list of jobs, and those that lead there; `list` is shown with a filter only. */
const overList = /^(?:title|subtitle|metaDescription)$/
const overCard = /^(?:title|metaDescription|homeLink|elsewhereTitle|area\.title)$/

/** What the page that lists the jobs says of more than there is. */
export function promisedJobs(records: readonly ContentRecord[]): readonly Finding[] {
  const page = recordIn(records, singles['jobs-page'].file)
  const jobs = records.flatMap(({ file, record }) =>
    path.basename(path.dirname(file)) === collections.job.folder && isRecord(record)
      ? [record]
      : [],
  )
  if (!page || jobs.length === 0) return []
  const { file: where, record } = page
  const said = (
    kind: 'claim' | 'agreement',
    fields: RegExp,
    words: RegExp,
    why: string,
  ): readonly Finding[] =>
    textPlacesIn(record).flatMap(({ text, path: field }) => {
      const [word] = (fields.test(field) && words.exec(text)) || []
      return word === undefined
        ? []
        : [{ kind, where, field, what: `${field} dit « ${word} », et ${why}` }]
    })
  return [
    ...(hasFilter(jobs)
      ? []
      : said('claim', overList, sorting, "la liste n'a rien à trier avec ces chantiers (jobs/)")),
    ...(jobs.length > 1
      ? []
      : said(
          'agreement',
          overCard,
          several,
          "il n'y en a qu'un (jobs/) : accordez la phrase, ou ajoutez-en",
        )),
  ]
}

/** Whether the jobs differ by anything that the list filters by (`lib/site/job-facets.ts`). */
const hasFilter = (jobs: readonly Readonly<Record<string, unknown>>[]) =>
  ['services', 'trades', 'commune'].some((field) =>
    offersChoice(jobs.map((job) => [job[field] ?? []].flat())),
  )
