import { paths } from '@/lib/addresses/paths'
import { leadsFrom } from '../leads'
import { field, fillAll, send, thanks } from '../quote-page'
import { expect, test } from '../test'

test.use({ viewport: { width: 390, height: 844 } })

test('an address with a slip in its domain is asked about once it is left, and corrected by one press', async ({
  page,
}) => {
  await page.goto(paths.quote)
  await fillAll(page, 'slip')
  const email = field(page, 'email')
  const question = page.getByRole('status').filter({ hasText: 'Vouliez-vous écrire' })
  await email.fill('ana.slip@gmial.com')
  await expect(question).toHaveCount(0)
  await email.press('Tab')
  await expect(question).toHaveText(/^Vouliez-vous écrire @gmail\.com\s\? Corriger$/)

  // The address stays until something else is typed, and the visitor is asked again after a reload.
  await page.reload()
  await expect(email).toHaveValue('ana.slip@gmial.com')
  await field(page, 'firstName').focus()
  const correct = page.getByRole('button', { name: 'Corriger' })
  await correct.press('Enter')
  await expect(email).toHaveValue('ana.slip@gmail.com')
  await expect(email).toBeFocused()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(email).toHaveValue('ana.slip@gmail.com')

  await send(page)
  await expect(thanks(page)).toBeVisible()
  expect(leadsFrom('ana.slip@gmail.com')).toHaveLength(1)
})

test('an address that is asked about can be sent as it stands', async ({ page }) => {
  await page.goto(paths.quote)
  await fillAll(page, 'slip')
  await field(page, 'email').fill('ana@orage.fr')
  await field(page, 'email').press('Tab')
  await expect(page.getByText('Vouliez-vous écrire')).toBeVisible()
  await send(page)
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Vouliez-vous écrire')).toHaveCount(0)
  expect(leadsFrom('ana@orage.fr')).toHaveLength(1)
})
