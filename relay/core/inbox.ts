import { french } from '@/lib/text/typography'

import { answer } from './answer'
import type { MailHealth } from './delivery'
import { frenchDate } from './french-date'
import { escapeHtml, pageFrame } from './page'
import { doubtsOf, isPutAside, type Lead } from './lead'
import { Refusal } from './refusal'
import { MESSAGE, type LeadStore } from './store'
import { WAITS_FOR_SUMMARY } from './summary'
import { isMultiline, TOKEN_FIELD } from './submission'

const PAGE_SIZE = 50
const TITLE = 'Demandes reçues'
const FILE_TYPES: Readonly<Record<string, string>> = {
  'lead.json': 'application/json; charset=utf-8',
  [MESSAGE]: 'message/rfc822',
}

/**
 * Answers one page of leads, newest first. Each lead is read when its turn comes and forgotten, so
 * a page of very long ones takes no more memory than the longest.
 */
export function answerInbox(
  store: LeadStore,
  page: number,
  mail: MailHealth | undefined,
): Response {
  const names = store.names()
  const pages = Math.max(1, Math.ceil(names.length / PAGE_SIZE))
  if (page > pages) throw new Refusal(404, `Page ${page} introuvable : il y en a ${pages}.`)
  return new Response(streamOf(render()), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })

  async function* render() {
    const [start, end] = pageFrame(TITLE)
    yield `${start}<h1>${TITLE}</h1>\n<p>${count(names.length)}, page ${page} sur ${pages}</p>\n`
    yield renderMailHealth(mail)
    for (const name of names.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)) {
      yield await renderLead(store, name, mail)
    }
    yield renderPager(page, pages)
    yield end
  }
}

/** Says in JSON whether mail leaves: 503 while something keeps it from leaving, else 200. */
export function answerHealth(mail: MailHealth | undefined): Response {
  const state = mail?.fault?.kind ?? (mail?.refused ? 'refused' : mail ? 'ok' : 'off')
  const body = JSON.stringify({
    mail: state,
    waiting: mail?.waiting ?? 0,
    refused: mail?.refused ?? 0,
    ...(mail?.fault && { code: mail.fault.code, explanation: mail.fault.explanation }),
  })
  return answer(state === 'ok' || state === 'off' ? 200 : 503, 'application/json', body)
}

/** Answers one file of one lead. Throws 404 for what the store has not given out itself. */
export async function answerLeadFile(
  store: LeadStore,
  name: string,
  file: string,
): Promise<Response> {
  const type = Object.hasOwn(FILE_TYPES, file) ? FILE_TYPES[file] : undefined
  const bytes = type === undefined ? undefined : await store.file(name, file)
  if (type === undefined || !bytes) throw new Refusal(404, 'Demande introuvable.')
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      ...(file === MESSAGE && { 'Content-Disposition': `attachment; filename="${name}.eml"` }),
    },
  })
}

/** Text as bytes, each piece made when it is asked for. */
function streamOf(pieces: AsyncIterator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}

async function renderLead(
  store: LeadStore,
  name: string,
  mail: MailHealth | undefined,
): Promise<string> {
  try {
    const lead = await store.read(name)
    const doubts = doubtsOf(lead)
    const rows = lead.fields
      .filter(([field]) => field !== TOKEN_FIELD)
      .map(
        ([field, value]) => `<dt>${isolated(field)}</dt><dd>${isolated(text(field, value))}</dd>`,
      )
    return `<article>
<h2>${isolated(lead.subject)}</h2>
<p><time datetime="${escapeHtml(lead.receivedAt)}">${frenchDate(lead.receivedAt)}</time></p>
${doubts ? `<p class="fault">${escapeHtml(doubts)}</p>\n` : ''}<dl>${rows.join('\n')}</dl>
<p>${await renderState(store, name, lead, mail)}</p>
<p><a href="/leads/${name}/message.eml">Message (.eml)</a> <a href="/leads/${name}/lead.json">Données (JSON)</a></p>
</article>
`
  } catch {
    // Erased or edited by hand: the other leads must still show.
    return `<article><h2>Demande illisible</h2><p>Dossier ${escapeHtml(name)}</p></article>\n`
  }
}

async function renderState(
  store: LeadStore,
  name: string,
  lead: Lead,
  mail: MailHealth | undefined,
) {
  const delivered = await store.record(name, 'delivered')
  if (delivered) return `Envoyée par e-mail le ${frenchDate(delivered.deliveredAt)}`
  if (!mail) return 'Conservée ici, aucun envoi par e-mail n’est configuré'
  const refusal = await store.record(name, 'refused')
  return refusal
    ? `Refusée par le serveur de messagerie (${escapeHtml(refusal.code)}) le ${frenchDate(refusal.refusedAt)}`
    : isPutAside(lead)
      ? WAITS_FOR_SUMMARY
      : 'En attente d’envoi par e-mail'
}

/** What waits to be mailed and why, above the leads; nothing while all is well. */
function renderMailHealth(mail: MailHealth | undefined): string {
  if (!mail) return ''
  const { fault, waiting, refused } = mail
  const lines = [
    ...(fault ? [`${french(waitingCount(waiting))} ${escapeHtml(fault.explanation)}`] : []),
    ...(refused > 0
      ? [
          french(
            `${refused === 1 ? '1 demande a été refusée' : `${refused} demandes ont été refusées`} par le serveur de messagerie : à lire ci-dessous. Vérifiez RELAY_MAIL_TO ; le relais essaie de nouveau une fois par jour et à chaque démarrage.`,
          ),
        ]
      : []),
  ]
  return lines.map((line) => `<p class="fault" role="status">${line}</p>\n`).join('')
}

function waitingCount(waiting: number): string {
  if (waiting === 0) return "L'envoi par e-mail est en panne :"
  return waiting === 1
    ? '1 demande attend son envoi par e-mail :'
    : `${waiting} demandes attendent leur envoi par e-mail :`
}

function renderPager(page: number, pages: number): string {
  const newer = page > 1 ? `<a href="/?page=${page - 1}">Plus récentes</a>` : ''
  const older = page < pages ? `<a href="/?page=${page + 1}">Plus anciennes</a>` : ''
  return newer || older ? `<nav aria-label="Pages"><span>${newer}</span>${older}</nav>\n` : ''
}

/** Escaped, and kept from changing the writing direction of what stands around it. */
function isolated(value: string): string {
  return `<bdi>${escapeHtml(value)}</bdi>`
}

function text(field: string, value: string): string {
  return isMultiline(field) ? value : value.trim()
}

function count(leads: number): string {
  if (leads === 0) return 'Aucune demande'
  return leads === 1 ? '1 demande' : `${leads} demandes`
}
