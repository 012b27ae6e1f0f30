import { JSDOM } from 'jsdom'
import PostalMime from 'postal-mime'

import { parisDayText, parisHourText } from '@/lib/calendar/paris-time'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

import { addressesFrom } from '../core/mailbox'
import { ESTIMATE, quote, type TestFields } from '../core/test-form'
import { cleanUp, post } from '../contract/test-http'
import { ownFirm } from './own-firm'
import { startTestRelay, storedLeads } from './test-relay'

afterEach(cleanUp)

const [from] = addressesFrom('Lin & Laine <site@example.com>')
const to = addressesFrom('contact@example.com, Adjoint <adjoint@example.com>')

async function messageFor(fields: TestFields) {
  const relay = await startTestRelay({ mail: { from, to } })
  expect((await post(relay, fields)).status).toBe(200)
  const [stored] = await storedLeads(relay.dataDir)
  return {
    ...(await PostalMime.parse(stored!.eml)),
    raw: stored!.eml.toString(),
    lead: stored!.lead,
  }
}

test('the message says who writes, to whom, about what, and answers go to the visitor', async () => {
  const message = await messageFor(quote())
  expect(message.from).toMatchObject({
    name: 'Lin & Laine',
    address: 'site@example.com',
  })
  expect(message.to?.map(({ address }) => address)).toEqual([
    'contact@example.com',
    'adjoint@example.com',
  ])
  expect(message.replyTo).toMatchObject([{ address: 'elodie@exemple.fr' }])
  expect(message.subject).toBe('Nouvelle demande de devis - Élodie L’Hôte-D’Œuvre')
  expect(message.date).toBe(message.lead.receivedAt.replace(/\.\d+Z/, '.000Z'))
  expect(message.messageId).toBe(`<${message.lead.id}@example.com>`)
})

test('the text lists every field with its accents, long texts set apart, and no token', async () => {
  const { text } = await messageFor(quote())
  expect(text).toContain('depuis https://www.example.com\n')
  expect(text).toContain('\nPrénom : Élodie\nNom : L’Hôte-D’Œuvre\nEmail : elodie@exemple.fr\n')
  expect(text).toContain(
    '\nDescription :\n    Refaire l’enduit à la chaux\n    d’une grange de 80 m² 🏡\n',
  )
  expect(text).toContain('\nNouvelles par e-mail : Non\n')
  // Where the sender came from need not be the page of the form that was sent.
  const { text: estimate } = await messageFor([...ESTIMATE, ['Page', '/demande-devis']])
  expect(estimate).toContain('\nVenue de la page : /demande-devis\n')
  expect(text).not.toContain('jeton_de_test')
})

test('where the inbox has an address of its own, text and page lead to the lead there', async () => {
  const relay = await startTestRelay({
    mail: { from, to },
    smtpUrl: 'smtp://127.0.0.1:9',
    signIn: { url: 'https://demandes.example.com/chene', secret: 's'.repeat(32) },
  })
  await post(relay, quote())
  const [stored] = await storedLeads(relay.dataDir)
  const { text, html } = await PostalMime.parse(stored!.eml)
  const link = `https://demandes.example.com/chene/leads/${stored!.name}`
  expect(text).toMatch(new RegExp(`^Dans la boîte de réception.: ${link}$`, 'm'))
  expect(html).toContain(`<a href="${link}">Ouvrir cette demande dans la boîte de réception</a>`)
  expect((await messageFor(quote())).text).not.toContain('/leads/')
})

test('what a phone shows of the mail in its list: what, where, and the number', async () => {
  const first = async (fields: TestFields) => {
    const { text = '', html = '' } = await messageFor(fields)
    const [line = ''] = text.split('\n')
    const { body } = new JSDOM(html).window.document
    const spaced = (said: string | null | undefined) => ordinarySpaces(said ?? '')
    expect(spaced(body.firstElementChild?.textContent)).toBe(spaced(line))
    return spaced(line)
  }
  expect(await first(quote({ 'Commune du chantier': 'Monflanquin (47150)' }))).toBe(
    'En bref : Rénovation Intérieure, Monflanquin (47150), 06 39 98 12 34',
  )
  expect(await first(ESTIMATE)).toBe(
    'En bref : Maison, 3, impasse de l’Église, 47000 Exemple-sur-Lot, 06 39 98 12 34',
  )
  expect(await first(quote({ Service: '', Téléphone: '' }))).toMatch(/^Demande reçue le /)
})

test.each([
  ['06 39 98 12 34', 'tel:0639981234'],
  ['+44 7700 900123', 'tel:+447700900123'],
  ['+44 (0)7700 900123', 'tel:+447700900123'],
  ['06.39.98.22.11 ou 05 53 98 11 22 le soir', 'tel:0639982211'],
])('a touch on the number dials it: %s', async (Téléphone, tel) => {
  const { html } = await messageFor(quote({ Téléphone }))
  expect(html).toContain(`<dt>Téléphone</dt><dd><a href="${tel}">${Téléphone}</a></dd>`)
  // The first line, which a phone shows of a mail, calls too, and breaks in no number.
  const short = new JSDOM(html).window.document.querySelector('p a')
  expect(short?.getAttribute('href')).toBe(tel)
  expect(short?.textContent).toBe(
    Téléphone.length < 20 ? Téléphone.replaceAll(' ', '\u00A0') : Téléphone,
  )
})

test.each(['rappelez-moi', 'elodie@exemple.fr'])(
  'what is no number leads nowhere: %s',
  async (Téléphone) => {
    const { html } = await messageFor(quote({ Téléphone }))
    expect(html).toContain(`<dt>Téléphone</dt><dd>${Téléphone}</dd>`)
    expect(html).not.toContain('tel:')
  },
)

test('a number that was left empty has no line, and leads nowhere', async () => {
  const { html, text } = await messageFor(quote({ Téléphone: '' }))
  for (const body of [html, text]) expect(body).not.toContain('Téléphone')
  expect(html).not.toContain('tel:')
})

test('the mail of whoever cannot be answered by mail says so', async () => {
  const warning = 'Une réponse à ce message n’arriverait pas à cette personne'
  for (const Email of ['', 'a@b.fr, voleur@evil.example']) {
    const { text, html } = await messageFor(quote({ Email }))
    for (const body of [text, html]) expect(body).toContain(warning)
  }
  expect((await messageFor(quote())).text).not.toContain(warning)
})

test('the owner reads by when the site has promised a call, and nothing where it promises none', async () => {
  const firm = { ...ownFirm(), answerWithinHours: 48 }
  const relay = await startTestRelay({ mail: { from, to }, firm })
  const before = new Date()
  await post(relay, quote())
  const [stored] = await storedLeads(relay.dataDir)
  const by = new Date(stored!.lead.callBackBy!)
  expect(by.getTime()).toBeGreaterThan(before.getTime())
  const { text, html } = await PostalMime.parse(stored!.eml)
  for (const body of [text, html]) {
    expect(ordinarySpaces(body ?? '')).toContain(
      ordinarySpaces(
        `Le site promet un rappel au plus tard ${parisDayText(by)} à ${parisHourText(by)}.`,
      ),
    )
  }
  const unpromised = await messageFor(quote())
  expect(unpromised.lead).not.toHaveProperty('callBackBy')
  expect(unpromised.text).not.toContain('promet')
})

test('a word longer than a line does not make the page wider than a phone, and an address stays whole', async () => {
  const word = 'Très<&>😀'.repeat(50)
  const endless = `https://exemple.fr/?${'a=1&b='.repeat(50)}`
  const house = `https://www.annonces.example/maison-en-pierre/${'7'.repeat(60)}`
  const address = `${'prenom.'.repeat(6)}nom@exemple.fr`
  const { html = '' } = await messageFor(
    quote({ Nom: word, Email: address, Description: `Vu ici : ${house} ${endless}` }),
  )
  const body = new JSDOM(html).window.document.body
  const said = (place: number) => body.querySelectorAll('dd')[place]?.textContent
  expect([said(1), said(2)]).toEqual([word, address])
  for (const wbr of body.querySelectorAll('wbr')) wbr.replaceWith(' ')
  const longerThan = (letters: number, selector: string) =>
    [...body.querySelectorAll(selector)]
      .flatMap(({ textContent }) => (textContent ?? '').split(/\s/))
      .filter((piece) => Array.from(piece).length > letters)
  expect(longerThan(32, 'p')).toEqual([])
  // Programs set values apart by the width of four letters or more.
  expect(longerThan(20, 'dt, dd')).toEqual([address, house])
})

test('every field of an estimate is in the text', async () => {
  const { text } = await messageFor(ESTIMATE)
  for (const [name, value] of ESTIMATE) {
    if (name === 'CSRF_Token') continue
    expect(text).toContain(`${name} :`)
    for (const line of value.split('\r\n')) expect(text).toContain(line)
  }
})

test('no line of a description can pass for another field or header', async () => {
  const message = await messageFor(
    quote({ Description: 'Bonjour\r\nEmail : voleur@evil.example\n\nBcc: x@evil.example\r\rFin' }),
  )
  expect(message.text).toContain('\n    Email : voleur@evil.example\n')
  expect(message.text).not.toMatch(/^(Email : voleur|Bcc)/m)
  expect(message.bcc ?? []).toEqual([])
})

test('lines end as mail servers want them and none is longer than they take', async () => {
  const { raw, text } = await messageFor(
    quote({ Description: `${'é'.repeat(5_000)}\r\n.\r\n..\nFrom x` }),
  )
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  expect(text).toContain('é'.repeat(5_000))
  expect(text?.replaceAll('\r\n', '\n')).toContain('    .\n    ..\n    From x\n')
})

test.each([
  ['two addresses', 'a@b.fr, voleur@evil.example'],
  ['an address with a name', 'Moi <voleur@evil.example>'],
  ['two signs', 'a@b@evil.example'],
  ['a group', 'x:a@b.fr,c@d.fr;'],
  ['no address', 'bonjour'],
  ['nothing', ''],
  ['letters mail servers do not take', 'élodie@exemple.fr'],
])('an Email that is not one plain address is no reply address: %s', async (_what, Email) => {
  const message = await messageFor(quote({ Email }))
  expect(message.replyTo).toBeUndefined()
  expect(message.raw).not.toMatch(/^Reply-To/im)
})

test('two Email fields are no reply address', async () => {
  const message = await messageFor([...quote(), ['Email', 'voleur@evil.example']])
  expect(message.replyTo).toBeUndefined()
})

test('an address whose domain has accents is answered as mail servers know it', async () => {
  const { raw, text, lead } = await messageFor(quote({ Email: 'elodie@Rénov-Été.fr' }))
  expect(raw).toMatch(/^Reply-To: elodie@xn--rnov-t-bvaeb\.fr\r$/m)
  expect(text).toContain('Email : elodie@Rénov-Été.fr')
  expect(lead.fields).toContainEqual(['Email', 'elodie@Rénov-Été.fr'])
})

test('an address with blanks around it is one, and stays as typed in the data', async () => {
  const message = await messageFor(quote({ Email: ' elodie@exemple.fr ' }))
  expect(message.replyTo).toMatchObject([{ address: 'elodie@exemple.fr' }])
  expect(message.lead.fields).toContainEqual(['Email', ' elodie@exemple.fr '])
})

test('a subject cannot add a header, encoded words included', async () => {
  const subject = 'Devis =?UTF-8?Q?=0D=0ABcc:_x=40evil.example?= <b>'
  const message = await messageFor(quote({ _subject: subject }))
  const header = message.raw.slice(0, message.raw.indexOf('\r\n\r\n'))
  expect(header).not.toMatch(/^Bcc/im)
  expect(message.bcc ?? []).toEqual([])
})

test.each([
  '=?utf-8?q?Facture_impay=C3=A9e?=',
  'Devis =?UTF-8?B?RmFjdHVyZSBpbXBhecOpZQ==?=',
  'Devis é =?utf-8?q?Facture_impay=C3=A9e?=',
  '=?=?utf-8?q?Facture_impay=C3=A9e?=?=',
])('an encoded word in a subject stays as it was typed: %s', async (subject) => {
  const message = await messageFor(quote({ _subject: subject }))
  expect(message.subject).not.toContain('impayée')
  expect(message.subject).toBe(`Nouvelle demande\u00A0: ${subject.replaceAll('=?', '= ?')}`)
  expect(message.lead.subject).toBe(message.subject)
})

test.each([
  [
    'Votre lien pour la boîte de réception',
    'Nouvelle demande\u00A0: Votre lien pour la boîte de réception',
  ],
  ['3 demandes à vérifier', 'Nouvelle demande\u00A0: 3 demandes à vérifier'],
  ['Nouvelle demande', 'Nouvelle demande\u00A0: Nouvelle demande'],
  ['', 'Nouvelle demande depuis le site'],
  ['Nouvelle demande de devis - Élodie', 'Nouvelle demande de devis - Élodie'],
])('no subject passes for another mail of the relay’s: %j', async (_subject, subject) => {
  expect((await messageFor(quote({ _subject }))).subject).toBe(subject)
})

test('a field that is of no form of ours passes neither for a sentence of ours nor for another field', async () => {
  const promise = 'Le site promet un rappel au plus tard demain'
  const { text = '', html } = await messageFor(
    quote({ [promise]: 'oui', 'Description bis': 'a\r\nDans la boîte de réception : x' }),
  )
  const lines = text.replaceAll('\r\n', '\n')
  expect(lines).toContain(
    [
      '',
      'Autres champs envoyés\u00A0:',
      `    ${promise} : oui`,
      '    Description bis :',
      '        a',
      '        Dans la boîte de réception : x',
      '',
    ].join('\n'),
  )
  expect(lines).not.toMatch(/^(Le site|Dans la boîte)/m)
  expect(html).toMatch(/<p>Autres champs envoyés\u00A0:<\/p>\s*<blockquote>\s*<dl>\s*<dt>Le site/)
  expect((await messageFor(quote())).raw).not.toContain('Autres champs')
})

test('an Email that holds an encoded word is no reply address', async () => {
  const message = await messageFor(quote({ Email: '=?utf-8?q?voleur?=@evil.example' }))
  expect(message.replyTo).toBeUndefined()
})

test('the mail says that a machine wrote it, and that it is from no list', async () => {
  const { raw } = await messageFor(quote())
  const header = raw.slice(0, raw.indexOf('\r\n\r\n'))
  expect(header).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(header).not.toMatch(/^(?:List-|Precedence)/im)
})

test('beside the text stands a plain page that says the same', async () => {
  const { text = '', html = '', raw } = await messageFor(quote())
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(html).toContain('<dt>Prénom</dt><dd>Élodie</dd>')
  const body = new JSDOM(html).window.document.body
  const words = (content: string) =>
    content
      .split(/\s+|(?:^| ):(?= |$)/)
      .filter((word) => word && word !== ':')
      .join(' ')
  for (const end of body.querySelectorAll('dt, dd, p, h1')) end.append('\n')
  expect(words(body.textContent ?? '')).toBe(words(text))
})

test('what a visitor writes is text in the page, never markup', async () => {
  const { html = '' } = await messageFor(
    quote({
      Nom: '<img src=x onerror=a()>',
      Description: '</dd><a href="https://evil.example">"&\'',
    }),
  )
  expect(html).toContain('<dd>&lt;img src=x onerror=a()&gt;</dd>')
  // The one link is the number's own, above and among the fields.
  expect(html.replaceAll('<a href="tel:0639981234">', '')).not.toMatch(
    /<(?:img|a|script|style|link)\b/,
  )
  expect(html).toContain(
    '&lt;/dd&gt;&lt;a href=&quot;https://evil.example&quot;&gt;&quot;&amp;&#39;',
  )
})
