/** @jest-environment jsdom */
import { withLateScripts } from './late-scripts'

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/c.js"/>' +
  '<script src="/a.js" async=""></script><script src="/b.js" async=""></script>' +
  '<script src="/old.js" noModule=""></script></head>' +
  '<body><script src="/c.js" async=""></script><script id="_R_">begin()</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"0:\\u003cp>) \\"é"])</script>' +
  '<script>self.__next_f.push([1,"\\n1:[])"])</script></body></html>'

const late = withLateScripts(page, 'page.html')

test('no script of the framework is fetched at load, and the page names them all', () => {
  expect(late.html).not.toMatch(/<(?:script[^>]+src=|link[^>]+as="script")/)
  expect(late.html).toMatch(
    /<meta name="late-scripts" content="\S{16,}\.txt \S{16,}\.js \/a\.js \/b\.js \/c\.js"\/>/,
  )
})

test('the manifest is named for those who have no script: with one it waits for a hand', () => {
  const manifest = '<link rel="manifest" href="/m.webmanifest"/>'
  const named = withLateScripts(page.replace('<head>', `<head>${manifest}`), 'page.html')
  expect(named.html).toContain(`<head><noscript>${manifest}</noscript>`)
})

test('empty shapes of drawings are closed in their own tags, which reads the same in fewer bytes', () => {
  const drawing = '<svg><path d="M0 0"></path><g><rect width="1"></rect></g><path></path></svg>'
  const short = withLateScripts(page.replace('<body>', `<body>${drawing}`), 'page.html').html
  expect(short).toContain('<svg><path d="M0 0"/><g><rect width="1"/></g><path/></svg>')
  document.body.innerHTML = drawing
  const read = document.body.innerHTML
  document.body.innerHTML = /<svg>.*<\/svg>/.exec(short)![0]
  expect(document.body.innerHTML).toBe(read)
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

test.each([
  ['without script tags', '<html><head></head></html>', /^x\.html: expected Next's script tags/],
  ['without a payload', page.replaceAll('__next_f', '__f'), /^x\.html: expected what Next's/],
  ['without where to begin', page.replace('_R_', 'R'), /^x\.html: expected the inline script/],
  ['with a payload of another kind', page.replace('push([0])', 'push([3,"AA=="])'), /kind 3/],
])('a page %s stops the build with its name', (_, html, message) => {
  expect(() => withLateScripts(html, 'x.html')).toThrow(message)
})
