import { build } from 'esbuild'

/** The date of whose platform the Worker is written; wrangler.jsonc says the same. */
export const COMPATIBILITY = { date: '2026-07-01', flags: ['nodejs_compat'] } as const

/**
 * The Worker in one module. Nodemailer asks for Node's modules at run time, by `require`: the
 * platform has them.
 */
export async function workerBundle(entry = 'relay/worker/worker.ts'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    target: 'es2023',
    format: 'esm',
    charset: 'utf8',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire('/');",
    },
    // Their licences go along with the packages.
    legalComments: 'inline',
    logLevel: 'error',
  })
  const [{ text }] = outputFiles as [(typeof outputFiles)[0]]
  return text
}
