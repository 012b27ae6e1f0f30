import { withDefaults } from './options'
import { purgeLeads } from './retention'
import { quote } from './test-form'
import { keepLead, MemoryStore } from './test-store'

const clock = { now: () => new Date('2026-11-23T11:00:00Z'), elapsed: () => 0 }
const settings = withDefaults({ allowedOrigins: [], retentionMonths: 36 })

test('a lead that cannot be erased keeps no other from going', async () => {
  const store = new MemoryStore()
  for (const day of ['20', '21', '22'])
    await keepLead(store, `2020-11-${day}T10:00:00Z`, quote({ Nom: day }))
  jest
    .spyOn(store, 'erase')
    .mockRejectedValueOnce(Object.assign(new Error('held'), { code: 'EBUSY' }))
  const logs: string[] = []
  await purgeLeads({ store, settings, clock, log: (line) => logs.push(line) })
  expect(store.names()).toEqual([expect.stringMatching(/^20201122/)])
  expect(logs).toEqual([
    'leads past their term not erased: EBUSY',
    '2 leads erased, none of its sender within 36 months',
  ])
})

test('of a lead whose photos cannot be erased, for it cannot be read, nothing is logged', async () => {
  const photos = { stage: jest.fn(), erasePhotos: jest.fn() }
  const store = Object.assign(new MemoryStore(), { photos })
  await keepLead(store, '2020-11-20T10:00:00Z', quote())
  jest.spyOn(store, 'read').mockRejectedValue(Object.assign(new Error('Dupont'), { code: 'EIO' }))
  const logs: string[] = []
  const photosOnly = { ...settings, retentionMonths: undefined, photoRetentionMonths: 12 }
  await purgeLeads({ store, settings: photosOnly, clock, log: (line) => logs.push(line) })
  expect(logs).toEqual(['photos past their term not erased: EIO'])
})
