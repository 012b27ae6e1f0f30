import { paths } from '@/lib/addresses/paths'
import { firm } from './catalog'

/** The production address of a path, without a final slash. Canonical links never name another origin. */
export function canonicalUrl(path: string): string {
  return path === paths.home ? firm.origins.canonical : `${firm.origins.canonical}${path}`
}
