/**
 * The shapes of everything the owner may rewrite (content.md §3). Records are plain data: text,
 * numbers and lists, no calls and no markup. Texts are typed with ordinary apostrophes and spaces;
 * `lib/text/typography.ts` sets the French ones when the catalogue is loaded.
 */
import type { ServiceSlug, TradeId } from './generated/ids'
import type { categories } from './categories'
import type { pictures } from './pictures'

/** Where a trade's page can stand: under a service, or under the project-management page. */
type TradeHome = ServiceSlug | 'gestion-projet'
export type PictureId = keyof typeof pictures
type CategoryId = (typeof categories)[number]['id']

/** A day written YYYY-MM-DD. Authored when a text changes; never the build time. */
export type IsoDate = `${number}-${number}-${number}`

/** Names of the Lucide icons that content may ask for (content.md §3, « icon name »). */
type IconName =
  | 'Award'
  | 'Building'
  | 'Cable'
  | 'CalendarCheck'
  | 'ClipboardList'
  | 'FileText'
  | 'HardHat'
  | 'Home'
  | 'Layers'
  | 'Leaf'
  | 'Lock'
  | 'PaintBucket'
  | 'PaintRoller'
  | 'ShieldCheck'
  | 'ShowerHead'
  | 'Sofa'
  | 'Sprout'

/** A picture master in `content/pictures/`. */
export interface PictureRecord {
  readonly file: string
  readonly alt: string
  /** True while the picture is computer-made; the page then says « Image d'illustration ». */
  readonly illustration: boolean
}

/** An indicative price: an amount in euros, or « Sur devis ». */
export type Price =
  | {
      /** Lowest amount in euros, VAT included unless `covers` says otherwise. */
      readonly from: number
      readonly unit?: 'm²'
      /** One sentence: what the amount covers and what it leaves out. */
      readonly covers: string
    }
  | { readonly onQuote: true; readonly covers: string }

export interface Faq {
  readonly question: string
  readonly answer: string
}

export interface Testimonial {
  /** First name and initial. */
  readonly author: string
  /** A town. */
  readonly location: string
  /** Whole stars, 1 to 5. */
  readonly rating?: 1 | 2 | 3 | 4 | 5
  readonly text: string
  readonly imageBefore?: PictureId
  readonly imageAfter?: PictureId
  /** True until the owner replaces it by a real one; the launch check refuses it. */
  readonly sample: boolean
}

/** What every page with an address of its own says of itself to search engines. */
export interface PageMeta {
  readonly title: string
  /** 110 to 160 characters. */
  readonly metaDescription: string
  readonly keywords: readonly string[]
  readonly updated: IsoDate
}

/** One tab of a service page. */
export interface DetailedService {
  readonly id: string
  readonly name: string
  readonly description: readonly string[]
  readonly features: readonly string[]
  readonly image: PictureId
  readonly price?: Price
  /** The trade that « En savoir plus » leads to. */
  readonly trade: TradeId
}

export interface Service extends PageMeta {
  /** The specification's id and slug in one: two names for one thing could disagree. */
  readonly slug: ServiceSlug
  /** Short name in breadcrumbs, cards and « Retour à … ». */
  readonly name: string
  readonly subtitle: string
  readonly heroImage: PictureId
  readonly presentationTitle: string
  readonly presentationText: readonly string[]
  readonly presentationImage: PictureId
  readonly benefits: readonly string[]
  /** Free text, such as « 2 à 8 semaines ». */
  readonly averageDuration: string
  readonly detailedServices: readonly DetailedService[]
  readonly faqs: readonly Faq[]
  readonly testimonials: readonly Testimonial[]
}

interface Expertise {
  readonly title: string
  readonly description: string
  readonly features: readonly string[]
}

export interface WorkStep {
  readonly title: string
  readonly description: string
  /** Free text, such as « 1 à 2 semaines ». */
  readonly duration?: string
}

/** A trade (« métier »). Its one canonical page stands under `serviceSlug`. */
export interface Trade extends PageMeta {
  readonly id: TradeId
  readonly categoryId: CategoryId | 'non-categorise'
  readonly serviceSlug: TradeHome
  /** Services that list the trade a second time, under an address canonical to the first. */
  readonly alsoUnder?: readonly ServiceSlug[]
  readonly subtitle: string
  readonly heroImage: PictureId
  readonly presentationTitle: string
  readonly presentationText: readonly string[]
  readonly presentationImage: PictureId
  readonly keyPoints: readonly string[]
  readonly expertises: readonly Expertise[]
  readonly workProcess: readonly WorkStep[]
  readonly faqs: readonly Faq[]
  readonly relatedMetiers: readonly TradeId[]
}

export interface Category {
  readonly id: string
  readonly name: string
  readonly icon: IconName
  /** 110 to 160 characters: search results show it too. */
  readonly description: string
  readonly updated: IsoDate
}

/** Home-page service card. Its slug may name a service whose page is written elsewhere. */
interface ServiceCard {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly icon: IconName
  readonly image: PictureId
}

export interface GalleryImage {
  readonly picture: PictureId
  readonly title: string
}

interface WhyChooseUsItem {
  readonly title: string
  readonly description: string
  readonly icon: IconName
}

export interface HomePage extends PageMeta {
  readonly hero: {
    readonly title: string
    readonly promise: string
    readonly lead: string
    readonly image: PictureId
  }
  readonly services: {
    readonly title: string
    readonly lead: string
    readonly cards: readonly ServiceCard[]
  }
  readonly promo: { readonly text: string }
  readonly whyChooseUs: {
    readonly title: string
    readonly lead: string
    readonly items: readonly WhyChooseUsItem[]
  }
  readonly testimonials: readonly Testimonial[]
  readonly gallery: { readonly lead: string; readonly images: readonly GalleryImage[] }
  readonly contact: { readonly lead: string }
}

/** Opening hours of a run of days; times as HH:MM, none when closed. */
export interface OpeningHours {
  readonly days: string
  readonly schemaDays: readonly string[]
  readonly opens?: string
  readonly closes?: string
}

export interface Company {
  readonly brand: string
  readonly baseline: string
  readonly tagline: string
  readonly promise: string
  readonly origins: { readonly canonical: string; readonly alias: string }
  /** French national form, with spaces; `lib/addresses/contact-links.ts` derives tel: and WhatsApp. */
  readonly phone: string
  readonly email: string
  readonly emailNote: string
  readonly address: {
    readonly street: string
    readonly postalCode: string
    readonly city: string
    readonly department: string
  }
  /** Degrees. The specification's headquarters (readings.md, « Headquarters »). */
  readonly coordinates: { readonly lat: number; readonly lng: number }
  readonly openingHours: readonly OpeningHours[]
  readonly social: readonly { readonly network: 'facebook' | 'instagram'; readonly url: string }[]
  /** The specification's three readings, each shown where it puts them (readings.md). */
  readonly experience: {
    readonly home: string
    readonly trades: string
    readonly since: string
  }
  /** Two readings: kilometres on the service-area page and in whatever is computed, and at home. */
  readonly radius: { readonly serviceAreaKm: number; readonly homeText: string }
  /** Kilometres within which travel is free, then charged moderately (content.md §9). */
  readonly travel: { readonly freeWithinKm: number; readonly moderateWithinKm: number }
  readonly projectManagement: {
    readonly title: string
    readonly included: readonly string[]
    readonly benefits: readonly string[]
    readonly note: string
  }
  readonly reasons: readonly string[]
  /** Legal facts only the owner knows: the literal « [à compléter] » until then. */
  readonly legal: {
    readonly siret: string
    readonly insurer: string
    readonly mediator: string
    readonly host: string
    readonly rge: string
  }
}

/** A title and what is said under it. */
export interface TitledText {
  readonly title: string
  readonly description: string
}

/** The page /services/gestion-projet (behaviour.md §2, « The project-management page »). */
export interface ProjectManagementPage extends PageMeta {
  /** Short name in breadcrumbs and « Retour à … ». */
  readonly name: string
  readonly subtitle: string
  readonly heroImage: PictureId
  readonly presentation: { readonly title: string; readonly text: readonly string[] }
  readonly blocks: readonly (TitledText & { readonly features: readonly string[] })[]
  readonly steps: readonly WorkStep[]
  readonly advantages: readonly TitledText[]
  readonly faqs: readonly Faq[]
}

/** The page /metiers-renovation (behaviour.md §2, « Trades overview »). */
export interface TradesOverview extends PageMeta {
  readonly heroImage: PictureId
  readonly heroLead: string
  readonly badges: readonly { readonly title: string; readonly text: string }[]
  readonly introduction: { readonly title: string; readonly text: readonly string[] }
  readonly standards: readonly {
    readonly title: string
    readonly reference: string
    readonly binds: string
    readonly doesNotBind: string
  }[]
  readonly training: {
    readonly blocks: readonly TitledText[]
    readonly path: TitledText & { readonly diplomas: readonly TitledText[] }
  }
  readonly sequence: readonly (TitledText & { readonly tradeIds: readonly TradeId[] })[]
  readonly interactions: readonly (TitledText & { readonly tradeIds: readonly TradeId[] })[]
  readonly services: readonly TitledText[]
  readonly faqs: readonly Faq[]
  readonly closing: { readonly title: string; readonly text: string }
}

/** The page /estimation-avant-achat (behaviour.md §2, « Pre-purchase estimation page »). */
export interface EstimationPage extends PageMeta {
  readonly subtitle: string
  readonly heroImage: PictureId
  readonly benefits: readonly (TitledText & { readonly icon: IconName })[]
  readonly process: readonly WorkStep[]
  readonly testimonials: readonly Testimonial[]
  readonly faqs: readonly Faq[]
  /** Euros; the minimum is before tax (content.md §9, « Pre-purchase estimation »). */
  readonly fee: {
    readonly perSquareMetre: number
    readonly minimumExcludingTax: number
    readonly note: string
  }
  readonly formLead: string
  readonly contactLead: string
  readonly whatsAppMessage: string
}

/** A run of a legal page: a paragraph, a list, or terms with their values. */
export type LegalBlock =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | { readonly facts: readonly (readonly [term: string, value: string])[] }

/** A legal page: numbered sections that can be linked to. */
export interface LegalPage extends PageMeta {
  readonly lead: string
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly blocks: readonly LegalBlock[]
  }[]
}

/** The three legal pages (behaviour.md §2, « Legal pages ») and the one on accessibility. */
export interface LegalPages {
  readonly privacy: LegalPage
  readonly legalNotice: LegalPage
  readonly terms: LegalPage
  readonly accessibility: LegalPage
}

/** What the extensions page shows beyond a service (behaviour.md §2, content.md §9). */
export interface ExtensionsPage {
  readonly types: readonly ExtensionType[]
  readonly process: readonly WorkStep[]
  readonly regulations: readonly { readonly title: string; readonly points: readonly string[] }[]
  readonly regulationFaqs: readonly Faq[]
}

/** A type of extension (content.md §9). */
interface ExtensionType {
  readonly title: string
  readonly description: string
  readonly features: readonly string[]
  readonly surfaceRange: string
  readonly timeframe: string
}

export interface City {
  readonly name: string
  readonly postalCode: string
  readonly isMajor?: boolean
  readonly description?: string
  /** Degrees, for a major city that the gazetteer does not know. */
  readonly coordinates?: { readonly lat: number; readonly lng: number }
  /** Where its name stands on our map; to the right unless a neighbour is in the way. */
  readonly mapLabel?: 'left' | 'above' | 'below'
}

export interface Department {
  readonly name: string
  /** Such as « 47 ». */
  readonly code: string
  readonly description: string
  /** Where its name stands on our map; degrees. */
  readonly mapLabel: { readonly lat: number; readonly lng: number }
  readonly cities: readonly City[]
}

/** What is proposed in one city, by name. */
export interface CityOffer {
  readonly city: string
  readonly services: readonly ServiceSlug[]
  readonly trades: readonly TradeId[]
}

/** The page /zones-intervention (behaviour.md §2, « Service-area page »). */
export interface ServiceAreaPage extends PageMeta {
  readonly subtitle: string
  readonly heroImage: PictureId
  /** What the map shows, for those who do not see it; and what it means, for all. */
  readonly map: { readonly alternative: string; readonly text: string }
  readonly focus: readonly CityOffer[]
  readonly nearby: readonly CityOffer[]
  readonly departments: readonly Department[]
  readonly faqs: readonly Faq[]
  readonly closing: { readonly title: string; readonly text: string }
}
