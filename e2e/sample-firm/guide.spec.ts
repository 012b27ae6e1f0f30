import { tradesOverview } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { expect, test } from '../test'

test('the guide of the trades names the standards and diplomas that it should', async ({
  page,
}) => {
  await page.goto(paths.trades)
  for (const reference of ['NF C 15-100', '60.11', 'RT 2012 / RE 2020', '11 février 2005'])
    await expect(page.getByRole('region', { name: tradesOverview!.standardsTitle })).toContainText(
      reference,
    )
  for (const word of ['RGE', 'Qualibat', 'CAP', 'BP', 'Bac pro', 'BTS', 'BEP'])
    await expect(page.getByRole('region', { name: tradesOverview!.trainingTitle })).toContainText(
      word,
    )
})
