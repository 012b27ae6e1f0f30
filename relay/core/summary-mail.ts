import { french } from '@/lib/text/typography'

import { hexDigest } from './digest'
import { frenchDate } from './french-date'
import { doubtsOf, shownFields, type Lead } from './lead'
import { composed } from './mail'
import type { MailRoute } from './options'
import { escapeHtml } from './page'

/** A flood must not become a mail that no server takes. */
const MOST_LEADS = 100
const LONGEST_VALUE = 600

/**
 * The mail that lists what was set aside, oldest first. `closing`, in milliseconds since 1970, and its
 * leads name it: of the same leads it is the same mail, of others it must not pass for a repetition.
 */
export function composeSummary(
  leads: readonly Lead[],
  closing: number,
  route: MailRoute,
): Promise<Uint8Array> {
  const { count, introduction, rest } = wordsFor(leads.length)
  const shown = leads.slice(0, MOST_LEADS)
  const blocks = shown.map((lead) => ({
    title: `${senderOf(lead)}, ${frenchDate(lead.receivedAt)}`,
    doubts: doubtsOf(lead),
    fields: shownFields(lead).map(([name, value]) => [name, shortened(value)] as const),
    reference: `Référence : ${lead.id}`,
  }))
  return composed(route, {
    subject: count,
    date: new Date(closing),
    id: `summary-${closing}-${hexDigest(leads.map(({ id }) => id).join()).slice(0, 16)}`,
    text: [
      introduction,
      ...blocks.flatMap(({ title, doubts, fields, reference }) => [
        '',
        `== ${title}`,
        doubts,
        ...fields.map(([name, value]) => `${name} : ${value}`),
        reference,
      ]),
      ...(rest ? ['', rest] : []),
      '',
    ].join('\n'),
    html: `<p>${escapeHtml(introduction)}</p>
${blocks
  .map(
    ({ title, doubts, fields, reference }) => `<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(doubts)}</p>
<dl>
${fields.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>\n`).join('')}</dl>
<p>${escapeHtml(reference)}</p>
`,
  )
  .join('')}${rest ? `<p>${escapeHtml(rest)}</p>\n` : ''}`,
  })
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
