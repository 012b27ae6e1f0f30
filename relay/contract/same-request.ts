import PostalMime from 'postal-mime'

import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

import { quote } from '../core/test-form'
import { host, openNewestLead } from './host'
import { post } from './test-http'

describe('the same request sent twice', () => {
  test('succeeds twice and is kept once', async () => {
    const relay = await host().start()
    const answers = [await post(relay, quote()), await post(relay, quote())]
    expect(answers.map(({ text }) => text)).toEqual(['{"success":true}', '{"success":true}'])
    expect(await relay.stored()).toHaveLength(1)
  })

  test('is kept once when both arrive at the same moment', async () => {
    const relay = await host().start()
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(relay, quote())))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await relay.stored()).toHaveLength(1)
  })

  test('is the same request whatever its directives say', async () => {
    const relay = await host().start()
    await post(relay, quote())
    await post(relay, quote({ _subject: 'Autre objet', _next: 'https://evil.example/' }))
    expect(await relay.stored()).toHaveLength(1)
  })

  test.each([
    ['another token', { CSRF_Token: 'un autre' }],
    [
      'one more letter',
      { Description: 'Refaire l’enduit à la chaux\r\nd’une grange de 80 m² 🏡.' },
    ],
    ['a blank at the end', { Nom: 'L’Hôte-D’Œuvre ' }],
  ])('is another request with %s', async (_what, change) => {
    const relay = await host().start()
    await post(relay, quote())
    await post(relay, quote(change))
    expect(await relay.stored()).toHaveLength(2)
  })

  test('is another request when a text moves from one field to its neighbour', async () => {
    const relay = await host().start()
    await post(relay, [
      ['a', 'b,c'],
      ['d', 'e'],
    ])
    await post(relay, [
      ['a', 'b'],
      ['c,d', 'e'],
    ])
    expect(await relay.stored()).toHaveLength(2)
  })

  test('is another request when its fields come in another order', async () => {
    const relay = await host().start()
    await post(relay, quote())
    await post(relay, [...quote()].reverse())
    expect(await relay.stored()).toHaveLength(2)
  })

  test('is kept once under one key, though a reload has changed its token', async () => {
    const relay = await host().start()
    const key = { _idempotency_key: 'W5dXc3JyZ2FyZGV6LWxl' }
    await post(relay, quote(key))
    const again = await post(relay, quote({ ...key, CSRF_Token: 'celui d’après' }))
    expect(again).toMatchObject({ status: 200, text: '{"success":true}' })
    const [stored, ...others] = await relay.stored()
    expect(others).toEqual([])
    expect(JSON.stringify(stored!.lead)).not.toContain(key._idempotency_key)
  })

  test('is another request under another key', async () => {
    const relay = await host().start()
    await post(relay, quote({ _idempotency_key: 'clé' }))
    await post(relay, quote({ _idempotency_key: 'autre' }))
    const stored = await relay.stored()
    expect(stored).toHaveLength(2)
    expect(stored.map(({ eml }) => eml.toString()).join()).not.toContain('autre version')
  })

  test('is another request under the same key with one more letter, and its owner reads that there are two', async () => {
    const relay = await host().start()
    const first = quote({ _idempotency_key: 'clé' })
    const second = quote({ _idempotency_key: 'clé', Nom: 'L’Hôte-D’Œuvres' })
    for (const fields of [first, second, first, second])
      expect(await post(relay, fields)).toMatchObject({ status: 200, text: '{"success":true}' })
    const [older, newer, ...others] = await relay.stored()
    expect(others).toEqual([])
    expect(newer!.lead.reference).toBe(older!.lead.reference)
    const said = async (eml: Buffer) => {
      const { text = '', html = '' } = await PostalMime.parse(eml)
      return [text, html].map((each) => ordinarySpaces(each).includes(ANOTHER_VERSION))
    }
    expect(await said(older!.eml)).toEqual([false, false])
    expect(await said(newer!.eml)).toEqual([true, true])
    expect(ordinarySpaces((await openNewestLead(relay)).text)).toContain(ANOTHER_VERSION)
  })
})

const ANOTHER_VERSION = 'Une autre version de cette demande a été envoyée sous la même référence'
