/**
 * Run by `npm run dev` once records have changed, in a process of its own, since that one has read them
 * already: checks them, makes what git does not keep, plans their pictures.
 */
import { main } from '../machine/processes'
import { prepareAllButPictures } from './prepare'
import { writeWhole } from './write-whole'

await main(async () => {
  const versions = await prepareAllButPictures()
  // Loaded late: it reads the records, whose faults have been said then.
  const { devContentFile, readOnce } = await import('./dev-content')
  writeWhole(devContentFile, JSON.stringify({ versions, readOnce: readOnce() }))
})
