import type { Answer, RelayRequest } from './host'
import { escapeHtml, PAGE_POLICY, pageFrame } from './page'
import type { Refusal } from './refusal'

const SECURE = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': PAGE_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // With none at all, browsers would not say of the inbox's own posts where they come from.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** Headers of every answer: nothing here is cached, framed, sniffed or referred from. */
export function secure({ headers }: Answer): void {
  Object.assign(headers, SECURE)
}

/** True for a script's request, which wants JSON; a plain form's visitor wants a page. */
function wantsJson({ headers }: Pick<RelayRequest, 'headers'>): boolean {
  return (
    headers.get('x-requested-with')?.toLowerCase() === 'xmlhttprequest' ||
    /\bapplication\/json\b/i.test(headers.get('accept') ?? '')
  )
}

/** What a visitor without a script is told of a request that was taken. */
export interface Thanks {
  reference: string | undefined
  /** What happens next, in French. */
  steps: readonly string[]
  phone: string | undefined
  /** Where the page leads: to the one that the form names, or the site. */
  back: string
}

/**
 * Says that a lead is safe: JSON, or a page of thanks. The page that a form names cannot say how the
 * request is called, or by when it is answered: it is where this one leads.
 */
export function answerSuccess(request: RelayRequest, thanks: () => Thanks): Answer {
  if (wantsJson(request)) return answer(200, 'application/json', '{"success":true}')
  const { reference, steps, phone, back } = thanks()
  const [start, end] = pageFrame(THANKS)
  const call = phone ? ` ou au ${phone}` : ''
  const lines = [
    'Nous vous répondrons dans les plus brefs délais.',
    ...(reference ? [`Votre référence : <strong>${escapeHtml(reference)}</strong>`] : []),
    ...steps.map(escapeHtml),
    `Une erreur, un changement d’avis ? Dites-le-nous par e-mail${escapeHtml(call)}, en donnant cette référence. Pour la garder, imprimez cette page.`,
    `<a href="${escapeHtml(back)}">Retour au site</a>`,
  ]
  const paragraphs = lines.map((line) => `<p>${line}</p>\n`).join('')
  return answer(200, 'text/html', `${start}<h1>${THANKS}</h1>\n${paragraphs}${end}`)
}

const THANKS = 'Merci, votre demande est enregistrée'

/** Says no, with the reason, to a form's visitor or to the inbox's. */
export function answerRefusal(
  request: Pick<RelayRequest, 'headers'>,
  refusal: Refusal,
  to: 'form' | 'inbox',
): Answer {
  const [type, body] = wantsJson(request)
    ? ['application/json', JSON.stringify({ success: false, error: refusal.message })]
    : [
        'text/html',
        to === 'form' ? plainPage('Demande refusée', refusal.message) : inboxRefusal(refusal),
      ]
  return answer(refusal.status, type, body, refusal.headers)
}

/** An answer whose text is all there. */
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

/** Whoever may see the inbox is led back to it: a phone's mail program shows pages without a way back. */
function inboxRefusal({ status, message }: Refusal): string {
  const title = status === 404 ? 'Introuvable' : 'Rien n’a été fait'
  return plainPage(title, message, status === 403 ? '' : BACK_TO_LIST)
}

const BACK_TO_LIST = '<p class="back"><a href="/">Toutes les demandes</a></p>\n'

function plainPage(title: string, text: string, after = ''): string {
  const [start, end] = pageFrame(title)
  return `${start}<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>\n${after}${end}`
}
