/** @jest-environment node */
import { loaderScript, withLateScripts } from './late-scripts'

const page =
  '<html><head><script>hello()</script><link rel="preload" as="script" fetchPriority="low" href="/c.js"/>' +
  '<script src="/a.js" async=""></script><script src="/b.js" async=""></script>' +
  '<script src="/old.js" noModule=""></script></head>' +
  '<body><button role="tab" aria-selected="true" tabindex="-1">Un</button>' +
  '<button role="tab" aria-selected="false" tabindex="-1">Deux</button>' +
  '<div data-state="closed" id="x" class="panel">Fermé</div>' +
  '<div data-state="open" class="panel">Ouvert</div>' +
  '<script src="/c.js" async=""></script><script id="_R_">begin()</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"0:\\u003cp>) \\"é"])</script>' +
  '<script>self.__next_f.push([1,"\\n1:[])"])</script></body></html>'

const late = withLateScripts(page, 'page.html')

test('no script of the framework is fetched at load, and the loader knows them all', () => {
  expect(late.html).not.toMatch(/<(?:script[^>]+src=|link[^>]+as="script")/)
  expect(late.html).toMatch(
    /<meta name="late-scripts" content="\S{16,}\.txt \S{16,}\.js \/a\.js \/b\.js \/c\.js"\/><\/head>/,
  )
  expect(late.html).toContain(`<script>hello();${loaderScript(page)}</script>`)
})

test('what the scripts read goes into a file named after what it holds', () => {
  expect(late.html).not.toContain('__next_f.push')
  expect(late.payload.text).toBe('0:<p>) "é\n1:[])')
  expect(late.html).toContain(`content="${late.payload.path} `)
  const changed = withLateScripts(page.replaceAll('é', 'è'), 'page.html')
  expect(changed.payload.path).not.toBe(late.payload.path)
})

test('what tells the framework where to begin is one of its scripts', () => {
  expect(late.html).not.toContain('begin()')
  expect(late.bootstrap.text).toBe('begin()')
  expect(late.html).toContain(`${late.payload.path} ${late.bootstrap.path} /a.js`)
})

test('closed panels are found, and the active tab is reached, before React wakes up', () => {
  expect(late.html).toContain('<button role="tab" aria-selected="true" tabindex="0">')
  expect(late.html).toContain('<button role="tab" aria-selected="false" tabindex="-1">')
  expect(late.html).toContain('<div hidden="until-found" data-state="closed" id="x" class="panel">')
  expect(late.html).toContain('<div data-state="open" class="panel">')
})

test.each([
  ['without script tags', '<html><head></head></html>', /^x\.html: expected Next's script tags/],
  ['without a payload', page.replaceAll('__next_f', '__f'), /^x\.html: expected what Next's/],
  ['without where to begin', page.replace('_R_', 'R'), /^x\.html: expected the inline scripts/],
  ['with a payload of another kind', page.replace('push([0])', 'push([3,"AA=="])'), /kind 3/],
])('a page %s stops the build with its name', (_, html, message) => {
  expect(() => withLateScripts(html, 'x.html')).toThrow(message)
})

test.each([
  ['neither form nor panels', '', 3300],
  ['a form', '<form data-draft="quote">', 4800],
  ['panels', '<div class="accordion">', 4000],
  ['both', '<form data-draft="quote"><div class="tab-list">', 5600],
])('the loader of a page with %s ends no script element, and is small', (_, html, limit) => {
  expect(loaderScript(html)).not.toContain('</')
  expect(loaderScript(html).length).toBeLessThan(limit)
})
