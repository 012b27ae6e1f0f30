import { paths } from '@/lib/addresses/paths'
import { storedToken } from './quote-page'
import { expect, test } from './test'

/**
 * Figures that a visitor can see and docs/ names, for every firm. Delays and limits of a single part are
 * tested with that part.
 */

test('security token: a timestamp and 32 random bytes, encoded URL-safe, made when the page loads', async ({
  page,
}) => {
  const before = Date.now()
  await page.goto(paths.quote)
  await expect.poll(() => storedToken(page)).toBeTruthy()
  const { token, createdAt } = JSON.parse((await storedToken(page)) ?? '{}') as {
    token: string
    createdAt: number
  }
  expect(token).toMatch(/^[\w-]+$/)
  const bytes = Buffer.from(token, 'base64url')
  expect(bytes).toHaveLength(8 + 32)
  expect(Number(bytes.readBigUInt64BE())).toBe(createdAt)
  expect(createdAt).toBeGreaterThanOrEqual(before)
  await page.reload()
  await expect.poll(() => storedToken(page)).not.toContain(token)
})

test('description minimum: 20 characters after trimming are enough', async ({ page }) => {
  await page.goto(paths.quote)
  const description = page.locator('form [name="description"]')
  await description.fill(`   ${'x'.repeat(20)}   `)
  await page.getByRole('button', { name: 'Envoyer ma demande de devis' }).click()
  await expect(page.getByText('Le prénom est requis').first()).toBeVisible()
  await expect(description).not.toHaveAttribute('aria-invalid', 'true')
})

test('call-to-action jumps land 100 px below the top', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect
    .poll(async () => (await page.locator('#contact').boundingBox())?.y)
    .toBeCloseTo(100, -1)
})
