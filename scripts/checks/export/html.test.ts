import {
  attributeValues,
  lateFiles,
  linkTargets,
  metaContents,
  parseHtml,
  parseXml,
  visibleText,
} from './html'

test('what is visible is the text without scripts, styles and React’s comments', () => {
  const { body } = parseHtml(
    '<p>À 30<!-- --> km&nbsp;!</p><p>d’<span class="whitespace-nowrap">Ille-et-Vilaine</span>.</p><script>x</script><noscript><style>y</style></noscript><b>R&amp;D</b><i>a</i>',
  )
  expect(visibleText(body)).toBe('À 30 km ! d’Ille-et-Vilaine. R&D a')
})

test('a meta element is found by name or property, a link by relation, an attribute decoded', () => {
  const document = parseHtml(
    '<meta name="description" content="l&#x27;eau"><meta property="og:url" content="u"><link rel="canonical" href="c">',
  )
  expect(metaContents(document, 'description')).toEqual(["l'eau"])
  expect(metaContents(document, 'og:url')).toEqual(['u'])
  expect(linkTargets(document, 'canonical')).toEqual(['c'])
})

test('values of an attribute are told once, whatever the case of its name', () => {
  const document = parseHtml('<img srcSet="a &amp; b"><img srcset="a & b"><img>')
  expect(attributeValues(document, 'img', 'srcset')).toEqual(['a & b'])
})

test('a page that fetches nothing late has no late files', () => {
  expect(lateFiles(parseHtml('<p>'))).toEqual([])
  expect(lateFiles(parseHtml('<meta name="late-scripts" content="/x.txt /a.js">'))).toEqual([
    '/x.txt',
    '/a.js',
  ])
})

test('nothing of a page runs while it is read', () => {
  const document = parseHtml('<p>a</p><script>document.body.textContent = "b"</script>')
  expect(visibleText(document.body)).toBe('a')
})

test('XML that is not well-formed is refused', () => {
  expect(parseXml('<a><b/></a>').documentElement.nodeName).toBe('a')
  expect(() => parseXml('<a><b></a>')).toThrow(/^is no XML/)
})
