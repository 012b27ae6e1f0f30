import PostalMime from 'postal-mime'

import { quote, withPermission } from '../core/test-form'
import { host, openInbox, openNewestLead } from './host'
import { eventually, send, SITE } from './test-http'
import { jpeg, JPEG_PIXELS, part, png, postWith } from './test-photos'

describe('photos', () => {
  test('are kept with their lead, named by us, mailed, shown to the owner alone as what they are, and erased with it', async () => {
    const relay = await host().start()
    const { basePath = '' } = relay
    const photos = [jpeg(300_000, 1), jpeg(2_000_000, 2), jpeg(2_400_000, 3), jpeg(2_000_000, 4)]
    const answer = await postWith(
      relay,
      photos.map((photo) => part(photo)),
      withPermission(quote(), SITE),
    )
    expect(answer).toMatchObject({ status: 200, text: '{"success":true}' })

    const [stored, ...others] = await relay.stored()
    expect(others).toEqual([])
    const names = [1, 2, 3, 4].map((number) => `photo-${number}.jpg`)
    expect(stored!.lead.photos).toEqual(
      names.map((name, place) => ({
        name,
        bytes: photos[place]!.length,
        pixels: JPEG_PIXELS,
      })),
    )
    // As many as a mail may hold: 5 MiB, in their order.
    const mail = await PostalMime.parse(stored!.eml)
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual(
      ['photo-1.jpg', 'photo-2.jpg', 'photo-3.jpg'].map((name) => [name, 'image/jpeg']),
    )
    expect(Buffer.from(mail.attachments[1]!.content as ArrayBuffer).equals(photos[1]!)).toBe(true)
    for (const text of [mail.text, mail.html])
      expect(text).toMatch(/Photos jointes.: 3 sur 4\. Dans la boîte de réception.: photo-4\.jpg/)

    expect((await openInbox(relay, '/leads.csv')).text).toContain(';"4";')
    const page = await openNewestLead(relay)
    for (const [place, name] of names.entries()) {
      const address = `${basePath}/leads/${stored!.name}/${name}`
      expect(page.text).toMatch(new RegExp(`<img\\s+src="${address}"`))
      const photo = await openInbox(relay, `/leads/${stored!.name}/${name}`)
      expect(photo.bytes.equals(photos[place]!)).toBe(true)
      expect(photo.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(photos[place]!.length),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      const stranger = await send(relay, {
        path: `/leads/${stored!.name}/${name}`,
        headers: { Host: 'evil.example' },
      })
      expect(stranger.status).toBe(403)
    }
    expect((await openInbox(relay, `/leads/${stored!.name}/photo-5.jpg`)).status).toBe(404)

    expect(await relay.photosHeld()).toBe(4)
    await send(relay, {
      method: 'POST',
      path: `/leads/${stored!.name}/erase`,
      headers: {
        ...host().owner,
        Host: `localhost:${relay.port}`,
        Origin: `http://localhost:${relay.port}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: [`shown=${stored!.name}`],
    })
    expect((await relay.stored()).map(({ name }) => name)).toEqual([])
    expect(await relay.photosHeld()).toBe(0)
  })

  test('of a doubtful request lie beside it, and not in its message too, which is not mailed', async () => {
    const relay = await host().start()
    await postWith(relay, [part(jpeg())], quote({ _honey: 'x' }))
    const [stored] = await relay.stored()
    expect(stored!.lead.screening?.setAside).toBe(true)
    const { attachments, text } = await PostalMime.parse(stored!.eml)
    expect(attachments).toEqual([])
    expect(text).toMatch(/0 sur 1\. Dans la boîte de réception.: photo-1\.jpg/)
    const photo = await openInbox(relay, `/leads/${stored!.name}/photo-1.jpg`)
    expect(photo.bytes.equals(jpeg())).toBe(true)
  })

  test('sent again are kept once; with another, or without, the request is another', async () => {
    const relay = await host().start()
    const twice = [part(jpeg()), part(jpeg(300_000, 2))]
    const once = quote({ _idempotency_key: 'clé' })
    await Promise.all([1, 2, 3].map(() => postWith(relay, twice, once)))
    expect(await relay.stored()).toHaveLength(1)
    await postWith(relay, [part(jpeg())], once)
    await postWith(relay, [], once)
    const counts = (await relay.stored()).map(({ lead }) => lead.photos?.length ?? 0)
    expect(counts.sort()).toEqual([0, 1, 2])
    await eventually(async () => (await relay.photosHeld()) === 3)
  })

  test.each([
    ['a page that calls itself a photo', 415, [part(Buffer.from('<html>alert(1)</html>'))]],
    ['HEIC', 415, [part(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'))]],
    ['a picture of 31 kB that fills a gigabyte when it is shown', 415, [part(png(16_000, 16_000))]],
    ['seven photos', 413, Array.from({ length: 7 }, (_, seed) => part(jpeg(1_000, seed)))],
    ['one of 2.6 MiB', 413, [part(jpeg(2.6 * 1024 * 1024))]],
    ['11 MiB in all', 413, Array.from({ length: 5 }, (_, seed) => part(jpeg(2_300_000, seed)))],
    ['a file of another name', 400, [part(jpeg(), 'Facture')]],
  ])('%s is refused with %d, and nothing of it stays', async (_what, status, files) => {
    const relay = await host().start()
    const { text, ...answer } = await postWith(relay, files)
    expect(answer.status).toBe(status)
    expect(JSON.parse(text)).toMatchObject({ success: false, error: expect.stringMatching(/\.$/) })
    expect(await relay.stored()).toEqual([])
    await eventually(async () => (await relay.photosHeld()) === 0)
  })

  test('of a form that is refused stay nowhere, and texts may weigh no more than without them', async () => {
    const relay = await host().start()
    expect((await postWith(relay, [part(jpeg())], [])).status).toBe(400)
    const long = quote({ Description: 'x'.repeat(256 * 1024) })
    const answer = await postWith(relay, [part(jpeg())], long)
    expect(answer).toMatchObject({ status: 413, text: expect.stringContaining('256 Kio') })
    await eventually(async () => (await relay.photosHeld()) === 0)
  })

  test('of one client are taken up to 60 MiB an hour, and its texts all the same', async () => {
    const relay = await host().start({ rateLimit: 3 })
    const heaviest = Array.from({ length: 4 }, (_, seed) => part(jpeg(2.5 * 1024 * 1024, seed)))
    // What is refused has been received all the same.
    for (let n = 0; n < 6; n++) expect((await postWith(relay, heaviest, [])).status).toBe(400)
    const answer = await postWith(relay, [part(jpeg())])
    expect(answer).toMatchObject({ status: 413, text: expect.stringContaining('en une heure') })
    expect((await postWith(relay, [])).status).toBe(200)
    expect((await relay.stored()).map(({ lead }) => lead.photos)).toEqual([undefined])
    await eventually(async () => (await relay.photosHeld()) === 0)
  })
})
