import { linkTargets, metaContents, tags, visibleText } from './html'

test('what is visible is the text without scripts, styles and React’s comments', () => {
  expect(
    visibleText(
      '<p>À 30<!-- --> km&nbsp;!</p><script>x</script><noscript><style>y</style></noscript><b>R&amp;D</b>',
    ),
  ).toBe('À 30 km&nbsp;! R&D')
})

test('attributes are read decoded, whatever the case of their names', () => {
  const [image] = tags('<img srcSet="a &amp; b" hidden alt="">', 'img')
  expect([...(image ?? [])]).toEqual([
    ['srcset', 'a & b'],
    ['hidden', ''],
    ['alt', ''],
  ])
})

test('a meta element is found by name or property, a link by relation', () => {
  const html =
    '<meta name="description" content="l&#x27;eau"><meta property="og:url" content="u"><link rel="canonical" href="c">'
  expect(metaContents(html, 'description')).toEqual(["l'eau"])
  expect(metaContents(html, 'og:url')).toEqual(['u'])
  expect(linkTargets(html, 'canonical')).toEqual(['c'])
})
