/** `npm run check-content`: every fault of the content, in French; exits 1 where there is one. */
import { checkContent } from './checks/content'
import { main } from './machine/processes'

await main(async () => {
  await checkContent()
  console.log('Le contenu est sans faute.')
})
