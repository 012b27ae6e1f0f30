/**
 * `npm run check-content`: every fault of the content, in French; exits 1 where there is one. With
 * `-- --json` the list is for a machine, and finding faults is no failure.
 */
import { ContentError } from '../lib/site/content/faults'
import { checkContent } from './checks/content'
import { main } from './machine/processes'

await main(async () => {
  const forMachine = process.argv.includes('--json')
  try {
    await checkContent()
    console.log(forMachine ? '[]' : 'Le contenu est sans faute.')
  } catch (error) {
    if (!forMachine || !(error instanceof ContentError)) throw error
    console.log(JSON.stringify(error.faults))
  }
})
