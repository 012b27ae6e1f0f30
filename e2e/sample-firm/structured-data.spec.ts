import { paths } from '@/lib/addresses/paths'
import { nodesOfType, readGraph } from '../../scripts/checks/export/graph'
import { parseHtml } from '../../scripts/checks/export/html'
import { readSite } from '../../scripts/checks/export/exported-site'
import { expect, plainTest as test } from '../test'

test('extensions cost 1,200 € per m², tax included, in the data as well', () => {
  const html = readSite().pages.get(paths.service('extensions-surelevation')) ?? ''
  const offers = nodesOfType(readGraph(parseHtml(html)), 'Offer')
  expect(offers[0]).toMatchObject({
    priceSpecification: { price: 1200, unitCode: 'MTK', valueAddedTaxIncluded: true },
  })
})
