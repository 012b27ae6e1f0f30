import type { RelayRequest } from './host'
import { escapeHtml, PAGE_POLICY, pageFrame } from './page'
import type { Refusal } from './refusal'

/** Headers of every answer: nothing here is cached, framed, sniffed or referred from. */
export function secure({ headers }: Response): void {
  headers.set('Cache-Control', 'no-store')
  headers.set('Content-Security-Policy', PAGE_POLICY)
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('X-Frame-Options', 'DENY')
}

/** True for a script's request, which wants JSON; a plain form's visitor wants a page. */
function wantsJson({ headers }: RelayRequest): boolean {
  return (
    headers.get('x-requested-with')?.toLowerCase() === 'xmlhttprequest' ||
    /\bapplication\/json\b/i.test(headers.get('accept') ?? '')
  )
}

/** Says that a lead is safe: JSON, or 303 to `next`, or a page of thanks that leads to `origin`. */
export function answerSuccess(
  request: RelayRequest,
  origin: string,
  next: string | undefined,
): Response {
  if (wantsJson(request)) return answer(200, 'application/json', '{"success":true}')
  const page = plainPage(
    'Merci, votre demande est enregistrée',
    'Nous vous répondrons dans les plus brefs délais.',
    `<p><a href="${escapeHtml(origin)}">Retour au site</a></p>\n`,
  )
  return next === undefined
    ? answer(200, 'text/html', page)
    : answer(303, 'text/html', page, { Location: next })
}

/** Says no, with the reason. */
export function answerRefusal(request: RelayRequest, refusal: Refusal): Response {
  const [type, body] = wantsJson(request)
    ? ['application/json', JSON.stringify({ success: false, error: refusal.message })]
    : ['text/html', plainPage('Demande refusée', refusal.message)]
  return answer(refusal.status, type, body, refusal.headers)
}

/** An answer whose text is all there. */
export function answer(
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = new TextEncoder().encode(text)
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': String(body.length),
    },
  })
}

function plainPage(title: string, text: string, link = ''): string {
  const [start, end] = pageFrame(title)
  return `${start}<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>\n${link}${end}`
}
