/** @jest-environment jsdom */
import type { Firm } from '@/content/schema/firm'
import type { Closure } from '@/content/schema/firm-hours'
import type { Insurance, Label } from '@/content/schema/firm-identity'
import { includesDay, periodsOf, periodStyle, promiseOn } from './period'

const closure: Closure = { from: '2026-08-03', until: '2026-08-21', text: 'Fermé.' }
const label = { until: '2027-12-31' } as Label
const insurance = { until: '2027-12-31' } as Insurance
const record = (changes: Partial<Firm> = {}): Firm =>
  ({ closures: [], notices: [], legal: { insurances: [] }, ...changes }) as unknown as Firm

test('a firm without closures, notices, labels and insurances has no period and no rule', () => {
  expect(periodsOf(record())).toEqual([])
  expect(periodStyle(record())).toBe('')
})

test('a period has its first and its last day, and none before or after', () => {
  const days = ['2026-08-02', '2026-08-03', '2026-08-21', '2026-08-22']
  expect(days.filter((day) => includesDay('2026-08-03/2026-08-21', day))).toEqual([
    '2026-08-03',
    '2026-08-21',
  ])
})

test('the same days are named once, whatever they are the days of', () => {
  const firm = record({
    closures: [closure],
    notices: [closure],
    legal: { insurances: [insurance], labels: [label] },
  })
  expect(periodsOf(firm)).toEqual(['2026-08-03/2026-08-21', '/2027-12-31'])
})

/** The texts that a style leaves to be seen on a page with such a root. */
function seen(style: string, body: string, root: Record<string, string>): string[] {
  document.documentElement.replaceChildren(
    document.createElement('head'),
    document.createElement('body'),
  )
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name)
  Object.assign(document.documentElement.dataset, root)
  document.head.innerHTML = `<style>${style}</style>`
  document.body.innerHTML = body
  return [...document.body.children]
    .filter((element) => getComputedStyle(element).display !== 'none')
    .map(({ textContent }) => textContent)
}

test('a closure shows on its days alone, and never without a script; what holds until a day, until it', () => {
  const style = periodStyle(
    record({ closures: [closure], legal: { insurances: [], labels: [label] } }),
  )
  const body =
    '<p hidden data-period="2026-08-03/2026-08-21">Fermé.</p><p data-period="/2027-12-31">RGE</p><p>Texte</p>'
  expect(seen(style, body, {})).toEqual(['RGE', 'Texte'])
  expect(seen(style, body, { scripts: 'asleep', today: '' })).toEqual(['Texte'])
  expect(seen(style, body, { scripts: 'asleep', today: '/2027-12-31' })).toEqual(['RGE', 'Texte'])
  expect(
    seen(style, body, { scripts: 'asleep', today: '2026-08-03/2026-08-21 /2027-12-31' }),
  ).toEqual(['Fermé.', 'RGE', 'Texte'])
})

test('on the days of a closure its promise takes the place of the usual one', () => {
  const promising = { ...closure, promise: 'Réponse à partir du 24 août.' }
  const style = periodStyle(record({ closures: [promising] }))
  const body =
    '<p class="usual-promise">Sous 48h</p><p hidden data-period="2026-08-03/2026-08-21" data-promise="x">Le 24</p>'
  expect(seen(style, body, { today: '' })).toEqual(['Sous 48h'])
  expect(seen(style, body, { today: '2026-08-03/2026-08-21' })).toEqual(['Le 24'])
})

test('a request is promised what the closure of its own day promises, whenever the page was opened', () => {
  document.documentElement.dataset.today = ''
  document.body.innerHTML = '<p data-period="2026-08-03/2026-08-21" data-promise="x">Le 24</p>'
  const days = ['2026-08-02', '2026-08-03', '2026-08-21', '2026-08-22']
  expect(days.map(promiseOn)).toEqual([undefined, 'x', 'x', undefined])
  document.documentElement.dataset.today = '2026-08-03/2026-08-21'
  expect(promiseOn('2026-08-22')).toBeUndefined()
})

test('a notice on the screen, which its library marks with a promise too, is none of the firm’s', () => {
  document.body.innerHTML = '<li data-sonner-toast="" data-promise="false">Préférences</li>'
  expect(promiseOn('2026-08-10')).toBeUndefined()
})
