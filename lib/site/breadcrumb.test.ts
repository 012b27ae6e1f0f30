import { breadcrumb } from './breadcrumb'
import { home } from './catalog'
import { pages, pagesOf, requirePage } from './pages'
import { paths } from '@/lib/addresses/paths'

test('every page but the home page stands one step below another', () => {
  for (const page of pages) {
    const steps = breadcrumb(page)
    const { path, name } = page
    expect(steps).toHaveLength(path === paths.home ? 1 : 2)
    expect(steps.at(-1)).toEqual({ name })
  }
})

test('a trade stands below the service of its address, a family below the trades', () => {
  const below = (path: string) => breadcrumb(requirePage(path))[0]
  for (const { path, subject } of pagesOf('trade'))
    expect(below(path)).toEqual({ name: subject.home.name, path: paths.service(subject.home.slug) })
  for (const { path } of pagesOf('category'))
    expect(below(path)).toEqual({ name: requirePage(paths.trades).name, path: paths.trades })
  expect(below(paths.terms)).toEqual({ name: home.name, path: paths.home })
})

test('an address without a record is refused by name', () => {
  expect(() => requirePage('/nulle-part')).toThrow('No page record has the path "/nulle-part"')
})
