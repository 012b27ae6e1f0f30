import { breadcrumb } from './breadcrumb'
import { pages, requirePage } from './pages'
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
  expect(below(paths.trade('cuisines-salles-de-bains', 'carreleur'))).toEqual({
    name: 'Aménagement Cuisines & Salles de Bains',
    path: paths.service('cuisines-salles-de-bains'),
  })
  expect(below(paths.category('finitions'))).toEqual({
    name: 'Métiers de la rénovation',
    path: paths.trades,
  })
  expect(below(paths.terms)).toEqual({ name: 'Accueil', path: paths.home })
})

test('an address without a record is refused by name', () => {
  expect(() => requirePage('/nulle-part')).toThrow('No page record has the path "/nulle-part"')
})
