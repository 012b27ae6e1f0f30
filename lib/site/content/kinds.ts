import type * as z from 'zod'
import { area } from '@/content/schema/area'
import { brand } from '@/content/schema/brand'
import { categories } from '@/content/schema/categories'
import { facts } from '@/content/schema/facts'
import { figures } from '@/content/schema/figures'
import { firm, type Firm } from '@/content/schema/firm'
import { job } from '@/content/schema/job'
import { aidsPage } from '@/content/schema/pages/aids'
import { categoryPages } from '@/content/schema/pages/category-pages'
import { checksPage } from '@/content/schema/pages/checks'
import { estimationPage } from '@/content/schema/pages/estimation'
import { homePage } from '@/content/schema/pages/home'
import { jobsPage } from '@/content/schema/pages/jobs'
import { projectManagementPage } from '@/content/schema/pages/project-management'
import { quotePage } from '@/content/schema/pages/quote'
import { serviceAreaPage } from '@/content/schema/pages/service-area'
import { servicePages } from '@/content/schema/pages/service-pages'
import { specimenQuotesPage } from '@/content/schema/pages/specimen-quotes'
import { tradePages } from '@/content/schema/pages/trade-pages'
import { tradesOverviewPage } from '@/content/schema/pages/trades-overview'
import { picture } from '@/content/schema/picture'
import { prices } from '@/content/schema/prices'
import { service } from '@/content/schema/service'
import { specimenQuote } from '@/content/schema/specimen-quote'
import { team } from '@/content/schema/team'
import { testimonial } from '@/content/schema/testimonial'
import { trade } from '@/content/schema/trade'

/** Kinds of which there is one record, in one file below the content folder. */
export const singles = {
  prices: { file: 'prices.json', schema: prices },
  figures: { file: 'figures.json', schema: figures },
  facts: { file: 'facts.json', schema: facts },
  firm: { file: 'firm.json', schema: firm },
  team: { file: 'team.json', schema: team },
  brand: { file: 'brand/brand.json', schema: brand },
  area: { file: 'area.json', schema: area },
  categories: { file: 'categories.json', schema: categories },
  'home-page': { file: 'pages/home.json', schema: homePage },
  'quote-page': { file: 'pages/quote.json', schema: quotePage },
  'estimation-page': { file: 'pages/estimation.json', schema: estimationPage },
  'project-management-page': {
    file: 'pages/project-management.json',
    schema: projectManagementPage,
  },
  'trades-overview-page': { file: 'pages/trades-overview.json', schema: tradesOverviewPage },
  'service-area-page': { file: 'pages/service-area.json', schema: serviceAreaPage },
  'jobs-page': { file: 'pages/jobs.json', schema: jobsPage },
  'checks-page': { file: 'pages/checks.json', schema: checksPage },
  'aids-page': { file: 'pages/aids.json', schema: aidsPage },
  'specimen-quotes-page': { file: 'pages/specimen-quotes.json', schema: specimenQuotesPage },
  'service-pages': { file: 'pages/service-pages.json', schema: servicePages },
  'trade-pages': { file: 'pages/trade-pages.json', schema: tradePages },
  'category-pages': { file: 'pages/category-pages.json', schema: categoryPages },
} as const

/** Kinds with one record for each file of a folder; the file's name is the record's id. */
export const collections = {
  service: { folder: 'services', schema: service },
  trade: { folder: 'trades', schema: trade },
  job: { folder: 'jobs', schema: job },
  testimonial: { folder: 'testimonials', schema: testimonial },
  'specimen-quote': { folder: 'specimen-quotes', schema: specimenQuote },
  /** The photos lie beside their records. */
  picture: { folder: 'pictures', schema: picture },
} as const

/** Records that belong to a switch of the firm's record, and may be missing while it is off. */
export const switched = {
  'estimation-page': 'estimation',
  'project-management-page': 'projectManagement',
  'trades-overview-page': 'tradesGuide',
  'category-pages': 'tradesGuide',
  'jobs-page': 'jobs',
} as const satisfies Partial<Record<keyof typeof singles, keyof Firm['switches']>>
/** A kind of record that a switch of the firm turns off. */
export type SwitchedKind = keyof typeof switched

/** Records whose file alone says whether the firm has what they are about: there is no switch for them. */
export const optional = [
  'team',
  'checks-page',
  'aids-page',
] as const satisfies readonly (keyof typeof singles)[]
export type OptionalKind = (typeof optional)[number]

export type SingleKind = keyof typeof singles
export type CollectionKind = keyof typeof collections
/** A record of which there is one, as its schema has it. */
export type Single<Kind extends SingleKind> = z.infer<ReturnType<(typeof singles)[Kind]['schema']>>

/** A record of which there are several, as its schema has it. */
export type OneOf<Kind extends CollectionKind> = z.infer<
  ReturnType<(typeof collections)[Kind]['schema']>
>

/** The file of a record, below the content folder. */
export function fileOf(kind: CollectionKind, id: string): string {
  return `${collections[kind].folder}/${id}.json`
}
