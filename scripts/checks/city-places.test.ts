let loaded = 0
jest.mock('@/lib/area/generated/communes', () => {
  loaded += 1
  return { communeLines: '' }
})

test('the first build for another area finds the communes that it has written itself, not those that the check of towns has read', async () => {
  const { cityFaults } = await import('./city-places')
  expect(await cityFaults()).toEqual([])
  expect(loaded).toBe(0)
})
