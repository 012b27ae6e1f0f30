import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { WAITING } from '../core/test-many-leads'
import { countFrom } from './count-from'
import { openInbox } from './host'
import type { Address } from './test-http'

/**
 * How many leads the test plants; `MANY_LEADS=5000 npx jest …` plants so many and prints how long each page
 * took.
 */
export const manyLeads = countFrom('MANY_LEADS', 300)

/** Opens every page of an inbox that holds so many leads. `relay` mails to nobody who listens. */
export function testManyLeads(start: () => Promise<Address>): void {
  test('every page of an inbox of many leads opens, and soon', async () => {
    const relay = await start()
    const times: string[] = []
    const open = async (what: string, path: string) => {
      const begun = performance.now()
      const answer = await openInbox(relay, path)
      times.push(`${what} ${Math.round(performance.now() - begun)} ms`)
      expect([what, answer.status]).toEqual([what, 200])
      return ordinarySpaces(answer.text)
    }
    const pages = Math.ceil(manyLeads / 50)
    const list = await open('list, first', '/')
    expect(list).toContain(`${manyLeads} demandes, page 1 sur ${pages}`)
    await open('list, again', '/')
    expect(await open('last page', `/?page=${pages}`)).toContain('Lacombe 0<')
    expect(await open('one state', '/?status=quoted')).toContain(`${manyLeads / 5} demandes`)
    expect(await open('search', `/?q=lacombe+${manyLeads - 1}`)).toContain('1 demande, page 1')
    expect(await open('search in notes', '/?q=echafaudage')).toContain(`${manyLeads / 5} demandes`)
    expect(await open('to call', '/?view=recall')).toContain(`${manyLeads / 50} demandes`)
    const [, lead] = /href="[^"]*(\/leads\/\d[^"]+)"/.exec(list) ?? []
    await open('one lead', lead ?? '')
    expect(await open('counts', '/counts')).toContain(`${manyLeads} demandes en tout`)
    const waiting = await open('mail', '/mail')
    expect(waiting.match(/<li>/g)).toHaveLength(WAITING)
    expect((await open('export', '/leads.csv')).split('\r\n')).toHaveLength(manyLeads + 2)
    if (process.env.MANY_LEADS) console.log(`${manyLeads} leads: ${times.join(', ')}`)
  })
}
