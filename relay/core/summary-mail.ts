import { escapeHtml } from '@/lib/text/escape-html'
import { french } from '@/lib/text/typography'

import { hexDigest } from './digest'
import { frenchDate } from './french-date'
import { glanceOf, valueOf } from './glance'
import {
  doubtsOf,
  leadName,
  lostPhotosOf,
  otherVersionOf,
  promiseOf,
  shownFields,
  withoutDirectionMarks,
  type Lead,
} from './lead'
import { composed, fieldsHtml, linkTo, OPEN_IN_INBOX, othersText } from './mail'
import type { FormField } from './multipart'
import type { MailRoute } from './options'
import { apart } from './other-fields'
import { breakableHtml } from './page'

/** Even if all are as long as possible, these make a mail of ten megabytes, which servers take. */
const MOST_LEADS = 100
const LONGEST_VALUE = 600
/** The longest word in a heading that fits on a phone. */
const LONGEST_IN_HEADING = 20
/** The most characters of one lead, field names included: three times what the site's longest form holds. */
const LONGEST_LEAD = 6_000

type NamedLead = readonly [name: string, lead: Lead | undefined]

/** What the summary shows of one lead. */
interface Block {
  points: number
  title: string
  said: readonly string[]
  fields: readonly FormField[]
  /** Whether further fields are left out. */
  isCut: boolean
  link: string | undefined
}

/**
 * The mail that lists what was set aside, the leads with the fewest points first, then the oldest. Its
 * Message-ID is made of `closing`, in milliseconds since 1970, and its leads: with the same leads it is the
 * same mail, with others it must not pass for a repetition. Only one lead at a time is completely in memory.
 * @param leads by name; undefined for a damaged one, which is named beside the others.
 */
export async function composeSummary(
  leads: Iterable<NamedLead> | AsyncIterable<NamedLead>,
  closing: number,
  route: MailRoute,
): Promise<Uint8Array> {
  const { ids, blocks } = await blocksOf(leads, route)
  const words = wordsFor(ids.length)
  const { inboxUrl } = route
  const all = inboxUrl === undefined ? undefined : `${inboxUrl}${TO_VERIFY}`
  return composed(route, {
    subject: words.count,
    date: new Date(closing),
    id: `summary-${closing}-${hexDigest(ids.join()).slice(0, 16)}`,
    text: summaryText(words, all, blocks),
    html: summaryHtml(words, all, blocks),
  })
}

/** The ids of all leads, and what is shown of those that look most like a person's requests. */
async function blocksOf(
  leads: Iterable<NamedLead> | AsyncIterable<NamedLead>,
  route: MailRoute,
): Promise<{ ids: string[]; blocks: Block[] }> {
  const ids: string[] = []
  const blocks: Block[] = []
  for await (const [name, lead] of leads) {
    ids.push(lead?.id ?? name)
    blocks.push(lead ? blockOf(lead, route) : damagedBlock(name, route))
    // Nobody reads a flood to its end: what looks most like a person's request stands first, and is never
    // left out.
    blocks.sort((one, other) => one.points - other.points)
    blocks.splice(MOST_LEADS)
  }
  return { ids, blocks }
}

/** @param all the address of the list in the inbox, where there is one. */
function summaryText(
  { introduction, rest }: Words,
  all: string | undefined,
  blocks: readonly Block[],
): string {
  return [
    introduction,
    ...(all ? ['', `${ALL_IN_INBOX} ${all}`] : []),
    ...blocks.flatMap(({ title, said, fields, isCut, link }) => [
      '',
      `== ${title}`,
      ...said,
      ...fieldsText(fields),
      ...(isCut ? [CUT] : []),
      ...(link ? [link] : []),
    ]),
    ...(rest ? ['', rest] : []),
    '',
  ].join('\n')
}

/** The same as HTML. */
function summaryHtml(
  { introduction, rest }: Words,
  all: string | undefined,
  blocks: readonly Block[],
): string {
  return [
    `<p>${escapeHtml(introduction)}</p>\n`,
    all ? `<p><a href="${escapeHtml(all)}">${OPEN_ALL}</a></p>\n` : '',
    ...blocks.map(blockHtml),
    rest ? `<p>${escapeHtml(rest)}</p>\n` : '',
  ].join('')
}

function blockHtml({ title, said, fields, isCut, link }: Block): string {
  return [
    `<h2>${breakableHtml(title, LONGEST_IN_HEADING)}</h2>\n`,
    ...said.map((text) => `<p>${escapeHtml(text)}</p>\n`),
    fieldsHtml(fields),
    isCut ? `<p>${CUT}</p>\n` : '',
    link ? `<p><a href="${escapeHtml(link)}">${OPEN_IN_INBOX}</a></p>\n` : '',
  ].join('')
}

/** The list of what was set aside. */
const TO_VERIFY = '/?view=verify'
const ALL_IN_INBOX = french('Toutes dans la boîte de réception :')
const OPEN_ALL = french('Ouvrir « À vérifier » dans la boîte de réception')

function blockOf(lead: Lead, route: MailRoute): Block {
  return {
    points: lead.screening?.points ?? 0,
    title: `${senderOf(lead)}, ${frenchDate(lead.receivedAt)}`,
    said: [doubtsOf(lead), otherVersionOf(lead), lostPhotosOf(lead), promiseOf(lead)].filter(
      Boolean,
    ),
    ...excerptOf(shownFields(lead)),
    link: linkTo(leadName(lead), route),
  }
}

function damagedBlock(name: string, route: MailRoute): Block {
  const { title, receivedAt } = glanceOf(name, undefined)
  return {
    points: 0,
    title: `${title}, ${frenchDate(receivedAt)}`,
    said: [`Dossier ${name}`],
    fields: [],
    isCut: false,
    link: linkTo(name, route),
  }
}

const CUT = french('La suite : à lire dans la boîte de réception du relais.')

function excerptOf(all: readonly FormField[]): { fields: readonly FormField[]; isCut: boolean } {
  const fields: FormField[] = []
  let left = LONGEST_LEAD
  for (const [name, value] of all) {
    const text = shortened(value)
    left -= name.length + text.length
    if (left < 0) return { fields, isCut: true }
    fields.push([name, text])
  }
  return { fields, isCut: false }
}

function fieldsText(fields: readonly FormField[]): string[] {
  const { ours, others } = apart(fields)
  const line = ([name, value]: FormField) => `${name} : ${value}`
  return [...ours.map(line), ...othersText(others, line)]
}

/** The sentences around the leads. */
interface Words {
  count: string
  introduction: string
  rest: string | undefined
}

function wordsFor(leads: number): Words {
  const count = leads === 1 ? '1 demande à vérifier' : `${leads} demandes à vérifier`
  const more = leads - MOST_LEADS
  return {
    count,
    introduction: french(
      leads === 1
        ? "Cette demande a été mise de côté depuis le dernier récapitulatif. Elle peut être sincère : son auteur a lu sur le site la même réponse que tout le monde, mais n'a pas reçu d'accusé de réception. Une réponse à ce message ne lui parviendrait pas : appelez, ou écrivez à son adresse."
        : `Ces ${leads} demandes ont été mises de côté depuis le dernier récapitulatif. Certaines peuvent être sincères : leurs auteurs ont lu sur le site la même réponse que tout le monde, mais n'ont pas reçu d'accusé de réception. Une réponse à ce message ne leur parviendrait pas : appelez, ou écrivez à leur adresse.`,
    ),
    rest:
      more > 0
        ? french(`Et ${more} de plus, à lire dans la boîte de réception du relais.`)
        : undefined,
  }
}

function senderOf(lead: Lead): string {
  return shortened(`${valueOf(lead, 'Prénom')} ${valueOf(lead, 'Nom')}`.trim() || 'Sans nom', 80)
}

/** A value on one line, so that it passes for no other field or request. */
function shortened(value: string, longest = LONGEST_VALUE): string {
  const letters = Array.from(withoutDirectionMarks(value).replace(/\s+/g, ' ').trim())
  return letters.length <= longest ? letters.join('') : `${letters.slice(0, longest - 1).join('')}…`
}
