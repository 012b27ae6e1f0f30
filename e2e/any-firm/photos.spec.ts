import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '@/lib/addresses/paths'
import { leadsFrom, photosFrom } from '../leads'
import { isUpright, photo, smallPhoto, turnedPhotoWithPlace } from '../photo-files'
import {
  failure,
  field,
  fillAll,
  jpeg,
  photoControl as control,
  photoList as list,
  readyPhotos as ready,
  send,
  thanks,
} from '../quote-page'
import { relayUrl, siteOrigin } from '../site'
import { slowLine } from '../slow-line'
import { expect, failedRequest, failedSend, test } from '../test'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('three photos on a slow line that breaks again and again arrive whole, once, upright, small and without their place', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(...failedSend)
    await page.goto(paths.quote)
    const [straight, turned] = await Promise.all([photo(), turnedPhotoWithPlace()])
    expect((await sharp(turned).metadata()).orientation).toBe(6)
    await fillAll(page, 'photos')
    await control(page).setInputFiles([
      jpeg('façade.jpg', straight),
      jpeg('salon.jpg', turned),
      jpeg('cave.jpg', straight),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Trois lignes') },
    ])
    await expect(ready(page)).toHaveCount(3)
    await expect(list(page).filter({ hasText: 'notes.txt' })).toContainText(
      'Refusée. Ce n’est pas une image.',
    )

    // Photos are kept with the rest of the draft until they are removed.
    await page.reload()
    await expect(ready(page)).toHaveCount(3)
    await control(page).setInputFiles([jpeg('de-trop.jpg', straight)])
    await expect(ready(page)).toHaveCount(4)
    await page.getByRole('button', { name: /^Retirer de-trop\.jpg/ }).click()
    await expect(list(page)).toHaveCount(3)

    const line = await slowLine(page, {
      bytesPerSecond: 20_000,
      breaksAfter: 20_000,
      brokenUses: 3,
    })
    await send(page)
    await expect(page.getByText(/Les photos partent avec votre demande/)).toBeVisible()
    await expect(failure(page)).toContainText('Rien de ce que vous avez écrit n’est perdu')
    await expect(ready(page)).toHaveCount(3)
    expect(leadsFrom('photos@exemple.test')).toHaveLength(0)
    await send(page)
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^3$/ })).toBeAttached()
    await expect(list(page)).toHaveCount(0)
    // Two attempts a press, of which the last arrives.
    expect(line.uses()).toBe(4)
    await line.close()

    expect(leadsFrom('photos@exemple.test')).toHaveLength(1)
    const stored = photosFrom('photos@exemple.test')
    expect(stored).toHaveLength(3)
    for (const each of stored) {
      const { format, width, height, exif, xmp, iptc } = await sharp(each).metadata()
      expect({ format, width, height, exif, xmp, iptc }).toEqual({
        format: 'jpeg',
        width: 1_600,
        height: 1_200,
      })
      expect(await isUpright(each)).toBe(true)
    }
    // Once they are sent, the browser keeps none of them.
    await page.reload()
    await control(page).focus()
    await expect(list(page)).toHaveCount(0)
    expect(await kept(page)).toBe(0)
  })
})

/** How many photos the browser has stored with drafts. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('draft')
        opening.onsuccess = () => {
          const count = opening.result.transaction('photos').objectStore('photos').count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
  )

test('a relay that takes no photos, or cannot keep them: told so, the request leaves without them, and the page says where to send them', async ({
  page,
  expectedProblems,
}) => {
  const small = await smallPhoto()
  expectedProblems.push(...failedSend)
  await page.route(
    relayUrl,
    (route) =>
      route.fulfill({ status: 415, headers: { 'access-control-allow-origin': siteOrigin } }),
    { times: 1 },
  )
  await page.goto(paths.quote)
  await fillAll(page, 'sans-photos')
  await control(page).setInputFiles([jpeg('a.jpg', small), jpeg('b.jpg', Buffer.from('JFIF'))])
  await expect(ready(page)).toHaveCount(1)
  await expect(list(page).filter({ hasText: 'b.jpg' })).toContainText('Ce navigateur ne peut pas')

  // « Effacer » and « Rétablir » work on photos as on fields.
  await page.getByRole('button', { name: 'Effacer' }).click()
  await expect(list(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Rétablir' }).click()
  await expect(ready(page)).toHaveCount(1)

  await send(page)
  await expect(failure(page)).toContainText('Photos refusées')
  await expect(field(page, 'email')).toHaveValue('sans-photos@exemple.test')
  await failure(page).getByRole('button', { name: 'Envoyer sans les photos' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Une photo n’est pas partie avec votre demande')).toBeVisible()
  expect(leadsFrom('sans-photos@exemple.test')).toHaveLength(1)

  // Another takes the request, and says that it could not keep the photos.
  await page.route(
    relayUrl,
    (route) =>
      route.fulfill({
        body: '{"success":true,"photos":0}',
        headers: { 'access-control-allow-origin': siteOrigin },
      }),
    { times: 1 },
  )
  await fillAll(page, 'photos-perdues')
  await control(page).setInputFiles(['c.jpg', 'd.jpg'].map((name) => jpeg(name, small)))
  await expect(ready(page)).toHaveCount(2)
  await send(page)
  await expect(page.getByText('2 photos ne sont pas parties avec votre demande')).toBeVisible()
  await expect(thanks(page)).toBeVisible()
})

test('photos that were not ready when the page was left are named as lost, and with the thanks', async ({
  page,
}) => {
  await page.goto(paths.quote)
  await fillAll(page, 'pas-pretes')
  // Stands for a photo library in a cloud that never answers.
  await page.evaluate(() => (window.createImageBitmap = () => new Promise(() => undefined)))
  await control(page).setInputFiles([jpeg('a.jpg', await smallPhoto())])
  await expect(list(page).filter({ hasText: 'En préparation' })).toHaveCount(1)

  await page.reload()
  const lost = list(page).filter({ hasText: 'a.jpg' })
  await expect(lost).toContainText('Perdue. La page a été quittée avant qu’elle soit prête')
  await control(page).setInputFiles([jpeg('b.jpg', await smallPhoto())])
  await expect(ready(page)).toHaveCount(1)
  await send(page)
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Une photo n’est pas partie avec votre demande')).toBeVisible()
  expect(photosFrom('pas-pretes@exemple.test')).toHaveLength(1)
})

test('where what prepares photos cannot be had, the request leaves without them, and nothing of them stays', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(...failedSend, failedRequest, /^Photos (?:cannot be|not) prepared:/)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(paths.quote)
  await fillAll(page, 'sans-de-quoi')
  await page.waitForLoadState('networkidle')
  const before = [...scripts]
  await control(page).setInputFiles([jpeg('a.jpg', await smallPhoto())])
  await expect(ready(page)).toHaveCount(1)
  const preparing = scripts.filter((url) => !before.includes(url))
  const line = (url: URL) => preparing.includes(url.href)
  await page.route(line, (route) => route.abort())

  await page.reload()
  const notPrepared = page.getByText('Vos photos n’ont pas pu être préparées')
  await expect(notPrepared).toHaveCount(1)
  await control(page).setInputFiles([jpeg('b.jpg', await smallPhoto())])
  await send(page)
  await failure(page).getByRole('button', { name: 'Envoyer sans les photos' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Vos photos ne sont pas parties avec votre demande')).toBeVisible()
  await expect(notPrepared).toHaveCount(0)
  await expect(failure(page)).toHaveCount(0)
  expect(leadsFrom('sans-de-quoi@exemple.test')).toHaveLength(1)

  // The connection is back: photos that were left out must not go along with the next request unnoticed.
  await page.unroute(line)
  await page.reload()
  await control(page).focus()
  await fillAll(page, 'avec-de-quoi')
  await control(page).setInputFiles([jpeg('c.jpg', await smallPhoto())])
  await expect(ready(page)).toHaveCount(1)
  await send(page)
  await expect(thanks(page)).toBeVisible()
  expect(photosFrom('avec-de-quoi@exemple.test')).toHaveLength(1)
})
