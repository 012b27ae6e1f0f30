import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { EnvironmentError, FIRMS, wholeNumber, type Environment } from '../core/environment'
import { workerBundle } from './bundle'
import { POST_PATH } from '../core/handle'
import { settingsOf } from './firms'
import { startWorkerRelay } from './local-worker'

/** What wrangler.jsonc deploys. */
const BUILT = join('hosting', 'relay-worker.mjs')

/**
 * The command: `npm run worker` runs the Worker here, on the platform's own program; with `-- --build`
 * it only writes the file that is deployed.
 */
async function main(args: readonly string[], env: Environment): Promise<void> {
  if (args.length > 0 && args.join() !== '--build') {
    throw new EnvironmentError(
      'npm run worker takes no argument but --build, which only writes the file that is deployed',
    )
  }
  if (args.length > 0) {
    await mkdir(dirname(BUILT), { recursive: true })
    await writeFile(BUILT, await workerBundle())
    return console.log(`Written: ${BUILT}`)
  }
  const secrets = secretsIn(env)
  const firms = Object.values(secrets).flatMap((text) => Object.keys(JSON.parse(text) as object))
  const { port } = await startWorkerRelay({
    port: wholeNumber(env, 'WORKER_PORT', { from: 0, to: 65_535, example: 8787 }) ?? 8787,
    secrets,
    dataDir: env.WORKER_DATA_DIR?.trim() || join('.data', 'worker'),
  })
  for (const firm of firms)
    console.log(`Forms post to: http://localhost:${port}/${firm}${POST_PATH}`)
}

/** The firms of the environment, or one that takes forms from the site of `npm start`. */
function secretsIn(env: Environment): Record<string, string> {
  const given = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith(FIRMS) && value ? [[name, value] as const] : [],
  )
  const secrets: Record<string, string> = Object.fromEntries(given)
  if (given.length === 0) {
    secrets[FIRMS] = '{"essai":{"RELAY_ALLOWED_ORIGINS":"http://localhost:3000"}}'
  }
  // Reported now, rather than at the first request.
  for (const [name, text] of Object.entries(secrets)) {
    settingsOf({ [name]: text }, '')
    for (const firm of Object.keys(JSON.parse(text) as object)) settingsOf({ [name]: text }, firm)
  }
  return secrets
}

main(process.argv.slice(2), process.env).catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
})
