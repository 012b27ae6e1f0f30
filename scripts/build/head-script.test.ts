import { devHeadScript, headScript, needsOf, withHeadScript } from './head-script'

const place = '<script id="head"></script>'
const late = '<meta name="late-scripts" content="/a.txt /a.js"/>'
const panel = '<findable-panel class="panel">'
const form = '<form data-draft="quote">'
const gallery = '<ul data-gallery="">'
const closed = '<html data-periods="2027-08-02/2027-08-20">'
const map = '<div data-wake="key"><form>'

test.each([
  ['that is awake at once', '', 1600],
  ['of text', late, 3100],
  ['with panels', late + panel, 4600],
  ['with a form', late + form, 4900],
  ['with a form and a gallery', late + form + gallery, 4900],
  ['with a form and panels', late + form + panel, 6400],
  ['with a form, panels and a closure', closed + late + form + panel, 6800],
  ['with a map and panels', late + map + panel, 5300],
])('the script of a page %s is small, and holds nothing like a tag', (_, html, limit) => {
  const script = headScript(needsOf(html))
  expect(script).not.toContain('<')
  expect(script.length).toBeLessThanOrEqual(limit)
})

test.each([
  ['prices by area', '<input data-unit-price="80">', 'data-unit-price'],
  ['pictures to compare', '<div class="before-after">', '--edge'],
  ['a list of jobs', '<div class="job-choices">', '.job-count'],
  ['panels', panel, 'aria-expanded'],
  ['drafts', form, 'draft-'],
  ['presses that wait', gallery, 'stopImmediatePropagation'],
  ['a map', map, 'data-wake'],
  ['scripts that wait', late, 'preload'],
  ['a closure', closed, 'toISOString'],
  ['the day of the visit', '<span data-now="day">', 'novembre'],
])('only a page with %s has the code for it', (_, html, code) => {
  expect(headScript(needsOf(late + html))).toContain(code)
  expect(headScript(needsOf(html === late ? '' : late))).not.toContain(code)
})

test('no page reads what the browser knows of languages, not even to say the day of the visit', () => {
  expect(devHeadScript()).not.toMatch(/toLocale|Intl/)
})

test('it stands where the layout has left room for it', () => {
  const html = withHeadScript(`<head>${place}${late}</head>`, 'x.html')
  expect(html).toBe(`<head><script>${headScript(needsOf(late))}</script>${late}</head>`)
})

test('a page without room for it stops the build with its name', () => {
  expect(() => withHeadScript('<head></head>', 'x.html')).toThrow(/^x\.html: expected <script/)
})

test('while the site is worked on, one script answers whatever a page may have', () => {
  expect(devHeadScript()).toMatch(/aria-expanded[\s\S]*data-held|data-held[\s\S]*aria-expanded/)
  expect(devHeadScript()).toContain('draft-')
})
