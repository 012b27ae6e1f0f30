import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FormFirm } from '@/lib/forms/firm'

import { cleanUp, post, quietPort } from '../contract/test-http'
import { quote } from '../core/test-form'
import { commandElsewhere } from './remote-command'
import { FIRM_FILE } from './sent-firm'
import { startTestRelay } from './test-relay'

afterEach(cleanUp)

const secret = 'a-secret-of-thirty-two-characters'
const always = [{ opens: '00:00', closes: '23:59' }]
const firm = (phone: string): FormFirm => ({
  brand: 'Lin & Laine',
  phone,
  email: 'bureau@example.com',
  openingHours: {
    Monday: always,
    Tuesday: always,
    Wednesday: always,
    Thursday: always,
    Friday: always,
    Saturday: always,
    Sunday: always,
  },
  closures: [],
  answerWithinHours: 48,
})
const [built, sent, rebuilt] = ['05 36 49 00 12', '05 36 49 00 13', '05 36 49 00 14'].map(firm)

/** The phone number that the page of thanks gives, from the record that the relay goes by. */
async function phoneAt(relay: { port: number }): Promise<string | undefined> {
  const page = { 'X-Requested-With': undefined, Accept: 'text/html' }
  const { text } = await post(relay, quote(), page)
  return /05 36 49 00 \d\d/.exec(text)?.[0]
}

test('hours that were sent to a relay on a machine of one’s own count from then on, until it is built with others', async () => {
  const port = await quietPort()
  const signIn = { url: `http://localhost:${port}`, secret }
  const first = await startTestRelay({ port, signIn, firm: built })
  expect(await phoneAt(first)).toBe(built!.phone)
  await commandElsewhere(signIn.url, secret, 'firm', sent)
  expect(await phoneAt(first)).toBe(sent!.phone)
  await first.close()

  const { dataDir } = first
  const again = await startTestRelay({ dataDir, firm: built })
  expect(await phoneAt(again)).toBe(sent!.phone)
  await again.close()

  const newer = await startTestRelay({ dataDir, firm: rebuilt })
  expect(await phoneAt(newer)).toBe(rebuilt!.phone)
  await newer.close()

  await writeFile(join(dataDir, FIRM_FILE), '{')
  const damaged = await startTestRelay({ dataDir, firm: built })
  expect(await phoneAt(damaged)).toBe(built!.phone)
  expect(damaged.logs.join('\n')).toContain(`${FIRM_FILE} cannot be read`)
})
