import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { spamFilterProgram } from './spam-filter'
import { cleanUp, temporaryDirectory } from '@/relay/contract/test-http'
import { composeAcknowledgement } from '@/relay/core/acknowledgement'
import { leadId, leadName, toLead } from '@/relay/core/lead'
import { composeMessage, composeSignInMail } from '@/relay/core/mail'
import { addressesFrom } from '@/relay/core/mailbox'
import { toSubmission } from '@/relay/core/submission'
import { composeSummary } from '@/relay/core/summary-mail'
import { ESTIMATE, quote, type TestFields } from '@/relay/core/test-form'
import { ownFirm } from '@/relay/node/own-firm'

afterEach(cleanUp)

const ORIGIN = 'https://www.lin-et-laine.example'
const now = new Date()
const [from] = addressesFrom('Lin & Laine <site@lin-et-laine.example>')
const to = addressesFrom('contact@lin-et-laine.example')
const leadOf = (fields: TestFields, reasons: readonly string[] = []) => {
  const submission = toSubmission([...fields])
  return toLead({
    id: leadId(submission),
    submission,
    origin: ORIGIN,
    receivedAt: now,
    screening: { points: 5 * reasons.length, reasons, setAside: reasons.length > 0 },
  })
}

/** From five points on it is spam, and a server's own rules add to these. */
const CLEAN = 0.5

/** What every filter takes for spam, to see that this one looks. */
const KNOWN_SPAM = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'

/** All that the relay writes, by what it is. */
async function messages(): Promise<Record<string, Uint8Array>> {
  const mail = { from: from!, to, inboxUrl: 'https://demandes.exemple.fr/chene' }
  return {
    quote: await composeMessage(leadOf(quote()), mail),
    estimate: await composeMessage(leadOf(ESTIMATE), mail),
    'what was set aside': await composeSummary(
      [
        leadOf(quote(), ['Adresse e-mail jetable']),
        leadOf(ESTIMATE, ['Le laissez-passer est faux']),
      ].map((lead) => [leadName(lead), lead] as const),
      now.getTime(),
      mail,
    ),
    'one that shouts': await composeMessage(
      leadOf(quote({ Nom: 'DUPONT', Description: 'FUITE SUR LE TOIT, TRÈS URGENT !!!\r\nMERCI' })),
      mail,
    ),
    acknowledgement: await composeAcknowledgement(leadOf(quote()), { mail, firm: ownFirm() }),
    'link to the inbox': await composeSignInMail(
      'https://demandes.lin-et-laine.example/sign-in/link?token=MTc2Mzc0.jeton',
      now,
      mail,
    ),
  }
}

const whereTheFilterIs = existsSync(spamFilterProgram) ? test : test.skip

whereTheFilterIs('SpamAssassin has nothing against any mail that the relay writes', async () => {
  const written = Object.entries({
    ...(await messages()),
    spam: Buffer.from(`Subject: spam\r\n\r\n${KNOWN_SPAM}\r\n`),
  })
  const mbox = written
    .map(([what, bytes]) => received(what, Buffer.from(bytes).toString()).replaceAll('\r\n', '\n'))
    .join('')
  // One process for all of them: it takes most of its time to begin.
  const { stdout, status } = spawnSync(spamFilterProgram, ['--local', '--mbox'], {
    input: mbox,
    encoding: 'utf8',
    env: { ...process.env, HOME: await temporaryDirectory(), LC_ALL: 'C' },
  })
  expect(status).toBe(0)
  // It gives them back in an order of its own.
  const verdicts = new Map(
    stdout.split(/^(?=From relay )/m).map((message) => {
      const [, score, rules = ''] =
        /^X-Spam-Status: \w+, score=(-?[\d.]+)[^]*?tests=([\w,\s]*?)\s+autolearn/m.exec(message) ??
        []
      const [, what = ''] = /^X-Written-As: (.*)$/m.exec(message) ?? []
      return [what, { score: Number(score), rules: rules.replace(/\s/g, '') }]
    }),
  )
  expect([...verdicts.keys()].sort()).toEqual(written.map(([what]) => what).sort())
  expect(verdicts.get('spam')?.score).toBeGreaterThan(100)
  verdicts.delete('spam')
  expect([...verdicts].filter(([, { score }]) => !(score < CLEAN))).toEqual([])
})

/** As the owner's server has it from that of the firm's mail, in a box with others. */
function received(what: string, message: string): string {
  return `From relay Mon Nov 23 12:00:00 2026
Received: from mail.lin-et-laine.example (mail.lin-et-laine.example [93.184.216.34])
\tby mx.owner.example with ESMTPS id 4Zx for <contact@lin-et-laine.example>;
\t${now.toUTCString().replace('GMT', '+0000')}
X-Written-As: ${what}
${message}
`
}
