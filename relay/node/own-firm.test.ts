import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterTest, cleanUp, temporaryDirectory } from '../contract/test-http'
import { wholeOutput } from '../core/test-output'
import { runCommand } from './commands'
import { optionsFromEnvironment } from './environment'
import { ownFirm } from './own-firm'

afterEach(() => {
  delete process.env.CONTENT_DIR
  return cleanUp()
})

const record = {
  brand: 'Toitures du Lot',
  phones: { mobile: '06 39 98 00 00' },
  email: 'contact@toitures.example',
  openingHours: {},
  closures: [],
}

test('run from the sources, the relay is that of the firm whose records CONTENT_DIR names', async () => {
  const usual = ownFirm()
  process.env.CONTENT_DIR = await temporaryDirectory()
  await writeFile(join(process.env.CONTENT_DIR, 'firm.json'), JSON.stringify(record))
  const { firm } = optionsFromEnvironment({ RELAY_ALLOWED_ORIGINS: 'https://www.example.com' })
  expect(firm).toMatchObject({ brand: record.brand, phone: record.phones.mobile })
  expect(firm).not.toEqual(usual)

  const told: string[] = []
  const worker = createServer(async (request, response) => {
    for await (const piece of request) told.push(String(piece))
    response.setHeader('Content-Type', 'application/json')
    response.end('{}')
  })
  await new Promise<void>((resolve) => worker.listen(0, '127.0.0.1', resolve))
  afterTest(() => new Promise((resolve) => worker.close(resolve)))
  const at = `http://127.0.0.1:${(worker.address() as AddressInfo).port}`
  const secret = 'a-secret-of-thirty-two-characters'
  const said = await runCommand(['firm', '--at', at], { RELAY_INBOX_SECRET: secret })
  expect(await wholeOutput(said)).toContain(record.brand)
  expect(told.join('')).toContain(record.email)
})

test('records without a firm are one line that names CONTENT_DIR', async () => {
  process.env.CONTENT_DIR = await temporaryDirectory()
  expect(ownFirm).toThrow(/^CONTENT_DIR: no firm can be read from .*firm\.json \(ENOENT/)
  await writeFile(join(process.env.CONTENT_DIR, 'firm.json'), '{}')
  expect(ownFirm).toThrow(/^CONTENT_DIR: no firm can be read from /)
})
