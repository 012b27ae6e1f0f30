import path from 'node:path'
import { logoFile } from '../../lib/site/content/logo'
import { hasFormerLogo } from './former-firm'
import type { Finding } from './launch-report'

/** The logo that an adoption without one has left in its place: every page and every icon shows it. */
export function formerMark(folder: string): readonly Finding[] {
  return hasFormerLogo(folder)
    ? [
        {
          kind: 'logo',
          where: path.posix.join(folder, logoFile),
          field: '',
          what: "remplacez ce logo, qui est celui de l'ancienne entreprise",
        },
      ]
    : []
}
