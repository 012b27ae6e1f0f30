import type { IsoDate, PictureId } from '@/content/types'
import {
  categories,
  company,
  estimation,
  home,
  legal,
  overview,
  projectManagement,
  serviceArea,
  services,
  servicesOf,
  trades,
  tradesOfCategory,
} from './catalog'
import { paths } from './paths'

/** What one address says of itself: feeds metadata, breadcrumb, sitemap, JSON-LD and the tests. */
export interface PageRecord {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly keywords?: readonly string[]
  /** Path of the page above, for the breadcrumb. */
  readonly parent?: string
  /** Path that search engines should keep, when it is not this one. */
  readonly canonical?: string
  readonly indexable: boolean
  /** Authored day of the last change of content. */
  readonly updated: IsoDate
  readonly image?: PictureId
}

const quotePage: PageRecord = {
  path: paths.quote,
  title: 'Demande de devis gratuit',
  description:
    'Décrivez vos travaux en quelques lignes : nous vous rappelons, nous visitons, et vous recevez un devis détaillé et gratuit sous 48 h, en Lot-et-Garonne.',
  keywords: ['devis rénovation gratuit', 'devis travaux Lot-et-Garonne', 'demande de devis'],
  parent: paths.home,
  indexable: true,
  updated: '2026-11-21',
  image: 'living-reading',
}

/** Every page of the site, in a stable order. */
export const pages: readonly PageRecord[] = [
  {
    path: paths.home,
    title: home.title,
    description: home.metaDescription,
    keywords: home.keywords,
    indexable: true,
    updated: home.updated,
    image: home.hero.image,
  },
  quotePage,
  ...services.map((service) => ({
    path: paths.service(service.slug),
    title: service.title,
    description: service.metaDescription,
    keywords: service.keywords,
    parent: paths.home,
    indexable: true,
    updated: service.updated,
    image: service.heroImage,
  })),
  {
    path: paths.service('gestion-projet'),
    title: projectManagement.title,
    description: projectManagement.metaDescription,
    keywords: projectManagement.keywords,
    parent: paths.home,
    indexable: true,
    updated: projectManagement.updated,
    image: projectManagement.heroImage,
  },
  {
    path: paths.trades,
    title: overview.title,
    description: overview.metaDescription,
    keywords: overview.keywords,
    parent: paths.home,
    indexable: true,
    updated: overview.updated,
    image: overview.heroImage,
  },
  {
    path: paths.serviceArea,
    title: serviceArea.title,
    description: serviceArea.metaDescription,
    keywords: serviceArea.keywords,
    parent: paths.home,
    indexable: true,
    updated: serviceArea.updated,
    image: serviceArea.heroImage,
  },
  {
    path: paths.estimation,
    title: estimation.title,
    description: estimation.metaDescription,
    keywords: estimation.keywords,
    parent: paths.home,
    indexable: true,
    updated: estimation.updated,
    image: estimation.heroImage,
  },
  ...(
    [
      [paths.privacy, legal.privacy],
      [paths.legalNotice, legal.legalNotice],
      [paths.terms, legal.terms],
    ] as const
  ).map(([path, page]) => ({
    path,
    title: page.title,
    description: page.metaDescription,
    keywords: page.keywords,
    parent: paths.home,
    indexable: true,
    updated: page.updated,
    image: home.hero.image,
  })),
  ...categories.map((category) => ({
    path: paths.category(category.id),
    title: `${category.name} – métiers du bâtiment`,
    description: category.description,
    parent: paths.trades,
    indexable: true,
    updated: category.updated,
    image: tradesOfCategory(category.id)[0]?.heroImage ?? overview.heroImage,
  })),
  ...trades.flatMap((trade) =>
    servicesOf(trade).map((serviceSlug) => ({
      path: paths.trade(serviceSlug, trade.id),
      title: trade.title,
      description: trade.metaDescription,
      keywords: trade.keywords,
      parent: paths.service(serviceSlug),
      canonical: paths.trade(trade.serviceSlug, trade.id),
      indexable: serviceSlug === trade.serviceSlug,
      updated: trade.updated,
      image: trade.heroImage,
    })),
  ),
]

const pagesByPath = new Map(pages.map((page) => [page.path, page]))

/** @throws when no record has the path: a page without one would go without metadata. */
export function requirePage(path: string): PageRecord {
  const page = pagesByPath.get(path)
  if (!page) throw new Error(`lib/pages.ts: no page record has the path "${path}".`)
  return page
}

/** The production address of a path, without a final slash; no other origin reaches a canonical link. */
export function canonicalUrl(path: string): string {
  return path === paths.home ? company.origins.canonical : `${company.origins.canonical}${path}`
}
