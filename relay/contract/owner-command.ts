import { signedHeaders, type OwnerCommand } from '../core/owner-command'
import { quote } from '../core/test-form'
import { host, type RunningRelay } from './host'
import { post, send } from './test-http'

/** Sends a command as the owner's program does, with some of its headers changed. */
export async function command(
  relay: RunningRelay,
  name: OwnerCommand,
  said: unknown,
  { secret = relay.away!.secret, at = new Date(), url = relay.away!.url, changes = {} } = {},
) {
  const body = JSON.stringify(said)
  const headers = {
    Host: new URL(relay.away!.url).host,
    Accept: 'application/json',
    ...signedHeaders({ url, secret }, name, body, at),
    ...changes,
  }
  const again = () =>
    send(relay, { method: 'POST', path: `/commands/${name}`, headers, body: [body] })
  return { ...(await again()), again }
}

describe('the owner’s commands, from elsewhere', () => {
  test('export all that is held on one person, and erase it, and nothing else', async () => {
    const relay = await host().start({ away: true })
    await post(relay, quote({ Nom: 'Un' }))
    await post(relay, quote({ Nom: 'Deux', Email: 'autre@exemple.fr', Téléphone: '' }))
    await post(relay, quote({ Nom: 'Trois', Email: 'elle@exemple.fr' }))
    const exported = await command(relay, 'export', { contact: '+33 (0)6.39.98.12.34' })
    expect(exported.status).toBe(200)
    const { output } = JSON.parse(exported.text) as { output: string }
    const { leads } = JSON.parse(output) as { leads: { fields: [string, string][] }[] }
    expect(leads.map(({ fields }) => new Map(fields).get('Nom'))).toEqual(['Un', 'Trois'])

    const erased = await command(relay, 'erase', { contact: 'ELLE@exemple.fr' })
    expect(JSON.parse(erased.text)).toMatchObject({
      output: expect.stringMatching(/^1\sdemande effacée/),
      warnings: [],
    })
    const left = (await relay.stored()).map(({ lead }) => new Map(lead.fields).get('Nom'))
    expect(left).toEqual(['Un', 'Deux'])
    expect((await command(relay, 'export', { contact: 'Un' })).status).toBe(422)
  })

  test('are taken from whoever knows the secret, once, and in time', async () => {
    const relay = await host().start({ away: true })
    await post(relay, quote())
    const erase = { contact: 'elodie@exemple.fr' }
    const far = 6 * 60_000
    const answers = [
      await command(relay, 'erase', erase, { secret: 'another-secret-of-thirty-two-chars' }),
      await command(relay, 'erase', erase, { url: `${relay.away!.url}-2` }),
      await command(relay, 'erase', erase, { at: new Date(Date.now() - far) }),
      await command(relay, 'erase', erase, { at: new Date(Date.now() + far) }),
      await command(relay, 'erase', erase, { changes: { 'X-Nonce': 'another' } }),
      await command(relay, 'erase', erase, { changes: { 'X-Signature': undefined } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    expect(JSON.parse(answers[0]!.text)).toEqual({
      success: false,
      error: expect.stringContaining('RELAY_INBOX_SECRET'),
    })
    const exported = await command(relay, 'export', erase)
    expect(exported.status).toBe(200)
    expect((await exported.again()).status).toBe(403)
    expect(await relay.stored()).toHaveLength(1)
    // Nobody commands a relay that knows no secret.
    const closed = await host().start()
    const headers = { Host: `localhost:${closed.port}` }
    const answer = await send(closed, { method: 'POST', path: '/commands/erase', headers })
    expect(answer.status).toBe(404)
  })
})
