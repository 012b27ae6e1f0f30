import { quote } from '../core/test-form'
import { host } from './host'
import { mailedToken, signIn, visitorAway } from './owner-session'
import { post } from './test-http'

describe('the inbox, from elsewhere', () => {
  test('shows nothing before, and a link mailed to the owner signs in, once', async () => {
    const relay = await host().start({ away: true })
    const { basePath = '' } = relay
    await post(relay, quote())
    const [stored] = await relay.stored()
    const stranger = visitorAway(relay)
    for (const path of ['/', '/leads.csv', '/health', `/leads/${stored!.name}/lead.json`]) {
      const answer = await stranger.get(`${basePath}${path}`)
      expect([path, answer.status]).toEqual([path, 303])
      const page = path.startsWith('/leads/') ? `?page=%2Fleads%2F${stored!.name}` : ''
      expect(answer.headers.location).toBe(`${basePath}/sign-in${page}`)
      expect(answer.text).not.toContain('Élodie')
    }
    const page = await stranger.get(`${basePath}/sign-in`)
    expect(page.text).toContain(`<form method="post" action="${basePath}/sign-in">`)
    const asked = await stranger.post(`${basePath}/sign-in`)
    expect(asked.headers.location).toBe(`${basePath}/sign-in?sent`)

    const token = await mailedToken(relay)
    // A program that looks the mail through does not use it up.
    const opened = await stranger.get(`${basePath}/sign-in/link?token=${token}`)
    expect(opened.text).toContain(`action="${basePath}/sign-in/link"`)
    expect(opened.headers['set-cookie']).toBeUndefined()
    const entered = await stranger.post(`${basePath}/sign-in/link`, { token })
    expect([entered.status, entered.headers.location]).toEqual([303, `${basePath}/`])
    const [cookie = ''] = entered.headers['set-cookie'] ?? []
    expect(cookie).toMatch(
      new RegExp(
        `^__Secure-inbox=[\\w.-]+; Max-Age=2592000; Path=${basePath || '/'}; HttpOnly; Secure; SameSite=Lax$`,
      ),
    )
    expect((await stranger.post(`${basePath}/sign-in/link`, { token })).status).toBe(403)
    const owner = visitorAway(relay, cookie.split(';')[0])
    expect((await owner.get(`${basePath}/`)).text).toContain('Élodie')
    const out = await owner.post(`${basePath}/sign-out`)
    expect(out.headers['set-cookie']?.[0]).toMatch(/^__Secure-inbox=; Max-Age=0; /)
  })

  test('leads whoever signs in from a lead’s link to that lead', async () => {
    const relay = await host().start({ away: true })
    const { basePath = '' } = relay
    await post(relay, quote())
    const [stored] = await relay.stored()
    const stranger = visitorAway(relay)
    const asked = await stranger.get(`${basePath}/leads/${stored!.name}`)
    await stranger.post(asked.headers.location!)
    const token = await mailedToken(relay)
    const page = `/leads/${stored!.name}`
    const link = `${basePath}/sign-in/link?token=${token}&page=${encodeURIComponent(page)}`
    expect((await stranger.get(link)).text).toMatch(new RegExp(`name="page"\\s+value="${page}"`))
    const entered = await stranger.post(`${basePath}/sign-in/link`, { token, page })
    expect([entered.status, entered.headers.location]).toEqual([303, `${basePath}${page}`])
  })

  test('does all that it does on the relay’s own machine, and nothing for another site’s page', async () => {
    const relay = await host().start({ away: true })
    const { basePath = '' } = relay
    await post(relay, quote({ Nom: 'Avant' }))
    await post(relay, quote({ Nom: 'Après', Service: 'Toiture' }))
    const [first, second] = (await relay.stored()).map(({ name }) => `${basePath}/leads/${name}`)
    const cookie = await signIn(relay)
    const owner = visitorAway(relay, cookie)

    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    for (const change of ['status', 'notes', 'erase'])
      expect((await owner.post(`${second}/${change}`, {}, foreign)).status).toBe(403)

    const change = async (path: string, fields = {}) => {
      const answer = await owner.post(path, fields)
      expect([path, answer.status]).toEqual([path, 303])
      return answer.headers.location ?? ''
    }
    const shownFirst = (await owner.get(second!)).text
    for (const each of ['action', 'formaction'])
      for (const [, to] of shownFirst.matchAll(new RegExp(` ${each}="([^"]+)"`, 'g')))
        expect(to === `${basePath}/sign-out` || to?.startsWith(`${second}/`)).toBe(true)
    const done = await change(`${second}/status`, { status: 'quoted' })
    expect((await owner.get(done)).text).toContain('État noté.')
    await change(`${second}/recall`, { day: '2026-11-20' })
    await change(`${second}/notes`, { id: 'note-number-1', text: 'Échelle de 6 m' })
    const other = first!.split('/').at(-1)!
    await change(`${second}/merge`, { other })
    const both = (await owner.get(second!)).text
    for (const text of ['Avant', 'Après', 'Échelle de 6 m', 'Séparer cette demande'])
      expect(both).toContain(text)

    expect((await owner.get(`${basePath}/?status=quoted`)).text).toContain('2 demandes réunies')
    expect((await owner.get(`${basePath}/?view=recall`)).text).toContain('En retard')
    expect((await owner.get(`${basePath}/?q=echelle`)).text).toContain(second)
    expect((await owner.get(`${basePath}/?q=0639981234`)).text).toContain(second)
    expect((await owner.get(`${basePath}/counts`)).text).toMatch(/1\sdemande en tout/)
    expect((await owner.get(`${basePath}/mail`)).text).toContain('Chaque demande part à')
    const csv = await owner.get(`${basePath}/leads.csv`)
    expect(csv.headers['content-disposition']).toMatch(/demandes-\d{4}-\d\d-\d\d\.csv/)
    expect(csv.text.match(/;"https:\/\/www\.example\.com";/g)).toHaveLength(2)
    expect(csv.text).toContain('Échelle de 6 m"')

    await change(`${second}/split`, { other })
    expect((await owner.get(`${basePath}/`)).text).not.toContain('réunies')
    const shown = second!.split('/').at(-1)!
    expect(await change(`${second}/erase`, { shown })).toBe(`${basePath}/`)
    expect((await owner.get(second!)).status).toBe(404)
    expect((await relay.stored()).map(({ name }) => name)).toEqual([other])
  })
})
