import {
  amountOf,
  departments,
  estimation,
  home,
  serviceArea,
  serviceCards,
} from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { expect, test } from '../test'

/** Figures of the sample firm that a visitor can see. */

test('opening hours stand in the contact card and in the footer, Sunday closed', async ({
  page,
}) => {
  await page.goto(paths.quote)
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    await expect(place.getByText('8h30-19h00')).toBeVisible()
    await expect(place.getByText('9h00-17h00')).toBeVisible()
  }
  await expect(page.getByRole('contentinfo').getByText('Fermé')).toBeVisible()
})

test('answers: e-mail « Réponse sous 24-48h », quote under 48 h, schedule within two weeks', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('Réponse sous 24-48h')).toBeVisible()
  const reasons = page.getByRole('region', { name: home.whyChooseUs.title })
  await expect(reasons).toContainText('sous 48 h')
  await expect(reasons).toContainText('deux semaines')
  await page.goto(paths.quote)
  await expect(page.getByRole('main')).toContainText('sous 48 h')
})

test('service radius: 50 km on the service-area page, about 100 km at home; fees at 30 and 50 km', async ({
  page,
}) => {
  await page.goto(paths.serviceArea)
  await expect(page.getByText('Rayon de 50 km')).toBeVisible()
  const terms = page.getByRole('region', { name: 'Ce que coûte la distance' })
  await expect(terms.getByRole('term')).toHaveText([
    'Jusqu’à 30 km',
    'De 30 à 50 km',
    'Au-delà de 50 km',
  ])
  await expect(terms.getByRole('definition').first()).toHaveText('Aucun frais de déplacement.')
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText('environ 100 km')
})

test('pre-purchase estimation: 3 €/m², 150 € HT, visit in 3 to 5 days, report in 48 to 72 h, margin 5 to 10 %', async ({
  page,
}) => {
  await page.goto(paths.estimation)
  const main = page.getByRole('main')
  for (const text of [
    '3 €/m² TTC',
    '150 € HT, soit 180 € TTC',
    'déduits si nous faisons les travaux',
    '3 à 5 jours ouvrés',
    '48 à 72 h',
    '5 à 10 %',
  ])
    await expect(main.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
  expect([amountOf(estimation!.fee.price).from, amountOf(estimation!.fee.minimum).from]).toEqual([
    3, 150,
  ])
})

test('content counts: six services, two testimonials, five reasons, six pictures, ten families', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('#services > div > ul > li')).toHaveCount(6)
  await expect(page.locator('#testimonials blockquote')).toHaveCount(2)
  await expect(
    page.getByRole('region', { name: home.whyChooseUs.title }).getByRole('listitem'),
  ).toHaveCount(5)
  await expect(page.locator('#gallery a[aria-haspopup="dialog"]')).toHaveCount(6)
  await page.goto(paths.trades)
  const families = page.getByRole('region', { name: 'Les 10 grandes familles de métiers' })
  await expect(families.locator('a[href*="/categories/"]')).toHaveCount(10)
})

test('service-area counts: three services in the hero, four and three per city, five cities in the closing text', async ({
  page,
}) => {
  await page.goto(paths.serviceArea)
  for (const { title } of serviceCards.slice(0, 3))
    await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible()
  for (const { services, trades } of serviceArea.nearby) {
    expect(services).toHaveLength(4)
    expect(trades).toHaveLength(3)
  }
  const majors = departments.flatMap(({ cities }) =>
    cities.filter(({ isMajor }) => isMajor).map(({ name }) => name),
  )
  const closing = await page.getByRole('region', { name: serviceArea.closing.title }).innerText()
  expect(majors.filter((name) => closing.includes(name))).toEqual(majors.slice(0, 5))
})

test('firm’s phone: a French mobile number, with the prefix 33 for WhatsApp', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /^0[67]( \d\d){4}$/ })).toHaveAttribute(
    'href',
    /^tel:\+33[67]\d{8}$/,
  )
  await expect(footer.getByRole('link', { name: 'Écrire sur WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/33[67]\d{8}$/,
  )
})

test('quote terms: valid 3 months, deposit of 30 %, 14 days to withdraw, privacy answered within a month', async ({
  page,
}) => {
  await page.goto(paths.terms)
  for (const text of ['3 mois', '30 %', '14 jours'])
    await expect(page.getByRole('main')).toContainText(text)
  await page.goto(paths.privacy)
  await expect(page.getByRole('main')).toContainText('un mois')
})
