/**
 * What `npm run dev` knows of the records as they are now: made by itself when it starts, and by
 * `scripts/build/refresh-content.ts` after each change.
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { inlinedFacts } from '../../lib/site/inlined-facts'
import { pages } from '../../lib/site/pages'
import type { PlannedVersion } from './picture-queue'

/** Where a refresh leaves what it has found. */
export const devContentFile = path.join('.cache', 'dev', 'content.json')

/** What a refresh leaves for the development server. */
export interface DevContent {
  /** The pictures that pages name. */
  readonly versions: readonly PlannedVersion[]
  /** Of what Next reads once: another value asks for a new start. */
  readonly readOnce: string
}

/** Next keeps the addresses that there are, and what `next.config.mjs` hands to every page. */
export function readOnce(): string {
  const addresses = pages.map(({ path: address }) => address).sort()
  return createHash('sha256')
    .update(JSON.stringify([addresses, inlinedFacts]))
    .digest('hex')
}
