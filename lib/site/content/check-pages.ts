import { resultLengths } from '@/content/schema/parts'
import { jobs, jobsPage } from '../catalog'
import { pageSource } from '../page-source'
import { documentTitle } from '../page-title'
import { jobListPage, pages } from '../pages'
import type { ContentFault, FaultOf } from './faults'

/** Titles and descriptions that search results would cut, or that two pages share; addresses taken twice. */
export function pageFaults(fault: FaultOf): readonly ContentFault[] {
  const found: ContentFault[] = []
  const seen = new Map<string, string>()
  // The page that lists the jobs has texts even while there is no job: they are checked too, so that their
  // faults do not appear with the first job.
  const waiting = jobsPage && jobs.length === 0 ? [jobListPage(jobsPage)] : []
  const kept = [...pages.filter(({ indexable }) => indexable), ...waiting]
  for (const page of kept) {
    const { file, title: titleField, description: descriptionField } = pageSource(page)
    const title = documentTitle(page.title)
    if (title.length > resultLengths.title)
      found.push(
        fault(
          file,
          titleField,
          `« ${title} » a ${title.length} signes ; les résultats en montrent ${resultLengths.title} : ôtez-en ${title.length - resultLengths.title}`,
        ),
      )
    const { length } = page.description
    if (length < resultLengths.description.shortest || length > resultLengths.description.longest)
      found.push(
        fault(
          file,
          descriptionField,
          // As it is shown: with the amounts that it names, one of which may have become longer.
          `« ${page.description} » a ${length} signes ; il en faut ${resultLengths.description.shortest} à ${resultLengths.description.longest}`,
        ),
      )
    for (const [at, text] of [
      [titleField, title],
      [descriptionField, page.description],
    ] as const) {
      const twin = seen.get(text)
      if (twin) found.push(fault(file, at, `« ${text} » est déjà dit par ${twin}`))
      // Named as every file of a fault is: from the root of the project.
      seen.set(text, fault(file, '', '').file)
    }
  }
  const paths = pages.map((page) => page.path)
  for (const page of pages)
    if (paths.indexOf(page.path) !== paths.lastIndexOf(page.path))
      found.push(fault(pageSource(page).file, '', `l'adresse ${page.path} est prise deux fois`))
  return found
}
