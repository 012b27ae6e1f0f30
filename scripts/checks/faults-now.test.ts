import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyContent } from '../../lib/site/content/test-content'
import { faultsNow } from './faults-now'

test('what is wrong with a folder of records is found as it is now, though they were read before', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-now-'))
  try {
    copyContent('content', folder)
    const file = path.join(folder, 'firm.json')
    const record = JSON.parse(readFileSync(file, 'utf8')) as object
    const faults = async (email: string) => {
      writeFileSync(file, JSON.stringify({ ...record, email }))
      return (await faultsNow(folder)).filter(({ field }) => field === 'email')
    }
    expect(await faults('nobody')).toEqual([
      { file, field: 'email', message: expect.stringContaining('« nobody »') },
    ])
    expect(await faults('contact@exemple.fr')).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)
