import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { formFirm, type FormFirm } from '@/lib/forms/firm'

import { EnvironmentError } from '../core/environment'

/** The firm as it was at the build, in the one file that a server gets; not there in the sources. */
declare const BUILT_FIRM: FormFirm | undefined

/**
 * Whose requests these are. Run from the sources it is the firm whose site is made there. Throws
 * EnvironmentError.
 */
export function ownFirm(): FormFirm {
  return typeof BUILT_FIRM === 'undefined' ? firmOfSite() : BUILT_FIRM
}

function firmOfSite(): FormFirm {
  const file = join(process.env.CONTENT_DIR?.trim() || 'content', 'firm.json')
  try {
    return formFirm(JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof formFirm>[0])
  } catch (error) {
    throw new EnvironmentError(
      `CONTENT_DIR: no firm can be read from ${file} (${(error as Error).message}), for example CONTENT_DIR=content`,
    )
  }
}
