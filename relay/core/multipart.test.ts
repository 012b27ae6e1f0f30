import { leastProcessorTime } from '@/lib/text/test-processor-time'
import { readForm } from './multipart'
import { withDefaults } from './options'
import { PhotoIntake } from './photos'

const { limits } = withDefaults({ allowedOrigins: [] })

test.each([
  ['parts without a header', '\r\n\r\n'],
  [
    'files without content',
    '\r\nContent-Disposition: form-data; name="Photo"; filename=""\r\n\r\n',
  ],
])('thousands of %s in one piece are refused before they are taken apart', async (_what, part) => {
  const body = new TextEncoder().encode(`${`--x${part}\r\n`.repeat(5_000)}--x--\r\n`)
  const read = async () => {
    const pieces = [body]
    const request = {
      method: 'POST',
      url: 'http://relay/demande',
      headers: new Headers({ 'Content-Type': 'multipart/form-data; boundary=x' }),
      body: {
        read: async () => {
          const value = pieces.shift()
          return value ? { done: false as const, value } : { done: true as const, value: undefined }
        },
      },
    }
    const photos = new PhotoIntake(undefined, limits, () => {})
    await expect(readForm(request, limits, photos)).rejects.toMatchObject({ status: 400 })
  }
  expect(await leastProcessorTime(read)).toBeLessThan(50)
})
