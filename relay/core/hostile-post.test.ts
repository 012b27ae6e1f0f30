import { leastProcessorTime } from '@/lib/text/test-processor-time'
import { glanceOf } from './glance'
import { leadId, leadName, toLead } from './lead'
import { safeNext } from './origin'
import { RateLimit } from './rate-limit'
import { screenSubmission } from './screening'
import { toSubmission } from './submission'
import { quote } from './test-form'
import { MemoryStore } from './test-store'

const SITE = 'https://www.example.com'

const ideographs = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at))

test.each([
  ['an address of many labels', 'Email', `a@${'a.'.repeat(40_000)}`],
  ['a name in capitals', 'Prénom', 'A'.repeat(40_000)],
  ['a description in capitals', 'Description', 'İ'.repeat(9_900)],
  ['a phone of nothing but accents', 'Téléphone', '\u0327\u0300'.repeat(30_000)],
  ['a description of nothing but accents', 'Description', '\u0327\u0300'.repeat(30_000)],
  ['a host of many different letters', '_next', `http://${ideographs.join('')}`],
])('%s does not keep the relay from its other visitors', async (_what, field, value) => {
  const handled = async () => {
    const submission = toSubmission(quote({ [field]: value }))
    const host = {
      store: new MemoryStore(),
      clock: { now: () => new Date(), elapsed: () => 0 },
      rateLimit: new RateLimit(30, () => 0),
      permissionSecret: new Uint8Array(32),
    }
    const screening = await screenSubmission(submission, 'id', SITE, host, 'client')
    const id = leadId(submission)
    const lead = toLead({ id, submission, origin: SITE, receivedAt: new Date(), screening })
    glanceOf(leadName(lead), lead)
    safeNext(submission.directives.get('_next'), [SITE])
  }
  expect(await leastProcessorTime(handled)).toBeLessThan(250)
})
