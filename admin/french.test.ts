import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inFrench, type OwnTexts } from './build'

const locales = path.join('node_modules', '@sveltia', 'cms', 'locales')
const text = (file: string) => readFileSync(file, 'utf8')

/** Flattens texts to one level, by dotted keys. */
function flat(texts: object, before = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? { [before + key]: value }
        : flat(value as object, `${before}${key}.`),
    ),
  ) as Record<string, string>
}
const english = flat(JSON.parse(text(path.join(locales, 'en-US.json'))) as object)
const cms = text(path.join(locales, 'fr.json'))
const { missing, instead } = JSON.parse(text('admin/screen/french.json')) as OwnTexts

test('every text of the screen is French, but for what is said of a configuration at fault', () => {
  const french = flat(inFrench(cms))
  const missing = Object.keys(english).filter((key) => !(key in french))
  expect(missing.filter((key) => !key.startsWith('config.'))).toEqual([])
})

test('our own texts are those that the CMS has not, or that ours replace, with the same names to fill in', () => {
  const known = flat(JSON.parse(cms) as object)
  const filled = (message = '') => [...new Set(message.match(/\$\w+/g))].sort()
  for (const key of Object.keys(missing)) expect([key, key in known]).toEqual([key, false])
  for (const key of Object.keys(instead)) expect([key, key in known]).toEqual([key, true])
  // The CMS would fill in its own name for content that has one language.
  const wanted = (key: string) => filled(english[key]).filter((name) => name !== '$locale')
  for (const [key, message] of Object.entries({ ...missing, ...instead }))
    expect([key, filled(message)]).toEqual([key, wanted(key)])
  expect(flat(inFrench(cms))).toMatchObject(instead)
})

test('nothing on an open record is named after the one language of its content', () => {
  const french = flat(inFrench(cms))
  const shown = ['edit', 'preview', 'show_content_options', 'content_options']
  for (const name of shown) expect(french[`${name}_x_locale`]).not.toContain('$locale')
})
