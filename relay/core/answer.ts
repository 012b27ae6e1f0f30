import { escapeHtml } from '@/lib/text/escape-html'
import { french } from '@/lib/text/typography'

import type { Answer, RelayRequest } from './host'
import { PAGE_POLICY, pageFrame } from './page'
import { writtenNote } from './inbox/written-note'
import type { Refusal } from './refusal'

const SECURE = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': PAGE_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // `no-referrer` would make browsers send `Origin: null` with the inbox's own posts.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/**
 * Adds the headers that every answer bears: nothing is cached, framed or sniffed, and no other site gets a
 * referrer.
 */
export function secure({ headers }: Answer): void {
  Object.assign(headers, SECURE)
}

/** Whether a script asks, which wants JSON; the visitor of a plain form wants a page. */
function wantsJson({ headers }: Pick<RelayRequest, 'headers'>): boolean {
  return (
    headers.get('x-requested-with')?.toLowerCase() === 'xmlhttprequest' ||
    /\bapplication\/json\b/i.test(headers.get('accept') ?? '')
  )
}

/** What a visitor without JavaScript is told of a request that was taken. */
export interface Thanks {
  reference: string | undefined
  /** What happens next, in French. */
  steps: readonly string[]
  phone: string | undefined
  /** Where the page leads: to the one that the form names, or the site. */
  back: string
}

/**
 * Confirms that a lead is safe, in JSON or on a page of thanks. The page that the form names (`_next`) cannot
 * give the reference, or say by when the request is answered: the page of thanks does, and links to it.
 * @param lostPhotos how many photos came with the lead and could not be kept.
 */
export function answerSuccess(
  request: RelayRequest,
  lostPhotos: number,
  thanks: () => Thanks,
): Answer {
  if (wantsJson(request))
    return answer(
      200,
      'application/json',
      JSON.stringify({ success: true, ...(lostPhotos > 0 && { photos: 0 }) }),
    )
  const { reference, steps, phone, back } = thanks()
  const [start, end] = pageFrame(THANKS)
  const call = phone ? ` ou au ${phone}` : ''
  const lines = [
    'Nous vous répondrons dans les plus brefs délais.',
    ...(reference ? [`Votre référence : <strong>${escapeHtml(reference)}</strong>`] : []),
    ...steps.map(escapeHtml),
    ...(lostPhotos > 0
      ? ['Vos photos n’ont pas pu être conservées : envoyez-les-nous par e-mail.']
      : []),
    `Une erreur, un changement d’avis ? Dites-le-nous par e-mail${escapeHtml(call)}, en donnant cette référence. Pour la garder, imprimez cette page.`,
    `<a href="${escapeHtml(back)}">Retour au site</a>`,
  ]
  const paragraphs = lines.map((line) => `<p>${line}</p>\n`).join('')
  return answer(200, 'text/html', `${start}<h1>${THANKS}</h1>\n${paragraphs}${end}`)
}

const THANKS = 'Merci, votre demande est enregistrée'

/** A refusal with its reason, for the visitor of a form or of the inbox. */
export function answerRefusal(
  request: Pick<RelayRequest, 'headers' | 'method'>,
  refusal: Refusal,
  to: 'form' | 'inbox',
): Answer {
  const [type, body] = wantsJson(request)
    ? ['application/json', JSON.stringify({ success: false, error: refusal.message })]
    : [
        'text/html',
        to === 'form'
          ? plainPage('Demande refusée', refusal.message, BACK_TO_FORM)
          : inboxRefusal(refusal, request.method),
      ]
  return answer(refusal.status, type, body, refusal.headers)
}

/** An answer whose text is complete. */
export function answer(
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const body = new TextEncoder().encode(text)
  return {
    status,
    headers: {
      ...headers,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': String(body.length),
    },
    body,
  }
}

/**
 * Whoever may see the inbox gets a link back to it: mail programs on phones show pages without a back button.
 */
function inboxRefusal({ status, message, written }: Refusal, method: string): string {
  // Whoever only looks wants nothing done.
  const otherwise = method === 'POST' ? 'Rien n’a été fait' : 'Affichage impossible'
  const title = status === 404 ? 'Introuvable' : otherwise
  const back = status === 403 ? '' : BACK_TO_LIST
  return plainPage(title, message, `${writtenNote(written).toString()}${back}`)
}

/** No link: only the browser's way back finds the form with what was typed. */
const BACK_TO_FORM = `<p>${french('La flèche « Retour » de votre navigateur ramène au formulaire. Ce que vous y avez écrit y est d’ordinaire encore.')}</p>\n`

const BACK_TO_LIST = '<p class="back"><a href="/">Toutes les demandes</a></p>\n'

function plainPage(title: string, text: string, after = ''): string {
  const [start, end] = pageFrame(title)
  return `${start}<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>\n${after}${end}`
}
