/**
 * `npm run check-content`: every fault of the content, in French, and the photos that wait for a record;
 * exits 1 where there is a fault. With `-- --json` the list is for a machine, and finding faults is no
 * failure.
 */
import { ContentError } from '../lib/site/content/faults'
import { contentFolder } from '../lib/site/content/folder'
import { checkContent } from './checks/content'
import { photosWithoutRecord } from './checks/unnamed-masters'
import { readOptions } from './machine/options'
import { main } from './machine/processes'

await main(async () => {
  const values = readOptions({
    name: 'check-content',
    does: 'toutes les fautes du contenu, et les photos qui attendent leur fiche.',
    options: { json: { type: 'boolean', help: 'la liste pour une machine' } },
  })
  if (!values) return
  const forMachine = values.json === true
  try {
    if (!forMachine) for (const line of photosWithoutRecord(contentFolder())) console.log(line)
    await checkContent()
    console.log(forMachine ? '[]' : 'Le contenu est sans faute.')
  } catch (error) {
    if (!forMachine || !(error instanceof ContentError)) throw error
    console.log(JSON.stringify(error.faults))
  }
})
