import type {
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  FAQPageLeaf,
  ImageGalleryLeaf,
  ItemListLeaf,
  WebPageLeaf,
} from 'schema-dts'
import type { Faq, GalleryImage } from '@/content/schema/parts'
import type { Trade } from '@/content/schema/trade'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { canonicalUrl } from '@/lib/site/canonical-url'
import { leadPicture, type PageRecord } from '@/lib/site/page-record'
import { paths } from '@/lib/addresses/paths'
import { businessId, nodeId, reference, websiteId } from './node-id'
import { picture } from './picture'

/** The address that search engines keep: that of the canonical page. */
export function keptPath({ path, canonical = path }: PageRecord): string {
  return canonical
}

/** A page's own node. @param mainId id of the node that the page is chiefly about. */
export function webPage(
  page: PageRecord,
  type: 'WebPage' | 'CollectionPage',
  mainId?: string,
): WebPageLeaf | CollectionPageLeaf {
  const path = keptPath(page)
  return {
    '@type': type,
    '@id': nodeId(path, 'webpage'),
    name: page.title,
    description: page.description,
    url: canonicalUrl(path),
    inLanguage: 'fr-FR',
    dateModified: page.updated,
    isPartOf: reference(websiteId),
    ...(path === paths.home && { about: reference(businessId) }),
    breadcrumb: reference(nodeId(path, 'breadcrumb')),
    ...(leadPicture(page) && { primaryImageOfPage: reference(nodeId(path, 'image')) }),
    ...(mainId && { mainEntity: reference(mainId) }),
  }
}

/** The breadcrumb that the page shows. */
export function breadcrumbList(page: PageRecord): BreadcrumbListLeaf {
  const path = keptPath(page)
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(path, 'breadcrumb'),
    itemListElement: breadcrumb(page).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: canonicalUrl(step.path ?? path),
    })),
  }
}

/** The questions that the page shows, word for word. */
export function questions(path: string, faqs: readonly Faq[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': nodeId(path, 'questions'),
    isPartOf: reference(nodeId(path, 'webpage')),
    inLanguage: 'fr-FR',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The trades that the page lists, each by its canonical address. */
export function tradeList(path: string, trades: readonly Trade[]): ItemListLeaf {
  const listed = [...new Set(trades)]
  return {
    '@type': 'ItemList',
    '@id': nodeId(path, 'trades'),
    numberOfItems: listed.length,
    itemListElement: listed.map(({ id, serviceSlug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: canonicalUrl(paths.trade(serviceSlug, id)),
    })),
  }
}

/** The gallery that the page shows. */
export function gallery(path: string, images: readonly GalleryImage[]): ImageGalleryLeaf {
  return {
    '@type': 'ImageGallery',
    '@id': nodeId(path, 'gallery'),
    isPartOf: reference(nodeId(path, 'webpage')),
    associatedMedia: images.map((image, index) =>
      picture(image.picture, nodeId(path, `gallery-${index + 1}`), image.title),
    ),
  }
}
