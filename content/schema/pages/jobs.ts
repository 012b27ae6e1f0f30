import * as z from 'zod'
import { call, heading, pageMeta } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** `content/pages/jobs.json`: the list of the finished jobs, and what their pages say alike. */
export const jobsPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom dans le fil d’Ariane' }),
    ...pageMeta(vocabulary),
    subtitle: prose(),
    heroImage: reference(vocabulary, 'picture'),
    list: heading(vocabulary),
    /** On the page of a job that is an example. */
    sampleNote: prose(),
    askedTitle: prose(),
    foundTitle: prose(),
    doneTitle: prose(),
    costTitle: prose(),
    pairsTitle: prose(),
    picturesTitle: prose(),
    wordsTitle: prose(),
    closing: call(vocabulary),
    /** On the home page, under its gallery. */
    homeLink: prose(),
    /** On the pages of services and of trades, and of other jobs. */
    elsewhereTitle: prose(),
    othersTitle: prose(),
    /** On the page of the service area; its lead speaks of the map, and goes with it. */
    area: heading(vocabulary),
  })
}
export type JobsPage = Readonly<z.infer<ReturnType<typeof jobsPage>>>
