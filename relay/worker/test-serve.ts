/** A Worker with a door for tests, as a process of its own. */
import { startWorkerRelay, type LocalWorkerOptions } from './local-worker'

const { port } = await startWorkerRelay({
  ...(JSON.parse(process.env.TEST_WORKER ?? '{}') as LocalWorkerOptions),
  entry: 'relay/worker/test-worker.ts',
})
console.log(`Listening on ${port}`)
