import { keepPhoto, keptPhotos } from './photo-draft'

test('where IndexedDB never answers, nothing is kept and nobody waits for it', async () => {
  jest.useFakeTimers()
  Object.assign(globalThis, { indexedDB: { open: () => ({}) } })
  const found = keptPhotos('quote')
  await jest.advanceTimersByTimeAsync(3_000)
  expect(await found).toEqual([])
  const kept = keepPhoto('quote', { id: '1', name: 'mur.jpg', photo: new Blob(['JFIF']) })
  await jest.advanceTimersByTimeAsync(3_000)
  expect(await kept).toBe(false)
})
