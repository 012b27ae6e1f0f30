import { paths } from './paths'

/** What a visitor reads at the address of a service, a trade or a family that does not exist. */
export interface MissingPageText {
  readonly message: string
  readonly link: { readonly label: string; readonly href: string }
}

/**
 * The message for an address, by its shape; undefined for any other shape, which gets the general page. Where
 * the site has no guide of trades (`hasGuide`), the message does not link to it.
 */
export function missingPage(path: string, hasGuide = true): MissingPageText | undefined {
  const parts = path.split('/').filter(Boolean)
  const [first, second, third, fourth] = parts
  if (first === 'services' && second && third === 'metiers' && fourth && parts.length === 4)
    return {
      message: 'Corps de métier non trouvé',
      link: { label: 'Retour au service', href: paths.service(second) },
    }
  if (first === 'services' && second && parts.length === 2)
    return {
      message: 'Service non trouvé',
      link:
        hasGuide && path.includes(paths.trades)
          ? { label: 'Retour aux métiers', href: paths.trades }
          : { label: 'Retour aux services', href: paths.services },
    }
  if (first === 'metiers-renovation' && second === 'categories' && third && parts.length === 3)
    return {
      message: 'Catégorie non trouvée',
      link: hasGuide
        ? { label: 'Retour à tous les métiers', href: paths.trades }
        : { label: 'Retour aux services', href: paths.services },
    }
  return undefined
}
