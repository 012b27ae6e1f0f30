/** `npm run generate`: whatever the project reads and git does not keep. */
import { prepare } from './build/prepare'
import { main } from './machine/processes'

await main(prepare)
