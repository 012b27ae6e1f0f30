/**
 * `npm run generate`: whatever the project reads and git does not keep. `-- --all-but-pictures` leaves
 * out what takes minutes.
 */
import { prepare, prepareAllButPictures } from './build/prepare'
import { main } from './machine/processes'

await main(async () => {
  await (process.argv.includes('--all-but-pictures') ? prepareAllButPictures() : prepare())
})
