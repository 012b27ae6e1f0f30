import { french } from '@/lib/text/typography'

import { hexDigest } from './digest'
import { frenchDate } from './french-date'
import { doubtsOf, promiseOf, shownFields, type Lead } from './lead'
import { composed } from './mail'
import type { FormField } from './multipart'
import type { MailRoute } from './options'
import { escapeHtml } from './page'

/** A flood must not become a mail that no server takes: ten megabytes, whatever was written. */
const MOST_LEADS = 100
const LONGEST_VALUE = 600
/** Letters of one lead, names of fields included: three times what the site's longest form holds. */
const LONGEST_LEAD = 6_000

/**
 * The mail that lists what was set aside, oldest first. `closing`, in milliseconds since 1970, and its
 * leads name it: of the same leads it is the same mail, of others it must not pass for a repetition.
 * Holds one lead at a time whole in memory.
 */
export async function composeSummary(
  leads: Iterable<Lead> | AsyncIterable<Lead>,
  closing: number,
  route: MailRoute,
): Promise<Uint8Array> {
  const ids: string[] = []
  const blocks: ReturnType<typeof blockOf>[] = []
  for await (const lead of leads) {
    ids.push(lead.id)
    if (blocks.length < MOST_LEADS) blocks.push(blockOf(lead))
  }
  const { count, introduction, rest } = wordsFor(ids.length)
  return composed(route, {
    subject: count,
    date: new Date(closing),
    id: `summary-${closing}-${hexDigest(ids.join()).slice(0, 16)}`,
    text: [
      introduction,
      ...blocks.flatMap(({ title, said, fields, reference }) => [
        '',
        `== ${title}`,
        ...said,
        ...fields.map(([name, value]) => `${name} : ${value}`),
        reference,
      ]),
      ...(rest ? ['', rest] : []),
      '',
    ].join('\n'),
    html: `<p>${escapeHtml(introduction)}</p>
${blocks
  .map(
    ({ title, said, fields, reference }) => `<h2>${escapeHtml(title)}</h2>
${said.map((text) => `<p>${escapeHtml(text)}</p>\n`).join('')}<dl>
${fields.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>\n`).join('')}</dl>
<p>${escapeHtml(reference)}</p>
`,
  )
  .join('')}${rest ? `<p>${escapeHtml(rest)}</p>\n` : ''}`,
  })
}

function blockOf(lead: Lead) {
  return {
    title: `${senderOf(lead)}, ${frenchDate(lead.receivedAt)}`,
    said: [doubtsOf(lead), promiseOf(lead)].filter(Boolean),
    fields: excerptOf(shownFields(lead)),
    reference: `Référence : ${lead.id}`,
  }
}

function excerptOf(fields: readonly FormField[]): FormField[] {
  const excerpt: FormField[] = []
  let left = LONGEST_LEAD
  for (const [name, value] of fields) {
    const text = shortened(value)
    left -= name.length + text.length
    if (left < 0)
      return [...excerpt, ['La suite', french('à lire dans la boîte de réception du relais')]]
    excerpt.push([name, text])
  }
  return excerpt
}

function wordsFor(leads: number) {
  const count = leads === 1 ? '1 demande à vérifier' : `${leads} demandes à vérifier`
  const more = leads - MOST_LEADS
  return {
    count,
    introduction: french(
      leads === 1
        ? 'Cette demande a été mise de côté depuis le dernier récapitulatif. Elle peut être sincère : son auteur a reçu la même réponse que tout le monde.'
        : `Ces ${leads} demandes ont été mises de côté depuis le dernier récapitulatif. Certaines peuvent être sincères : leurs auteurs ont reçu la même réponse que tout le monde.`,
    ),
    rest:
      more > 0
        ? french(`Et ${more} de plus, à lire dans la boîte de réception du relais.`)
        : undefined,
  }
}

function senderOf({ fields }: Lead): string {
  const valueOf = (wanted: string) => fields.find(([name]) => name === wanted)?.[1].trim() ?? ''
  return shortened(`${valueOf('Prénom')} ${valueOf('Nom')}`.trim() || 'Sans nom', 80)
}

/** On one line, so that none passes for a field or another request. */
function shortened(value: string, longest = LONGEST_VALUE): string {
  const letters = Array.from(value.replace(/\s+/g, ' ').trim())
  return letters.length <= longest ? letters.join('') : `${letters.slice(0, longest - 1).join('')}…`
}
