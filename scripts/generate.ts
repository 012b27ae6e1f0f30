/**
 * `npm run generate`: whatever the project reads and git does not keep. `-- --all-but-pictures` leaves
 * out what takes minutes.
 */
import { prepare, prepareAllButPictures } from './build/prepare'
import { readOptions } from './machine/options'
import { main } from './machine/processes'

await main(async () => {
  const values = readOptions({
    name: 'generate',
    does: 'ce que le projet lit, et que git ne garde pas.',
    options: {
      'all-but-pictures': { type: 'boolean', help: 'sans les images, qui prennent des minutes' },
    },
  })
  if (values) await (values['all-but-pictures'] ? prepareAllButPictures() : prepare())
})
