import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyContent } from '../../lib/site/content/test-content'
import { carryOut, openTexts, readAnswersFile, readBefore } from './carry-out'
import type { Json } from './content-tree'

let folder: string

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'carry-out-')), 'content')
  copyContent('content', folder)
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

const records = new Map<string, Json>([
  [
    'pages/home.json',
    {
      services: { lead: "{Nombre.prestations} façons d'entrer dans la maison." },
      steps: [{ title: 'La visite' }],
      stepsTitle: 'En {nombre.steps} étapes, {nombre.steps} fois',
      note: 'Écrire : [délai à compléter]',
    },
  ],
])

const textsOf = () => openTexts(folder, records).map(({ at, what }) => `${at}: ${what}`)

test('texts that speak of several are to be written anew where one is left, whatever is counted', () => {
  const several = ['note: Écrire : [délai à compléter]']
  const ownList = "stepsTitle: « {nombre.steps} étapes » : il n'y en a qu'un, accordez la phrase"
  expect(textsOf()).toEqual([ownList, ...several])

  const [first, ...others] = readdirSync(path.join(folder, 'services'))
  expect(first).toBeDefined()
  for (const file of others) rmSync(path.join(folder, 'services', file))
  const firm = path.join(folder, 'firm.json')
  const record = JSON.parse(readFileSync(firm, 'utf8')) as { switches: object }
  const switches = { ...record.switches, projectManagement: false }
  writeFileSync(firm, JSON.stringify({ ...record, switches }))
  expect(textsOf()).toContain(
    "services.lead: « {Nombre.prestations} façons » : il n'y en a qu'un, accordez la phrase",
  )
})

test('what adoption has noted of the former firm is nobody’s to complete', () => {
  const note = { offers: ['pages/home.json : Écrire : [délai à compléter], {nombre.steps} étapes'] }
  expect(openTexts(folder, new Map([['former-firm.json', note]]))).toEqual([])
})

test('nothing is to be completed where nothing is shown', () => {
  const name = 'pages/estimation.json'
  const firm = path.join(folder, 'firm.json')
  const record = JSON.parse(readFileSync(firm, 'utf8')) as { switches: object }
  const open = (estimation: boolean) => {
    writeFileSync(firm, JSON.stringify({ ...record, switches: { ...record.switches, estimation } }))
    const page = { title: '[à compléter]' }
    writeFileSync(path.join(folder, name), JSON.stringify(page))
    return openTexts(folder, new Map([[name, page]])).length
  }
  expect(open(true)).toBe(1)
  expect(open(false)).toBe(0)
})

test('of a file of answers that is no JSON the line is named', () => {
  const file = path.join(folder, 'answers.json')
  writeFileSync(file, '{\n  "brand": "Oc"\n  "founded": 1998\n}')
  expect(() => readAnswersFile(file)).toThrow(
    `${file} : n'est pas du JSON, ligne 2 : il manque une virgule`,
  )
  expect(() => readAnswersFile(`${file}.txt`)).toThrow("n'existe pas")
})

test('a firm that has deleted what was left of the former one adopts again, and not for the first time', () => {
  const project = path.dirname(folder)
  rmSync(path.join(folder, 'former-firm.json'), { force: true })
  mkdirSync(path.join(project, 'e2e/sample-firm'), { recursive: true })
  expect(readBefore(folder, project).former).toBeUndefined()
  rmSync(path.join(project, 'e2e/sample-firm'), { recursive: true })
  expect(readBefore(folder, project).former).toMatchObject({ brands: [], towns: [] })
})

test('another logo comes with its own icon, or takes that of the former one away', () => {
  const nothing = { written: new Map(), removed: [] }
  const drawn = (name: string, width: number) => {
    const file = path.join(path.dirname(folder), name)
    writeFileSync(file, `<svg viewBox="0 0 ${width} 9"><path d="M0 0h9"/></svg>`)
    return file
  }
  const [logo, icon] = [drawn('logo.svg', 90), drawn('icon.svg', 9)]
  const inContent = path.join(folder, 'brand/icon.svg')
  expect(carryOut(folder, nothing, { logo, icon, sampleTests: [] })).toEqual([
    'brand/logo.svg',
    'brand/icon.svg',
  ])
  expect(readFileSync(inContent)).toEqual(readFileSync(icon))
  expect(carryOut(folder, nothing, { logo, icon, sampleTests: [] })).toEqual([])
  expect(carryOut(folder, nothing, { logo, sampleTests: [] })).toEqual(['brand/icon.svg'])
  expect(existsSync(inContent)).toBe(false)
})

test('where a file cannot be written none is: no record of one firm beside one of another', () => {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const names = ['firm.json', 'area.json']
  const former = names.map(read)
  const written = new Map<string, Json>([
    ['firm.json', { brand: 'Oc' }],
    // No folder can be made where a file lies.
    ['area.json/former-firm.json', {}],
  ])
  expect(() => carryOut(folder, { written, removed: [] }, { sampleTests: [folder] })).toThrow()
  expect(names.map(read)).toEqual(former)
})
