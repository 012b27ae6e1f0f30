import { quote } from '../core/test-form'
import { host, openNewestLead } from './host'
import { post, send, SITE, type Address } from './test-http'

const ask = (relay: Address, headers: Record<string, string> = { Origin: SITE }) =>
  send(relay, { method: 'POST', path: '/demande?permission', headers })

describe('a permission to post', () => {
  test('is given to a page, and serves one request, however often that is sent', async () => {
    const relay = await host().start()
    const { status, headers, text: permission } = await ask(relay)
    expect([status, permission]).toEqual([200, expect.stringMatching(/^[\w-]{75}$/)])
    expect(headers['access-control-allow-origin']).toBe(SITE)
    expect(headers['cache-control']).toBe('no-store')

    const first = quote({ _permission: permission, _idempotency_key: 'a' })
    const second = quote({ _permission: permission, Description: 'Une tout autre demande.' })
    const without = quote({ _permission: '', Nom: 'Sans' })
    const pages: string[] = []
    for (const fields of [first, first, second, without]) {
      // Whoever is set aside is answered like anyone else.
      expect(await post(relay, fields)).toMatchObject({ status: 200, text: '{"success":true}' })
      pages.push((await openNewestLead(relay)).text)
    }
    const leads = (await relay.stored()).map(({ lead }) => lead.screening)
    expect(leads.map((screening) => screening?.setAside)).toEqual([false, true, true])
    expect(leads[1]?.reasons[0]).toContain('déjà servi')
    expect(leads[2]?.reasons[0]).toContain('sans laissez-passer')
    for (const [place, page] of [pages[0]!, ...pages.slice(2)].entries()) {
      expect(page.includes('À vérifier\u00A0:')).toBe(place > 0)
      if (place === 0) continue
      for (const reason of leads[place]!.reasons)
        expect(page).toContain(reason.replaceAll("'", '&#39;'))
    }
  })

  test('is for the pages of the site, so many a minute, and costs no post', async () => {
    const relay = await host().start({ rateLimit: 3 })
    expect((await ask(relay, {})).status).toBe(403)
    expect((await ask(relay, { Origin: 'https://elsewhere.example' })).status).toBe(403)
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await ask(relay)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await post(relay, quote())).status).toBe(200)
  })
})
