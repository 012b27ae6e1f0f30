import { sayUnanswered } from './unanswered'

const failing = (error: Error) => {
  const page = { fetch: () => Promise.reject(error) }
  sayUnanswered(page, 'Personne ne répond.')
  return page as Pick<Window, 'fetch'>
}

test('a request that nobody answers fails in French', async () => {
  const { fetch } = failing(new TypeError('Failed to fetch'))
  await expect(fetch('http://127.0.0.1:3002/api/v1/user')).rejects.toThrow('Personne ne répond.')
})

test('a photo that cannot be read, or a request that is given up, is none of these', async () => {
  const { fetch } = failing(new TypeError('Failed to fetch'))
  await expect(fetch('blob:x')).rejects.toThrow('Failed to fetch')
  const given = failing(new DOMException('given up', 'AbortError'))
  await expect(given.fetch('http://127.0.0.1:3002/')).rejects.toThrow('given up')
})
