import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { offersGoogleMap } from '@/content/schema/firm'
import { telHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { markName } from '@/lib/area/job-place'
import { areaMapAlternative, areaMapDrawing, jobPlaces, mapMark } from '@/lib/site/area-map'
import { firm, jobs, serviceArea } from '@/lib/site/catalog'
import { beside, borrowing, unplaced, withFee, type Answered } from './communes'
import { fakeScript, googleScript, playGoogle } from './google-map'
import { blockScripts, expect, failedRequest, holdBack, test, wakeUp } from './test'

interface Drawn {
  center?: object
  zoom?: number
  position?: object
  title?: string
  radius?: number
  fillOpacity?: number
}

const storedKey = (page: Page) => page.evaluate(() => localStorage.getItem('maps-api-key'))
const ourMap = (page: Page) =>
  page.getByRole('img', { name: areaMapAlternative(serviceArea.citiesTitle) })
const keyField = (page: Page) => page.getByRole('textbox', { name: 'Votre clé Google Maps' })
const showButton = (page: Page) => page.getByRole('button', { name: 'Afficher la carte' })

const { map } = firm.switches
const offersGoogle = offersGoogleMap(firm)

test('without a key: our own map, with its text, and no form but where the firm offers Google’s map; Google is not asked', async ({
  page,
}) => {
  test.skip(map === 'none', 'the firm shows no map')
  const asked = await playGoogle(page, fakeScript)
  // Left by a visit from before the firm dropped Google's map.
  if (!offersGoogle) await page.addInitScript(() => localStorage.setItem('maps-api-key', 'cle'))
  await page.goto(paths.serviceArea)
  await wakeUp(page)
  await expect(ourMap(page)).toBeVisible()
  await expect(page.getByText(serviceArea.map?.text ?? '')).toBeVisible()
  await expect(keyField(page)).toHaveCount(offersGoogle ? 1 : 0)
  await expect(showButton(page)).toHaveCount(offersGoogle ? 1 : 0)
  await expect(page.getByText('Centre de la zone', { exact: true })).toBeVisible()
  const legend = page.locator('[data-mark=work]')
  await expect(legend).toHaveText([mapMark() ?? []].flat())
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
  expect(/google/.test((await policy.getAttribute('content')) ?? '')).toBe(offersGoogle)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test.describe('Intervention map section', () => {
  test.skip(!offersGoogle, 'the firm does not offer Google’s map')

  test('a blank key is refused, and nothing is stored or loaded', async ({ page }) => {
    const asked = await playGoogle(page, fakeScript)
    await page.goto(paths.serviceArea)
    await keyField(page).fill('   ')
    await showButton(page).click()
    await expect(keyField(page)).toHaveAccessibleDescription('La clé est requise')
    await expect(keyField(page)).toBeFocused()
    await keyField(page).fill('x')
    await expect(page.getByText('La clé est requise')).toHaveCount(0)
    expect(await storedKey(page)).toBeNull()
    expect(asked).toEqual([])
  })

  test('a key that is typed is stored, trimmed, and the map shows: centre, zoom 9, marker, circle served, finished jobs, legend', async ({
    page,
  }) => {
    const asked = await playGoogle(page, fakeScript)
    await page.goto(paths.serviceArea)
    await keyField(page).fill('  ma-cle  ')
    await showButton(page).click()
    await expect(page.getByText('Carte de Google', { exact: true })).toBeVisible()
    expect(await storedKey(page)).toBe('ma-cle')
    expect(asked).toHaveLength(1)
    const address = new URL(asked[0]!)
    expect(address.searchParams.get('key')).toBe('ma-cle')
    expect(address.searchParams.get('callback')).toBe('google.maps.__ib__')
    const parts = await page.evaluate(
      () => (window as unknown as { drawn: [string, Drawn][] }).drawn,
    )
    const drawn = Object.fromEntries(parts)
    const [seat, ...marks] = parts.flatMap(([part, options]) => (part === 'Marker' ? options : []))
    const centre = firm.coordinates
    expect(drawn.Map).toMatchObject({ center: centre, zoom: 9 })
    expect(drawn.Circle).toMatchObject({
      center: centre,
      radius: 1000 * firm.radius.serviceAreaKm,
    })
    expect(seat).toMatchObject({ position: centre, title: 'Siège social' })
    // The same places as on our own map: one mark a commune, which leads to each of its jobs by keyboard.
    expect(marks.map(({ position }) => position)).toEqual(
      jobPlaces().map(({ coordinates }) => coordinates),
    )
    for (const { name, jobs } of jobPlaces()) {
      const mark = page.getByRole('button', { name: `${markName(jobs)} : ${name}`, exact: true })
      await mark.focus()
      await page.keyboard.press('Enter')
      const list = page.getByRole('dialog', { name, exact: true })
      await expect(list).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(list.getByRole('link').first()).toBeFocused()
      await expect(list.getByRole('listitem')).toHaveText(
        jobs.map(({ title, sample }) => (sample ? `${title} (exemple)` : title)),
      )
      expect(
        await list
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(jobs.map(({ path }) => path))
    }
    await expect(page.getByRole('dialog')).toHaveCount(jobs.length > 0 ? 1 : 0)
    expect(drawn.Circle?.fillOpacity).toBeLessThan(1)
    await expect(page.getByText('Siège social', { exact: true })).toBeVisible()
    await expect(page.getByText('Centre de la zone', { exact: true })).toHaveCount(0)
    await expect(
      page.getByText(`Rayon d’intervention (${firm.radius.serviceAreaKm} km)`),
    ).toBeVisible()
    await expect(keyField(page)).toHaveCount(0)
  })

  test('a key stored before is used at load; « Retirer la clé » brings our map back', async ({
    page,
  }) => {
    const asked = await playGoogle(page, fakeScript)
    await page.goto(paths.serviceArea)
    await page.evaluate(() => localStorage.setItem('maps-api-key', 'gardee'))
    await page.reload()
    await expect(page.getByText('Carte de Google', { exact: true })).toBeVisible()
    expect(new URL(asked[0]!).searchParams.get('key')).toBe('gardee')
    await page.getByRole('button', { name: 'Retirer la clé' }).click()
    await expect(keyField(page)).toBeVisible()
    await expect(page.getByText('Carte de Google', { exact: true })).toHaveCount(0)
    expect(await storedKey(page)).toBeNull()
  })

  test('a stored key that is blank is no key', async ({ page }) => {
    const asked = await playGoogle(page, fakeScript)
    await page.addInitScript(() => localStorage.setItem('maps-api-key', '  '))
    await page.goto(paths.serviceArea, { waitUntil: 'networkidle' })
    await expect(keyField(page)).toBeVisible()
    expect(asked).toEqual([])
  })

  test('a key that Google refuses: said so, our map stays, and the key can be removed', async ({
    page,
  }) => {
    await playGoogle(page, `${fakeScript}; setTimeout(() => window.gm_authFailure(), 50)`)
    await page.goto(paths.serviceArea)
    await keyField(page).fill('fausse')
    await showButton(page).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Google refuse cette clé' }),
    ).toBeVisible()
    await expect(page.getByText('Carte de Google', { exact: true })).toBeHidden()
    await expect(ourMap(page)).toBeVisible()
    await page.getByRole('button', { name: 'Retirer la clé' }).click()
    await expect(keyField(page)).toBeVisible()
    expect(await storedKey(page)).toBeNull()
    await keyField(page).fill('vraie')
    await playGoogle(page, fakeScript)
    await showButton(page).click()
    await expect(page.getByText('Carte de Google', { exact: true })).toBeVisible()
    expect(await storedKey(page)).toBe('vraie')
  })

  test('a key that is removed while the map still loads gives way to the next', async ({
    page,
  }) => {
    const asked = await playGoogle(page, fakeScript)
    await page.goto(paths.serviceArea)
    const release = await holdBack(page, googleScript)
    await keyField(page).fill('premiere')
    await showButton(page).click()
    await page.getByRole('button', { name: 'Retirer la clé' }).click()
    await keyField(page).fill('seconde')
    await showButton(page).click()
    release()
    await expect(page.getByText('Carte de Google', { exact: true })).toBeVisible()
    expect(await storedKey(page)).toBe('seconde')
    expect(new URL(asked.at(-1)!).searchParams.get('key')).toBe('seconde')
  })

  test('a script that does not load: said so, our map stays, and the key can be removed', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(failedRequest, /La carte de Google|Google’s map/)
    await page.route(googleScript, (route) => route.abort())
    await page.goto(paths.serviceArea)
    await keyField(page).fill('cle')
    await showButton(page).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' }),
    ).toBeVisible()
    await expect(ourMap(page)).toBeVisible()
    await page.getByRole('button', { name: 'Retirer la clé' }).click()
    expect(await storedKey(page)).toBeNull()
  })
})

test('whoever comes from another page, whose policy keeps Google out, gets the map too', async ({
  page,
}) => {
  test.skip(!offersGoogle, 'the firm does not offer Google’s map')
  const asked = await playGoogle(page, fakeScript)
  await page.addInitScript(() => localStorage.setItem('maps-api-key', 'cle'))
  await page.goto(paths.quote)
  await wakeUp(page)
  await page.evaluate(() => Object.assign(window, { cameFrom: 'the quote page' }))
  await page.getByRole('contentinfo').locator(`a[href="${paths.serviceArea}"]`).click()
  await expect(page.getByText('Carte de Google', { exact: true })).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(await page.evaluate(() => 'cameFrom' in window)).toBe(false)
})

test.describe('search for a commune', () => {
  /** A commune near enough for travel to be free. */
  const near = withFee('none')!

  const field = (page: Page) =>
    page.getByRole('combobox', { name: 'Votre commune ou son code postal' })
  const options = (page: Page) =>
    page.getByRole('listbox', { name: 'Communes' }).getByRole('option')
  const { freeWithinKm, moderateWithinKm } = firm.travel
  const answer = (page: Page) =>
    page.getByRole('region', { name: serviceArea.distance.title }).getByRole('status').first()

  test('in one visit of the page', async ({ page }) => {
    await page.goto(paths.serviceArea)

    await test.step('arrows choose a commune, Enter takes it, and the answer says distance and fee', async () => {
      await field(page).focus()
      await field(page).pressSequentially(near.name)
      await expect(options(page)).toHaveText([near.option])
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await options(page).first().getAttribute('id')) ?? '–',
      )
      await page.keyboard.press('Enter')
      await expect(field(page)).toHaveValue(near.option)
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(answer(page)).toContainText(
        `${near.name}, ${near.answer?.km} km. Aucun frais de déplacement.`,
      )
      await expect(answer(page).getByRole('link', { name: 'Demander un devis' })).toHaveAttribute(
        'href',
        paths.quote,
      )

      await test.step('so does Tab, which leaves the field', async () => {
        await field(page).fill('')
        await field(page).pressSequentially(near.name)
        await expect(options(page)).toHaveText([near.option])
        await page.keyboard.press('ArrowDown')
        await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press('Tab')
        await expect(field(page)).toHaveValue(near.option)
        await expect(answer(page).getByRole('link', { name: 'Demander un devis' })).toBeVisible()
      })
    })

    await test.step('communes near and far are answered', async () => {
      for (const [situation, commune, words] of [
        [
          'at a moderate fee',
          withFee('moderate'),
          ({ name, answer }) =>
            `${name}, ${answer?.km} km. Entre ${freeWithinKm} et ${moderateWithinKm} km : des frais modérés`,
        ],
        [
          'too far',
          withFee('discussed'),
          () => `Au-delà de ${moderateWithinKm} km : à voir ensemble, au téléphone`,
        ],
        [
          'whose place is borrowed',
          borrowing,
          ({ name, answer }) => `${name}, environ ${answer?.km} km.`,
        ],
        ['without a place', unplaced, ({ name }) => `${name} : distance à confirmer par téléphone`],
      ] as readonly (readonly [string, Answered | undefined, (commune: Answered) => string])[])
        // The departments served may have none.
        if (commune)
          await test.step(`a commune ${situation} is answered`, async () => {
            await field(page).fill(commune.name)
            await options(page).first().click()
            await expect(answer(page)).toContainText(words(commune))
          })
    })

    await test.step('a name that nobody bears is « à confirmer par téléphone », with the number', async () => {
      for (const name of ['Zzyzx', 'مارماند']) {
        await field(page).fill(name)
        await expect(answer(page)).toContainText('à confirmer par téléphone')
        await field(page).fill('')
        await expect(answer(page)).toBeEmpty()
      }
      await field(page).fill('Zzyzx')
      await expect(answer(page).getByRole('link')).toHaveAttribute('href', telHref(firm.phone))
    })

    await test.step('Escape closes the list and keeps the text; typing again opens it', async () => {
      await field(page).fill(near.name)
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(options(page)).toHaveCount(0)
      await expect(field(page)).toHaveValue(near.name)
      await page.keyboard.press('ArrowUp')
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    })

    await test.step('the chosen commune is shown on our map, inside the right circle', async () => {
      const commune = withFee('moderate')
      // There may be no map, or no commune between its circles.
      if (map === 'none' || !commune) return
      await field(page).fill(commune.name)
      await options(page).first().click()
      const marker = ourMap(page).locator('[data-placed]')
      await expect(marker).toHaveCount(1)
      const [place, circles] = await Promise.all([
        marker.boundingBox(),
        ourMap(page)
          .locator('.area-map-circle')
          .evaluateAll((all) =>
            all.map((circle) => {
              const { x, y, width } = circle.getBoundingClientRect()
              return { x: x + window.scrollX + width / 2, y: y + width / 2, radius: width / 2 }
            }),
          ),
      ])
      const distances = circles.map((circle) =>
        Math.hypot(place!.x + place!.width / 2 - circle.x, place!.y + place!.height / 2 - circle.y),
      )
      expect(distances[0]).toBeLessThan(circles[0]!.radius)
      expect(distances[1]).toBeGreaterThan(circles[1]!.radius)
    })

    await test.step('a commune beside our map has no mark at its edge', async () => {
      const commune = beside(areaMapDrawing().frame)
      // There may be no map, or no commune beside it.
      if (map === 'none' || !commune) return
      await field(page).fill(commune.name)
      await options(page).first().click()
      await expect(answer(page)).toContainText(`${commune.answer!.km}`)
      await expect(ourMap(page).locator('[data-placed]')).toHaveCount(0)
    })

    await test.step('without arrows, Tab takes what is wholly named, and nothing else', async () => {
      await field(page).fill(near.name.slice(0, -1))
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(options(page)).toHaveCount(0)
      await expect(field(page)).toHaveValue(near.name.slice(0, -1))
      await field(page).fill(near.name)
      await expect(options(page)).toHaveText([near.option])
      await page.keyboard.press('Tab')
      await expect(field(page)).toHaveValue(near.option)
      await expect(answer(page).getByRole('link', { name: 'Demander un devis' })).toBeFocused()
    })
  })

  test('in a form, Enter takes a commune that is wholly named, and leaves any other place as it was typed', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    const commune = page.getByRole('combobox', { name: 'Commune du chantier' })
    const start = near.name.slice(0, -1)
    await commune.pressSequentially(start)
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(options(page)).toHaveCount(0)
    await expect(commune).toHaveValue(start)
    await commune.pressSequentially(near.name.slice(-1))
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(commune).toHaveValue(near.option)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  })

  test('what is typed before the communes have arrived is searched once they have', async ({
    page,
  }) => {
    await page.goto(paths.serviceArea, { waitUntil: 'networkidle' })
    const release = await holdBack(page, '**/*.js')
    await field(page).pressSequentially(near.name)
    await expect(options(page)).toHaveCount(0)
    release()
    await expect(options(page).first()).toHaveText(near.option)
  })

  test('the communes weigh at most 40 kB, and arrive with the first focus, offline from then on', async ({
    page,
    context,
  }) => {
    await page.goto(paths.serviceArea)
    await wakeUp(page)
    await page.waitForLoadState('networkidle')
    const sizes: number[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js'))
        sizes.push(gzipSync(await response.body(), { level: 9 }).length)
    })
    expect(sizes).toEqual([])
    await field(page).focus()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000)
    await context.setOffline(true)
    await field(page).fill(near.name)
    await options(page).first().click()
    await expect(answer(page)).toContainText(`${near.name}, ${near.answer?.km} km`)
  })

  test('a list that cannot be loaded is said, with the phone', async ({
    page,
    expectedProblems,
  }) => {
    await page.goto(paths.serviceArea)
    await wakeUp(page)
    await page.waitForLoadState('networkidle')
    await blockScripts(page, expectedProblems)
    await field(page).focus()
    await expect(
      page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' }),
    ).toContainText(firm.phone)
  })
})
