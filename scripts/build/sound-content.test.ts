import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepSoundContent } from './sound-content'

test('what is kept is the records and the logo as they are now, without what has gone', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'sound-'))
  const [folder, kept] = [path.join(project, 'content'), path.join(project, 'kept')]
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const read = (file: string) => readFileSync(path.join(kept, file), 'utf8')

  write('firm.json', '{"brand":"Une"}')
  write('trades/zinc.json', '{}')
  write('brand/logo.svg', '<svg/>')
  write('pictures/toit.jpg', '')
  write('legal/terms.ts', '')
  keepSoundContent(folder, kept)
  expect(read('firm.json')).toBe('{"brand":"Une"}')
  expect(read('brand/logo.svg')).toBe('<svg/>')
  for (const beside of ['pictures/toit.jpg', 'legal/terms.ts'])
    expect([beside, existsSync(path.join(kept, beside))]).toEqual([beside, false])

  write('firm.json', '{"brand":"Autre"}')
  rmSync(path.join(folder, 'trades/zinc.json'))
  expect(read('firm.json')).toBe('{"brand":"Une"}')
  keepSoundContent(folder, kept)
  expect(read('firm.json')).toBe('{"brand":"Autre"}')
  expect(existsSync(path.join(kept, 'trades/zinc.json'))).toBe(false)
  rmSync(project, { recursive: true })
})
