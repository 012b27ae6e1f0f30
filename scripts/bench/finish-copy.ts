/** What follows `next build`, in a process of its own so that its memory can be told. */
import { finishSite } from '../build/build-site'
import { main } from '../machine/processes'

await main(() => finishSite())
