import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

import { wholeOutput } from '../core/test-output'
import { runCommand } from './commands'
import { startCommand } from './test-command'
import { quote } from '../core/test-form'
import { cleanUp, eventually, post, send, temporaryDirectory } from '../contract/test-http'
import { holdClock, startTestRelay, storedLeads } from './test-relay'
import { USED_IDS } from './used-ids'

afterEach(cleanUp)

const MINUTE_MS = 60_000

/** Puts a lead on disk as if it had been received so many months ago. */
async function plant(
  dataDir: string,
  monthsAgo: number,
  fields: Record<string, string>,
  laterMs = 0,
) {
  const date = new Date(Date.now() + laterMs)
  date.setUTCMonth(date.getUTCMonth() - monthsAgo)
  const receivedAt = date.toISOString()
  const id = Buffer.from(JSON.stringify(fields)).toString('hex').padEnd(32, '0').slice(-32)
  const name = `${receivedAt.replace(/[-:.]/g, '')}-${id}`
  await mkdir(join(dataDir, name))
  const lead = {
    schema: 1,
    id,
    receivedAt,
    subject: 'x',
    origin: 'https://www.example.com',
    fields: Object.entries(fields),
  }
  await writeFile(join(dataDir, name, 'lead.json'), JSON.stringify(lead))
  await writeFile(join(dataDir, name, 'message.eml'), '')
}

const namesIn = async (dataDir: string) =>
  (await storedLeads(dataDir)).map(({ lead }) => new Map(lead.fields).get('Nom'))

test('a lead goes once so many months have passed since its sender was last heard of', async () => {
  const dataDir = await temporaryDirectory()
  const contact = { Email: 'zoe@exemple.fr', Téléphone: '06 39 98 12 34' }
  await plant(dataDir, 37, { Nom: 'Oublié', Email: 'oubli@exemple.fr' })
  await plant(dataDir, 35, { Nom: 'Récent', Email: 'recent@exemple.fr' })
  await plant(dataDir, 60, { Nom: 'Revenue par e-mail', ...contact })
  await plant(dataDir, 2, { Nom: 'Revenue', Email: ' Zoe@Exemple.fr ' })
  await plant(dataDir, 60, { Nom: 'Rappelé', Téléphone: '+33 (0)6 39 98 56 78' })
  await plant(dataDir, 2, { Nom: 'Rappelant', Téléphone: '06.39.98.56.78' })
  const relay = await startTestRelay({ dataDir, retentionMonths: 36 })
  await eventually(() => relay.logs.some((line) => line.includes('erased')))
  expect((await namesIn(dataDir)).sort()).toEqual(
    ['Rappelant', 'Rappelé', 'Revenue', 'Revenue par e-mail', 'Récent'].sort(),
  )
  expect((await send(relay)).text).not.toContain('Oublié')
  const log = await readFile(join(dataDir, 'erasures.log'), 'utf8')
  expect(log).toMatch(
    /^\{"erasedAt":"[^"]+","reason":"retention","receivedOn":"\d{4}-\d\d-\d\d"\}\n$/,
  )
  expect((await stat(join(dataDir, 'erasures.log'))).mode & 0o777).toBe(0o600)
  expect(relay.logs.join('\n')).toContain('1 lead erased, none of its sender within 36 months')
})

test('what passes its term while the relay runs goes with the next look', async () => {
  const dataDir = await temporaryDirectory()
  holdClock()
  await plant(dataDir, 36, { Nom: 'Bientôt oublié' }, MINUTE_MS)
  await plant(dataDir, 35, { Nom: 'Gardé' })
  const relay = await startTestRelay({ dataDir, retentionMonths: 36, purgeEveryMs: 100 })
  expect((await send(relay)).text).toContain('Bientôt oublié')
  jest.setSystemTime(Date.now() + 2 * MINUTE_MS)
  await eventually(() => relay.logs.some((line) => line.startsWith('1 lead erased')))
  expect(await namesIn(dataDir)).toEqual(['Gardé'])
})

test('digests of texts and addresses leave the disk once their time is over, also while the relay runs', async () => {
  const dataDir = await temporaryDirectory()
  const path = join(dataDir, USED_IDS)
  holdClock()
  const until = (ms: number) => String(Date.now() + ms)
  const lines = [`${until(MINUTE_MS)} acknowledged-5f2b`, `${until(3 * MINUTE_MS)} text 9c1d`]
  await writeFile(path, `${lines.join('\n')}\n`)
  await startTestRelay({ dataDir, retentionMonths: 36, purgeEveryMs: 100 })
  expect(await readFile(path, 'utf8')).toContain('acknowledged-5f2b')
  jest.setSystemTime(Date.now() + 2 * MINUTE_MS)
  await eventually(async () => !(await readFile(path, 'utf8')).includes('acknowledged-5f2b'))
  expect(await readFile(path, 'utf8')).toContain('text 9c1d')
})

const run = async (dataDir: string, ...args: string[]) =>
  wholeOutput(await runCommand(args, { RELAY_DATA_DIR: dataDir }))

test('all that is held on one person can be had, by e-mail address or by phone', async () => {
  const relay = await startTestRelay()
  await post(relay, quote({ Nom: 'Un' }))
  await post(relay, quote({ Nom: 'Deux', Email: 'autre@exemple.fr' }))
  await post(relay, quote({ Nom: 'Trois', Téléphone: '06 39 98 56 78' }))
  const byMail = await run(relay.dataDir, 'export', 'ELODIE@exemple.fr')
  const found = JSON.parse(byMail) as { leads: { fields: [string, string][] }[] }
  const nameOf = ({ fields }: { fields: [string, string][] }) => new Map(fields).get('Nom')
  expect(found.leads.map(nameOf)).toEqual(['Un', 'Trois'])
  const byPhone = await run(relay.dataDir, 'export', '+33 (0)6.39.98.12.34')
  const others = JSON.parse(byPhone) as typeof found
  expect(others.leads.map(nameOf)).toEqual(['Un', 'Deux'])
  expect(await storedLeads(relay.dataDir)).toHaveLength(3)
})

test('all that is held on one person can be erased while the relay runs, and nothing else', async () => {
  const relay = await startTestRelay()
  await post(relay, quote({ Nom: 'Un' }))
  await post(relay, quote({ Nom: 'Deux', Email: 'autre@exemple.fr' }))
  const erased = await run(relay.dataDir, 'erase', 'elodie@exemple.fr')
  expect(ordinarySpaces(erased)).toContain('1 demande effacée')
  expect(await namesIn(relay.dataDir)).toEqual(['Deux'])
  const log = await readFile(join(relay.dataDir, 'erasures.log'), 'utf8')
  expect(log).toContain('"reason":"request"')
  expect(log).not.toMatch(/elodie|Un/)
  expect((await send(relay)).text).toContain('1 demande, page 1 sur 1')
  // Whoever writes again is heard again.
  expect((await post(relay, quote({ Nom: 'Un' }))).status).toBe(200)
  expect((await namesIn(relay.dataDir)).sort()).toEqual(['Deux', 'Un'])
})

test('what the owner noted of a person is exported and erased with the rest, and outlives no term', async () => {
  const dataDir = await temporaryDirectory()
  await plant(dataDir, 60, { Nom: 'Oublié', Email: 'oubli@exemple.fr' })
  const [old] = await readdir(dataDir)
  // Notes are the owner's: they are no sign of the sender.
  await writeFile(
    join(dataDir, old!, 'followUp.json'),
    JSON.stringify({ notes: [], status: 'won' }),
  )
  const relay = await startTestRelay({ dataDir, retentionMonths: 36 })
  await eventually(() => relay.logs.some((line) => line.includes('erased')))
  expect(await storedLeads(dataDir)).toEqual([])

  await post(relay, quote({ Nom: 'Un' }))
  const { name } = (await storedLeads(dataDir))[0]!
  const own = `http://127.0.0.1:${relay.port}`
  const noted = await send(relay, {
    method: 'POST',
    path: `/leads/${name}/notes`,
    headers: {
      Host: `127.0.0.1:${relay.port}`,
      Origin: own,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: [new URLSearchParams({ id: 'note-number-1', text: 'Clé chez la voisine' }).toString()],
  })
  expect([noted.status, noted.headers.location]).toEqual([303, `/leads/${name}?done=notes`])
  expect(await run(dataDir, 'export', 'elodie@exemple.fr')).toContain('Clé chez la voisine')
  expect((await stat(join(dataDir, name, 'followUp.json'))).mode & 0o777).toBe(0o600)
  await run(dataDir, 'erase', 'elodie@exemple.fr')
  expect(await storedLeads(dataDir)).toEqual([])
})

test('what is no contact, or no command, is said in one line and changes nothing', async () => {
  const relay = await startTestRelay()
  await post(relay, quote())
  const command = startCommand({ RELAY_DATA_DIR: relay.dataDir }, ['erase', 'Élodie'])
  expect(await command.exited).toBe(1)
  expect(command.output.stderr).toMatch(/^.+\n$/)
  for (const wrong of [
    run(relay.dataDir, 'erase'),
    run(relay.dataDir, 'effacer', 'elodie@exemple.fr'),
    run(join(relay.dataDir, 'nulle-part'), 'export', 'elodie@exemple.fr'),
  ])
    await expect(wrong).rejects.toThrow(/^.+$/)
  expect(await storedLeads(relay.dataDir)).toHaveLength(1)
})
