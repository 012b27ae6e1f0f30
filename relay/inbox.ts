import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { frenchDate } from './french-date'
import { escapeHtml, pageFrame } from './page'
import { Refusal } from './refusal'
import type { LeadFile, LeadStore } from './store'
import { isMultiline, TOKEN_FIELD } from './submission'

const PAGE_SIZE = 50
const TITLE = 'Demandes reçues'
const FILE_TYPES: Readonly<Record<LeadFile, string>> = {
  'lead.json': 'application/json; charset=utf-8',
  'message.eml': 'message/rfc822',
}

/**
 * Sends one page of leads, newest first. Each lead is read when its turn comes and forgotten, so
 * a page of very long ones takes no more memory than the longest.
 */
export async function sendInbox(
  response: ServerResponse,
  store: LeadStore,
  page: number,
  hasMailServer: boolean,
): Promise<void> {
  const names = store.names()
  const pages = Math.max(1, Math.ceil(names.length / PAGE_SIZE))
  if (page > pages) throw new Refusal(404, `Page ${page} introuvable : il y en a ${pages}.`)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
  await pipeline(Readable.from(render()), response)

  async function* render() {
    const [start, end] = pageFrame(TITLE)
    yield `${start}<h1>${TITLE}</h1>\n<p>${count(names.length)}, page ${page} sur ${pages}</p>\n`
    for (const name of names.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)) {
      yield await renderLead(store, name, hasMailServer)
    }
    yield renderPager(page, pages)
    yield end
  }
}

/** Sends one file of one lead. Throws 404 for any name that the store has not given out itself. */
export async function sendLeadFile(
  response: ServerResponse,
  store: LeadStore,
  name: string,
  file: string,
): Promise<void> {
  const missing = new Refusal(404, 'Demande introuvable.')
  if (!isLeadFile(file)) throw missing
  const path = store.filePath(name, file)
  if (path === undefined) throw missing
  const stream = createReadStream(path)
  await new Promise((resolve, reject) => {
    stream.once('open', resolve)
    stream.once('error', () => reject(missing))
  })
  response.setHeader('Content-Type', FILE_TYPES[file])
  if (file === 'message.eml') {
    response.setHeader('Content-Disposition', `attachment; filename="${name}.eml"`)
  }
  await pipeline(stream, response)
}

function isLeadFile(file: string): file is LeadFile {
  return Object.hasOwn(FILE_TYPES, file)
}

async function renderLead(store: LeadStore, name: string, hasMailServer: boolean): Promise<string> {
  try {
    const lead = await store.read(name)
    const rows = lead.fields
      .filter(([field]) => field !== TOKEN_FIELD)
      .map(
        ([field, value]) => `<dt>${isolated(field)}</dt><dd>${isolated(text(field, value))}</dd>`,
      )
    return `<article>
<h2>${isolated(lead.subject)}</h2>
<p><time datetime="${escapeHtml(lead.receivedAt)}">${frenchDate(lead.receivedAt)}</time></p>
<dl>${rows.join('\n')}</dl>
<p>${await renderState(store, name, hasMailServer)}</p>
<p><a href="/leads/${name}/message.eml">Message (.eml)</a> <a href="/leads/${name}/lead.json">Données (JSON)</a></p>
</article>
`
  } catch {
    // Erased or edited by hand: the other leads must still show.
    return `<article><h2>Demande illisible</h2><p>Dossier ${escapeHtml(name)}</p></article>\n`
  }
}

async function renderState(store: LeadStore, name: string, hasMailServer: boolean) {
  const deliveredAt = await store.deliveredAt(name)
  if (deliveredAt !== undefined) return `Envoyée par e-mail le ${frenchDate(deliveredAt)}`
  return hasMailServer
    ? 'En attente d’envoi par e-mail'
    : 'Conservée ici, aucun envoi par e-mail n’est configuré'
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
