import { answer } from './answer'
import type { Answer, Host, Visitor } from './host'
import { issuePermission } from './spam/permission'

/** The query by which a page asks for a permission, at the address that forms post to. */
export const PERMISSION_QUERY = '?permission'

/**
 * Answers with a permission for one post, as plain text. The relay stores nothing for it: only used
 * permissions are remembered. Throws 429 once a client has asked for as many as it may post.
 */
export function givePermission(
  origin: string,
  { clock, rateLimit, permissionSecret }: Host,
  { client }: Visitor,
): Answer {
  rateLimit.take(`permission ${client}`)
  return answer(200, 'text/plain', issuePermission(permissionSecret, origin, clock.now()))
}
