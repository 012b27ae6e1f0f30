import PostalMime from 'postal-mime'

import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { quote } from '../core/test-form'
import { host, openInbox, openNewestLead } from './host'
import { post, send } from './test-http'

/** Follows a page's link as a browser does: from the root of the name. */
const follow = (relay: { port: number }, address = '') =>
  send({ port: relay.port }, { path: address, headers: host().owner })

describe('the inbox', () => {
  test('says that it is empty, in French, as a page without script', async () => {
    const page = await openInbox(await host().start())
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    )
    expect(page.text).toContain('<html lang="fr">')
    expect(page.text).toContain('est encore arrivé')
    expect(page.text).not.toContain('<script')
  })

  test('shows a lead with its subject, date and fields, without its token, and its links lead to its files, as they are', async () => {
    const relay = await host().start()
    await post(relay, quote())
    expect((await openInbox(relay)).text).toContain('1 demande, page 1 sur 1')
    const { headers, status, text } = await openNewestLead(relay)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toContain('<h2><bdi>Nouvelle demande de devis - Élodie L’Hôte-D’Œuvre</bdi></h2>')
    expect(text).toMatch(
      /<time datetime="[^"]+">(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) .+ à \d\d:\d\d<\/time>/,
    )
    expect(text).toMatch(
      /<dt><bdi>Téléphone<\/bdi><\/dt>\s*<dd><a href="tel:0639981234"><bdi>06 39 98 12 34<\/bdi>/,
    )
    expect(text).toContain('Refaire l’enduit à la chaux\r\nd’une grange de 80 m² 🏡</bdi>')
    expect(text).toContain('Conservée ici, aucun envoi par e-mail n’est configuré')
    expect(text).not.toContain('jeton_de_test')

    const [stored] = await relay.stored()
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
    const file = (name: string) =>
      follow(
        relay,
        links.find((link) => link?.endsWith(name)),
      )
    const json = await file('lead.json')
    expect([json.status, json.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(JSON.parse(json.text)).toEqual(stored!.lead)
    const mail = await file('message.eml')
    expect([
      mail.status,
      mail.headers['content-type'],
      mail.headers['content-disposition'],
    ]).toEqual([200, 'message/rfc822', `attachment; filename="${stored!.name}.eml"`])
    expect((await PostalMime.parse(mail.text)).text).toContain('L’Hôte-D’Œuvre')
  })

  test('shows what no relay has written as damaged, and all else beside it', async () => {
    const relay = await host().start()
    for (const Nom of ['Premier', 'Deuxième', 'Troisième']) await post(relay, quote({ Nom }))
    const [first, second] = (await relay.stored()).map(({ name }) => name)
    await relay.damage(first!, 'followUp', '{"notes":[{"text":"Rappeler Paul"')
    await relay.damage(second!, 'lead', '{"id":"a","fields":[]}')
    const list = await openInbox(relay)
    expect(list.status).toBe(200)
    for (const text of ['Premier', 'Demande illisible', 'Troisième'])
      expect(list.text).toContain(text)
    for (const name of [first, second])
      expect((await openInbox(relay, `/leads/${name}`)).status).toBe(200)
    // Its words are in the message that was made of it.
    const damaged = await openInbox(relay, `/leads/${second}`)
    const [, message] = /href="([^"]+message\.eml)"/.exec(damaged.text) ?? []
    expect((await PostalMime.parse((await follow(relay, message)).text)).text).toContain('Deuxième')
    const { text: csv } = await openInbox(relay, '/leads.csv')
    expect(csv.match(/"(Premier|Troisième)"/g)).toHaveLength(2)
    expect(csv.split('\n').filter((row) => row.includes('"Demande illisible"'))).toHaveLength(1)
    // What may be notes is shown, and not lost where the owner goes on.
    const page = async () => (await openInbox(relay, `/leads/${first}`)).text
    expect(await page()).toContain('Rappeler Paul')
    const Origin = `http://localhost:${relay.port}`
    const { status } = await send(relay, {
      method: 'POST',
      path: `/leads/${first}/status`,
      headers: {
        ...host().owner,
        Host: new URL(Origin).host,
        Origin,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: ['status=won'],
    })
    expect(status).toBe(303)
    for (const said of ['Rappeler Paul', 'Gagnée depuis le'])
      expect(ordinarySpaces(await page())).toContain(said)
  })

  test('has the newest first, fifty to a page, and pages whose links lead to one another', async () => {
    const relay = await host().start()
    for (let n = 1; n <= 52; n++) {
      await post(relay, quote({ Nom: `Objet ${n}.` }))
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    const subjects = (text: string) =>
      [...text.matchAll(/Objet (\d+)\./g)].map(([, n]) => Number(n))
    const first = await openInbox(relay)
    expect(first.text).toContain('52 demandes, page 1 sur 2')
    expect(subjects(first.text)).toEqual(Array.from({ length: 50 }, (_, n) => 52 - n))
    const [, older] = /href="([^"]+)">Plus anciennes/.exec(first.text) ?? []
    const second = await follow(relay, older)
    expect(second.text).toContain('52 demandes, page 2 sur 2')
    expect(subjects(second.text)).toEqual([2, 1])
    const [, newer] = /href="([^"]+)">Plus récentes/.exec(second.text) ?? []
    expect((await follow(relay, newer)).text).toContain('52 demandes, page 1 sur 2')
    for (const page of ['3', '0', '-1', 'x', '1e9', '99999999']) {
      expect([page, (await openInbox(relay, `/?page=${page}`)).status]).toEqual([page, 404])
    }
  })

  test('shows hostile markup and does not obey it', async () => {
    const relay = await host().start()
    const hostile = `"><img src=x onerror=alert(1)><script>alert('&')</script>`
    await post(relay, [
      ...quote({ Nom: hostile, Description: hostile, _subject: hostile }),
      [hostile, 'x'],
    ])
    const fields = { Service: hostile, Email: hostile, Téléphone: hostile, Page: hostile }
    await post(relay, quote({ Nom: '', Prénom: '', ...fields }))
    const pages = [
      await openInbox(relay),
      await openNewestLead(relay),
      await openInbox(relay, '/counts'),
      await openInbox(relay, `/?q=${encodeURIComponent(hostile)}`),
    ].map(({ text }) => text)
    for (const text of pages) {
      expect(text).not.toMatch(/<img|<script|onerror=alert\(1\)>/)
      expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    }
    expect(pages[1]).toContain('alert(&#39;&amp;&#39;)')
  })

  test('tells anybody who asks where forms post that all is well, and no more', async () => {
    const relay = await host().start()
    await post(relay, quote())
    const ask = (method: string) => send(relay, { method, path: '/demande?health' })
    const { status, headers, text } = await ask('GET')
    expect([status, text]).toEqual([200, 'OK'])
    expect(headers['cache-control']).toBe('no-store')
    const bare = await ask('HEAD')
    expect([bare.status, bare.text]).toEqual([200, ''])
    expect((await ask('POST')).status).toBe(405)
    expect((await send(relay, { path: '/demande' })).status).toBe(405)
  })

  test('tells whether mail leaves, and gives out nothing that the relay has not made', async () => {
    const relay = await host().start()
    await post(relay, quote())
    const health = await openInbox(relay, '/health')
    expect(JSON.parse(health.text)).toEqual({ mail: 'off', waiting: 0, refused: 0 })
    const [stored] = await relay.stored()
    for (const path of [
      `/leads/${stored!.name}/secret.json`,
      `/leads/${stored!.name}/constructor`,
      `/leads/${stored!.name.replace(/^\d{8}/, '20000101')}/lead.json`,
      '/leads/%2e%2e/lead.json',
      '/lead.json',
    ]) {
      expect([path, (await openInbox(relay, path)).status]).toEqual([path, 404])
    }
  })
})
