import { RateLimit } from './rate-limit'
import { leadId } from './lead'
import { screenSubmission } from './screening'
import { toSubmission } from './submission'
import { PERMISSION_SECRET, quote, withPermission } from './test-form'
import { MemoryStore } from './test-store'

const SITE = 'https://www.example.com'

test('a text is known again in another request, whatever its reference and the page before it', async () => {
  const clock = { now: () => new Date(), elapsed: () => 0 }
  const host = {
    store: new MemoryStore(),
    clock,
    rateLimit: new RateLimit(30, clock.elapsed),
    permissionSecret: new TextEncoder().encode(PERMISSION_SECRET),
  }
  const weigh = async (changes: Record<string, string>) => {
    const fields = withPermission(quote(changes), SITE)
    const submission = toSubmission(fields.map(([name, value]) => [name, value]))
    return (await screenSubmission(submission, leadId(submission), SITE, host, 'client')).reasons
  }
  expect(await weigh({ Référence: 'K7P-4M2', Page: '/services/toiture' })).toEqual([])
  expect(await weigh({ Référence: 'XYW-RKH', Page: '/' })).toEqual([
    'Le même texte a déjà été envoyé',
  ])
})
