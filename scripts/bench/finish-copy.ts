/** What follows `next build`, in a process of its own so that its memory can be told. */
import { finishSite } from '../build-site'
import { main } from '../processes'

await main(() => finishSite())
