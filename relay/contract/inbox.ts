import PostalMime from 'postal-mime'

import { quote } from '../core/test-form'
import { host, openInbox, openNewestLead } from './host'
import { post, send } from './test-http'

/** Follows a page's link as a browser does: from the root of the name. */
const follow = (relay: { port: number }, address = '') =>
  send({ port: relay.port }, { path: address, headers: host().owner })

describe('the inbox', () => {
  test('shows a lead with its fields, and its links lead to its files, as they are', async () => {
    const relay = await host().start()
    await post(relay, quote())
    const page = await openNewestLead(relay)
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.text).toMatch(
      /<dt><bdi>Téléphone<\/bdi><\/dt>\s*<dd><a href="tel:0639981234"><bdi>06 39 98 12 34<\/bdi>/,
    )
    const [stored] = await relay.stored()
    const links = [...page.text.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
    const files = await Promise.all(
      ['message.eml', 'lead.json'].map((name) =>
        follow(
          relay,
          links.find((link) => link?.endsWith(name)),
        ),
      ),
    )
    expect(files.map(({ status }) => status)).toEqual([200, 200])
    expect(files[0]!.headers['content-disposition']).toContain(`${stored!.name}.eml`)
    expect((await PostalMime.parse(files[0]!.text)).text).toContain('L’Hôte-D’Œuvre')
    expect(JSON.parse(files[1]!.text)).toEqual(stored!.lead)
  })

  test('has pages, whose links lead to one another', async () => {
    const relay = await host().start()
    await Promise.all(Array.from({ length: 51 }, (_, n) => post(relay, quote({ Nom: `n° ${n}` }))))
    const first = await openInbox(relay)
    expect(first.text).toContain('51 demandes, page 1 sur 2')
    const [, link] = /href="([^"]+)">Plus anciennes/.exec(first.text) ?? []
    expect((await follow(relay, link)).text).toContain('51 demandes, page 2 sur 2')
  })

  test('shows hostile markup and does not obey it', async () => {
    const relay = await host().start()
    const hostile = `"><img src=x onerror=alert(1)><script>alert('&')</script>`
    await post(relay, quote({ Nom: hostile, Description: hostile, _subject: hostile }))
    for (const { text } of [await openInbox(relay), await openNewestLead(relay)]) {
      expect(text).not.toMatch(/<img|<script/)
      expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    }
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
      '/?page=2',
      '/?page=x',
    ]) {
      expect([path, (await openInbox(relay, path)).status]).toEqual([path, 404])
    }
  })
})
