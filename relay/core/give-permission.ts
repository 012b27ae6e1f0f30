import { answer } from './answer'
import type { Answer, Host, Visitor } from './host'
import { issuePermission } from './spam/permission'

/** The query by which a page asks for a permission, at the address that forms post to. */
export const PERMISSION_QUERY = '?permission'

/**
 * Answers a permission for one post, as bare text. It costs the relay no file: which are used is all
 * that is remembered. Throws 429 beyond as many as a client may post.
 */
export function givePermission(
  origin: string,
  { clock, rateLimit, permissionSecret }: Host,
  { client }: Visitor,
): Answer {
  rateLimit.take(`permission ${client}`)
  return answer(200, 'text/plain', issuePermission(permissionSecret, origin, clock.now()))
}
