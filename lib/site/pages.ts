import type { IsoDate, PageMeta, PictureId } from '@/content/types'
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
import { paths } from '@/lib/addresses/paths'

/** What one address says of itself: feeds metadata, breadcrumb, sitemap, JSON-LD and the tests. */
export interface PageRecord {
  readonly path: string
  /** Short name, in breadcrumbs. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Path of the page above, for the breadcrumb. */
  readonly parent?: string
  /** Path that search engines should keep, when it is not this one. */
  readonly canonical?: string
  readonly indexable: boolean
  /** Authored day of the last change of content. */
  readonly updated: IsoDate
  readonly image: PictureId
}

const quotePage: PageRecord = {
  path: paths.quote,
  name: 'Demande de devis',
  title: 'Demande de devis gratuit',
  description:
    'Décrivez vos travaux en quelques lignes : nous vous rappelons, nous visitons, et vous recevez un devis détaillé et gratuit sous 48 h, en Lot-et-Garonne.',
  keywords: ['devis rénovation gratuit', 'devis travaux Lot-et-Garonne', 'demande de devis'],
  parent: paths.home,
  indexable: true,
  updated: '2026-11-21',
  image: 'living-reading',
}

/** The record of a page whose content says itself what search engines should know. */
function pageOf(
  path: string,
  name: string,
  meta: PageMeta,
  image: PictureId,
  parent: string = paths.home,
): PageRecord {
  return {
    path,
    name,
    title: meta.title,
    description: meta.metaDescription,
    keywords: meta.keywords,
    parent,
    indexable: true,
    updated: meta.updated,
    image,
  }
}

/** Every page of the site, in a stable order. */
export const pages: readonly PageRecord[] = [
  {
    path: paths.home,
    name: 'Accueil',
    title: home.title,
    description: home.metaDescription,
    keywords: home.keywords,
    indexable: true,
    updated: home.updated,
    image: home.hero.image,
  },
  quotePage,
  ...services.map((service) =>
    pageOf(paths.service(service.slug), service.name, service, service.heroImage),
  ),
  pageOf(
    paths.service('gestion-projet'),
    projectManagement.name,
    projectManagement,
    projectManagement.heroImage,
  ),
  pageOf(paths.trades, 'Métiers de la rénovation', overview, overview.heroImage),
  pageOf(paths.serviceArea, 'Zones d’intervention', serviceArea, serviceArea.heroImage),
  pageOf(paths.estimation, 'Estimation avant achat', estimation, estimation.heroImage),
  pageOf(paths.privacy, legal.privacy.title, legal.privacy, home.hero.image),
  pageOf(paths.legalNotice, legal.legalNotice.title, legal.legalNotice, home.hero.image),
  pageOf(paths.terms, legal.terms.title, legal.terms, home.hero.image),
  pageOf(paths.accessibility, legal.accessibility.title, legal.accessibility, home.hero.image),
  ...categories.map((category) => ({
    path: paths.category(category.id),
    name: category.name,
    title: `${category.name} – les métiers`,
    description: category.description,
    keywords: tradesOfCategory(category.id).map(({ title }) => title),
    parent: paths.trades,
    indexable: true,
    updated: category.updated,
    image: tradesOfCategory(category.id)[0]?.heroImage ?? overview.heroImage,
  })),
  ...trades.flatMap((trade) =>
    servicesOf(trade).map((serviceSlug) => ({
      ...pageOf(
        paths.trade(serviceSlug, trade.id),
        trade.title,
        trade,
        trade.heroImage,
        paths.service(serviceSlug),
      ),
      canonical: paths.trade(trade.serviceSlug, trade.id),
      indexable: serviceSlug === trade.serviceSlug,
    })),
  ),
]

const pagesByPath = new Map(pages.map((page) => [page.path, page]))

/** @throws when no record has the path: a page without one would go without metadata. */
export function requirePage(path: string): PageRecord {
  const page = pagesByPath.get(path)
  if (!page) throw new Error(`lib/site/pages.ts: no page record has the path "${path}".`)
  return page
}

/** The production address of a path, without a final slash; no other origin reaches a canonical link. */
export function canonicalUrl(path: string): string {
  return path === paths.home ? company.origins.canonical : `${company.origins.canonical}${path}`
}
