/** The relay in one file, for a server that has Node and nothing of this project. */
import path from 'node:path'
import { buildSync } from 'esbuild'
import { ownFirm } from '../../relay/node/own-firm'

export const relayBundle = 'relay.cjs'

/** Writes it into the folder of what administrators copy. */
export function writeRelayBundle(folder = 'hosting'): void {
  buildSync({
    entryPoints: [path.join('relay', 'node', 'main.ts')],
    outfile: path.join(folder, relayBundle),
    bundle: true,
    // Whose requests they are: the firm that the site is built for.
    define: { BUILT_FIRM: JSON.stringify(ownFirm()) },
    platform: 'node',
    target: 'node20.9',
    format: 'cjs',
    // One character that is not Latin 1 would double what the whole file takes of memory.
    charset: 'ascii',
    // Their licences go along with the packages.
    legalComments: 'inline',
    logLevel: 'error',
  })
}
