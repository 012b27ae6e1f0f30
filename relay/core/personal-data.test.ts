import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { leastProcessorTime } from '@/lib/text/test-processor-time'
import { ACKNOWLEDGEMENT } from './acknowledgement'
import { UNTOUCHED } from './follow-up'
import { handlePersonalData } from './personal-data'
import { RECORD_KINDS, type LeadRecords } from './store'
import { quote } from './test-form'
import { wholeOutput } from './test-output'
import { keepLead, MemoryStore } from './test-store'

async function storeOf(...contacts: { Email?: string; Téléphone?: string }[]) {
  const store = new MemoryStore()
  for (const [minute, contact] of contacts.entries()) {
    const fields = quote({ Email: '', Téléphone: '', ...contact })
    await keepLead(store, `2026-11-23T10:0${minute}:00Z`, fields)
  }
  return store
}

test.each([
  ['06 39 98 12 34 (soir)', '0639981234'],
  ['06 39 98 12 34 ou 05 36 49 00 12', '05 36 49 00 12'],
  ['06.39.98.12.34 / 05.36.49.00.12', '+33 5 36 49 00 12'],
  ['06 39 98 12 34 05 36 49 00 12', '06 39 98 12 34'],
  ['06 39 98 12 34 (2)', '06 39 98 12 34'],
  ['portable : +33 (0)6 39 98 12 34, le soir', '06 39 98 12 34'],
  ['Appelez le ０６ ３９ ９８ １２ ３４ svp', '06 39 98 12 34'],
  ['0032 475 12 34 56', '+32 475 12 34 56'],
  ['+32 475 12 34 56 (soir)', '0032475123456'],
  ['+44 (0)7911 123456', '+44 7911 123456'],
  ['+447911123456', '0044 (0) 7911 123456'],
  ['Jan, +31(0)6 12345678 (avond)', '+31612345678'],
  ['+39 (0)6 1234 5678', '+39 06 1234 5678'],
  ['+32 475 12 34 56 / 06 39 98 12 34', '+32 475 12 34 56'],
])('whose phone reads %j is found by %j', async (Téléphone, contact) => {
  const store = await storeOf({ Téléphone }, { Téléphone: '07 00 00 00 00' })
  const answer = await handlePersonalData(store, 'erase', contact)
  expect(ordinarySpaces(await wholeOutput(answer))).toMatch(/^1 demande effacée\. /)
  expect(answer.warnings).toEqual([])
  expect(store.names()).toHaveLength(1)
})

test.each([
  ['Jean <jean@x.fr>', 'jean@x.fr'],
  ['jean@x.fr', 'Jean <JEAN@x.fr>'],
  ['jean@x.fr, jeanne@x.fr', 'jeanne@x.fr'],
  ['mailto:Jean@X.fr', 'jean@x.fr'],
  ['jean.o’brien@x.fr ou jean@x.fr.', 'jean@x.fr'],
  ['\u200Ejean@x\u00AD.fr', 'jean@x.fr'],
  ['jean@x.fr', '\u2060jean@x.fr'],
  // As text copied from a Mac's file names has it.
  ['rene\u0301@x.fr', 'ren\u00E9@x.fr'],
  ['ren\u00E9@x.fr', 'rene\u0301@x.fr'],
  ['ｊｅａｎ＠x.fr', 'jean@x.fr'],
  // Chromium sends the domain as mail servers know it, whatever was typed; Firefox as it was typed.
  ['jean@xn--rnov-t-bvaeb.fr', 'Jean@Rénov-Été.fr'],
  ['Jean <jean@rénov-été.fr>', 'jean@xn--rnov-t-bvaeb.fr'],
])('whose e-mail reads %j is found by %j', async (Email, contact) => {
  const store = await storeOf({ Email }, { Email: 'pierrejean@x.fr' })
  const answer = await handlePersonalData(store, 'erase', contact)
  expect(ordinarySpaces(await wholeOutput(answer))).toMatch(/^1 demande effacée\. /)
  expect(answer.warnings).toEqual([])
  expect(store.names()).toHaveLength(1)
})

test('a number of more or fewer digits is not that of a person asked for', async () => {
  const store = await storeOf({ Téléphone: '06 39 98 12 345 (soir)' }, { Téléphone: '639981234' })
  const output = await wholeOutput(await handlePersonalData(store, 'erase', '06 39 98 12 34'))
  expect(ordinarySpaces(output)).toMatch(/^0 demande effacée\. /)
})

test.each(['export', 'erase'] as const)(
  '%s says which requests have a contact in which nothing is recognised',
  async (command) => {
    const store = await storeOf(
      { Email: 'jean arobase x.fr', Téléphone: '06 39 98 12 34' },
      { Téléphone: 'poste 12' },
      {},
      { Email: 'zoe@x.fr' },
    )
    const references = (await store.glances()).map(({ reference }) => reference)
    const { warnings } = await handlePersonalData(store, command, 'jean@x.fr')
    expect(warnings.map(ordinarySpaces)).toEqual([
      expect.stringMatching(/^2 demandes .*regardez-les vous-même/),
    ])
    expect(warnings[0]).toContain(`${references[3]}, ${references[2]}`)
  },
)

test('a request that cannot be erased keeps none of the others, and is named', async () => {
  const store = await storeOf({ Email: 'a@x.fr' }, { Email: 'A@X.fr' }, { Email: 'a@x.fr ' })
  const [, stuck = ''] = store.names()
  const erase = store.erase.bind(store)
  store.erase = (name, reason) =>
    name === stuck ? Promise.reject(new Error('EACCES')) : erase(name, reason)
  const said = await handlePersonalData(store, 'erase', 'a@x.fr').catch((error: Error) => error)
  expect(ordinarySpaces((said as Error).message)).toBe(
    `2 demandes effacées. Le disque a refusé d'effacer : ${stuck}. Vérifiez à qui appartient ce dossier, puis recommencez.`.replaceAll(
      "'",
      '’',
    ),
  )
  expect(store.names()).toEqual([stuck])
})

test('an export holds what its sender was told by mail, and what became of it', async () => {
  const store = await storeOf({ Email: 'zoe@x.fr' })
  const [name = ''] = store.names()
  const lead = await store.read(name)
  const told = 'Subject: Votre demande est enregistree\r\n\r\nBonjour\r\n'
  const bytes = new TextEncoder().encode(told)
  await store.keep(lead, () => Promise.resolve([{ name: ACKNOWLEDGEMENT, bytes }]))
  await store.setRecord(name, 'acknowledged', { state: 'sent', at: '2026-11-23T10:01:00Z' })
  const output = await wholeOutput(await handlePersonalData(store, 'export', 'zoe@x.fr'))
  expect(JSON.parse(output)).toMatchObject({
    leads: [
      {
        acknowledgement: told,
        acknowledged: { state: 'sent', at: '2026-11-23T10:01:00Z' },
      },
    ],
  })
})

test('an export holds whatever is noted of a lead, by its kind', async () => {
  const store = await storeOf({ Email: 'zoe@x.fr' })
  const [name = ''] = store.names()
  const at = '2026-11-23T10:01:00Z'
  const noted: LeadRecords = {
    delivered: { deliveredAt: at },
    refused: { refusedAt: at, code: '550' },
    photosErased: { photosErasedAt: at },
    acknowledged: { state: 'sent', at },
    followUp: { ...UNTOUCHED, status: 'won' },
    webhook: { sentAt: at },
    webhookFailed: { at, code: 'HTTP 500' },
  }
  for (const kind of RECORD_KINDS) await store.setRecord(name, kind, noted[kind])
  const output = await wholeOutput(await handlePersonalData(store, 'export', 'zoe@x.fr'))
  expect(JSON.parse(output)).toMatchObject({ contact: 'zoe@x.fr', leads: [noted] })
})

test('an export leaves out what is erased while it is made', async () => {
  const store = await storeOf({ Email: 'zoe@x.fr' }, { Email: 'zoe@x.fr' }, { Email: 'zoe@x.fr' })
  const [, middle = ''] = store.names()
  const { output } = await handlePersonalData(store, 'export', 'zoe@x.fr')
  let whole = ''
  for await (const piece of output) {
    whole += piece
    await store.erase(middle, 'owner')
  }
  const { leads } = JSON.parse(whole) as { leads: { receivedAt: string }[] }
  expect(leads.map(({ receivedAt }) => receivedAt.slice(14, 16))).toEqual(['00', '02'])
})

test('an export reads one request at a time, and each of its photos by itself', async () => {
  const store = await storeOf({ Email: 'zoe@x.fr' }, { Email: 'zoe@x.fr' })
  for (const name of store.names()) {
    const lead = { ...(await store.read(name)), photos: PHOTOS }
    const files = PHOTOS.map(({ name: file }) => ({ name: file, bytes: new Uint8Array([1, 2]) }))
    await store.keep(lead, () => Promise.resolve(files))
  }
  let reading = 0
  const seen: string[] = []
  const { file } = store
  store.file = async (name, each) => {
    seen.push(`${name} ${each}`)
    reading += 1
    expect(reading).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1))
    reading -= 1
    return file(name, each)
  }
  const answer = await handlePersonalData(store, 'export', 'zoe@x.fr')
  let whole = ''
  const before: number[] = []
  for await (const piece of answer.output) {
    before.push(seen.length)
    whole += piece
  }
  const ofOne = PHOTOS.length + 1
  expect(before).toEqual([0, ofOne, 2 * ofOne, 2 * ofOne])
  const { leads } = JSON.parse(whole) as { leads: { photos: object[] }[] }
  expect(leads.map(({ photos }) => photos)).toEqual(
    leads.map(() => PHOTOS.map((photo) => ({ ...photo, data: 'data:image/jpeg;base64,AQI=' }))),
  )
})

const PHOTOS = ['photo-1.jpg', 'photo-2.jpg'].map((name) => ({ name, bytes: 2 }))

test('whoever erases is reminded of what his own tools have been told', async () => {
  const store = await storeOf({ Email: 'zoe@x.fr' }, { Email: 'jean@x.fr' })
  const [, first = ''] = store.names()
  await store.setRecord(first, 'webhook', { sentAt: '2026-11-23T10:01:00Z' })
  const erase = async (contact: string) =>
    ordinarySpaces(await wholeOutput(await handlePersonalData(store, 'erase', contact)))
  expect(await erase('zoe@x.fr')).toContain('ce que vos outils en ont pris')
  expect(await erase('jean@x.fr')).not.toContain('outils')
})

test('a text of 200 KB that holds no contact is looked through at once', async () => {
  const erased = async () => {
    for (const value of ['0 ', '+33 ', 'a@', 'a', '06 39 ', '\u0327\u0300'])
      await storeOf({ Email: value.repeat(60_000), Téléphone: value.repeat(60_000) }).then(
        (store) => handlePersonalData(store, 'erase', 'jean@x.fr'),
      )
  }
  expect(await leastProcessorTime(erased)).toBeLessThan(2_000)
})
