import type { Firm } from '../../content/schema/firm'
import { quoteDelay } from '../../content/schema/figures'
import { webAddress } from '../../content/schema/parts'
import type { ContentFault } from '../../lib/site/content/faults'
import type { Before } from './adoption'
import { namelessLine } from './answer-faults'
import { answersSchema } from './answers'
import { askColours, askLogo } from './ask/brand'
import { askCatalogue, askSwitches, servicesQuestion, tradesQuestion } from './ask/catalogue'
import { askHours } from './ask/hours'
import { askIdentity } from './ask/identity'
import { askLabels } from './ask/labels'
import { askAddress, askCoordinates, askReach, askWorkshop } from './ask/place'
import { inNumber, number, readNumber, text, withoutAnswer } from './ask/typed'
import { singleIn, titleOf, type ContentTree, type Json } from './content-tree'
import { askAgain, confirm, goOnOrStartAgain, questionsOf, yes } from './prompts'
import type { Territory } from './territory'

const { shape } = answersSchema
const phones = shape.phones.shape

/**
 * Asks everything that a file of answers holds. Each answer is checked before the next question, and kept:
 * after an interruption it is not asked again, unless somebody wants to.
 */
export async function ask(before: Before, territory: Territory): Promise<Json> {
  const { tree } = before
  await goOnOrStartAgain()
  const brand = await askName(before)
  const now = current(before, brand)
  const lines = await askLines(brand, now)
  const identity = await askIdentity(now.legal)
  const labels = await askLabels(now.legal)
  const worksAlone = await yes('Travaillez-vous seul ?', { field: 'worksAlone' }, now.worksAlone)
  const contact = await askContact(now)
  const address = await askAddress(territory, now.addresses?.registered)
  const workshop = await askWorkshop(territory, now.addresses?.workshop)
  const coordinates = await askCoordinates(address, territory, now.coordinates)
  const place = { address, ...(coordinates && { coordinates }) }
  const domain = await text('Domaine du site (toiture-martin.fr)', shape.domain, {
    field: 'domain',
    fallback: now.origins && new URL(now.origins.canonical).hostname.replace(/^www\./, ''),
  })
  const openingHours = await askHours(now.openingHours)
  const delay = await askDelay(now)
  const quoteWithin = await askQuoteDelay(before, brand)
  const social = await askSocial(now.social)
  const founded = await number('Année de création', 'years', shape.founded, {
    field: 'founded',
    fallback: now.founded,
  })
  const reach = await askReach({ tree, territory, now }, place)
  const switches = await askSwitches(tree, now.switches)
  return {
    brand,
    ...lines,
    worksAlone,
    identity,
    ...(labels && { labels }),
    ...contact,
    ...place,
    ...(workshop && { workshop }),
    domain,
    openingHours,
    ...delay,
    ...(quoteWithin && { quoteWithin }),
    social,
    founded,
    ...reach,
    switches,
    ...(await askCatalogue(tree, switches)),
    colours: await askColours(tree),
    ...(await askLogo()),
  }
}

/** Where a firm adopts its own content again, its name is proposed. */
async function askName({ tree, former }: Before): Promise<string> {
  const name = await text("Nom de l'entreprise", shape.brand, {
    field: 'brand',
    fallback: former && String(tree.record('firm.json').brand),
  })
  return name ?? ''
}

/** What stands beside the name or under it, and what the firm promises. */
async function askLines(brand: string, now: Partial<Firm>): Promise<Json> {
  const baseline = await text(
    'Nom, métier et lieu, en une ligne (« Martin, toiture en Dordogne »)',
    shape.baseline.refine((line) => !namelessLine(line, brand), {
      error: ({ input: line }) => namelessLine(String(line), brand) ?? '',
    }),
    { field: 'baseline', fallback: now.baseline },
  )
  const mayStay = { optional: true, without: 'celle d’aujourd’hui reste' } as const
  const tagline = await text(
    'Sous le nom, en quelques mots (« Un toit qui tient ses tuiles »)',
    shape.tagline.unwrap(),
    { field: 'tagline', fallback: now.tagline, ...mayStay },
  )
  const promise = await text(
    'Ce que vous promettez, en une ligne (« Charpente et couverture par une seule équipe »)',
    shape.promise.unwrap(),
    { field: 'promise', fallback: now.promise, ...mayStay },
  )
  return { baseline, ...(tagline && { tagline }), ...(promise && { promise }) }
}

/** One phone at least, and an e-mail address. */
async function askContact(now: Partial<Firm>): Promise<Json> {
  const landline = await text('Téléphone fixe', phones.landline.unwrap(), {
    field: 'phones.landline',
    fallback: now.phones?.landline,
    optional: true,
  })
  const mobile = await text('Téléphone mobile', phones.mobile.unwrap(), {
    field: 'phones.mobile',
    fallback: now.phones?.mobile,
    optional: landline !== undefined,
  })
  const email = await text('E-mail', shape.email, { field: 'email', fallback: now.email })
  return { phones: { ...(landline && { landline }), ...(mobile && { mobile }) }, email }
}

async function askDelay(now: Partial<Firm>): Promise<Json> {
  const hours = await text(
    'En combien d’heures vous répondez à une demande, jours fermés non comptés (48)',
    inNumber('hours', shape.answerWithinHours.unwrap()),
    {
      field: 'answerWithinHours',
      without: withoutAnswer(now.legal),
      fallback: now.answerWithinHours?.toString(),
      optional: true,
    },
  )
  return hours === undefined ? {} : { answerWithinHours: readNumber(hours, 'hours') }
}

/** A promise that the terms of contract repeat: another firm's is not proposed. */
function askQuoteDelay(before: Before, brand: string): Promise<string | undefined> {
  const now = singleIn(before.tree.records, 'figures').figures[quoteDelay]?.text
  return text(
    'Sous combien de temps part un devis, une fois tout connu (48 h, cinq jours)',
    shape.quoteWithin.unwrap(),
    {
      field: 'quoteWithin',
      fallback: isAgain(before, brand) ? now : undefined,
      optional: true,
      without: `« ${now} » reste, à confirmer`,
    },
  )
}

async function askSocial(now: Firm['social'] = []): Promise<readonly Json[]> {
  const accounts: Json[] = []
  for (const network of ['facebook', 'instagram']) {
    const url = await text(`Adresse de votre page ${network}`, webAddress(), {
      field: `social.${network}`,
      fallback: now.find((account) => account.network === network)?.url,
      optional: true,
    })
    if (url) accounts.push({ network, url })
  }
  return accounts
}

/**
 * The present record as proposals, where a firm adopts its own content again; nothing where it is another
 * firm's.
 */
function current({ tree, former }: Before, brand: string): Partial<Firm> {
  return isAgain({ tree, former }, brand) ? singleIn(tree.records, 'firm') : {}
}

/** Whether a firm adopts its own content again. */
function isAgain({ tree, former }: Pick<Before, 'tree' | 'former'>, brand: string): boolean {
  return former !== undefined && singleIn(tree.records, 'firm').brand === brand
}

/**
 * Says by the words of their questions what is wrong with answers. Returns whether these are to be asked
 * again: `ask` then goes back to them.
 */
export function goBack(faults: readonly ContentFault[], tree: ContentTree): Promise<boolean> {
  const questions = faults.map(({ field = '' }) => {
    const own = questionsOf(field)
    // The fault of a trade or service that was never asked for by itself: the choice is asked again.
    return own.length > 0 ? own : [servicesQuestion, tradesQuestion]
  })
  const lines = faults.map(
    ({ message }, index) => `${questions[index]?.join(', ')} : ${inWords(message, tree)}`,
  )
  return askAgain(lines.join('\n'), [...new Set(questions.flat())])
}

/** A message about a file of answers, with titles in place of ids, which the questions do not show. */
function inWords(message: string, tree: ContentTree): string {
  const titles = new Map([
    ...tree.services.map((id) => [id, titleOf(tree, 'service', id)] as const),
    ...tree.trades.map((id) => [id, titleOf(tree, 'trade', id)] as const),
  ])
  return message.replace(/(?<=« |[(,] ?)[\p{L}\d-]+(?= »|[),])/gu, (id) => titles.get(id) ?? id)
}

/** The last question, below the summary. */
export function confirmed(): Promise<boolean> {
  return confirm('Changer le contenu ainsi ?')
}
