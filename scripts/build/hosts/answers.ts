/**
 * What every host is told to answer with besides the files themselves. The writers of this folder
 * put it in each host's language; what a host does by itself, they leave out.
 */

import { escaped } from '../../../lib/text/escaped'

export type Header = readonly [name: string, value: string]

/**
 * On every answer, errors too. Each page carries the rest of its policy itself: a browser enforces
 * both, and `frame-ancestors` means nothing in a page. HSTS speaks for this host alone, for nobody
 * here knows the owner's other subdomains, and stays out of the browsers' own lists.
 */
export const securityHeaders: readonly Header[] = [
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
]

/** Pages and all that keeps its name when it changes; Netlify, Cloudflare and Vercel say so themselves. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable'
export const immutableFolders = ['/_next/static/', '/pictures/'] as const

/** What is text, and is compressed. */
export const textTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
} as const

export const binaryTypes = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
} as const

/** Beside each compressed file, named after it: the coding of HTTP that they are in. */
export const codings = { br: 'br', gz: 'gzip' } as const

/** Files of `out/` that speak to a host. */
export const hostFiles = [
  '.htaccess',
  '_headers',
  '_redirects',
  'serve.json',
  'vercel.json',
] as const

/** Names that no visitor asks for; the last two would show the 404 page as if it were one. */
export const hiddenNames = [...hostFiles, '404', '404.html'] as const

/** Patterns of what is there and not to be seen: files for other hosts, compressed files by name. */
export const hiddenFiles = [
  `^/(?:${hiddenNames.map(escaped).join('|')})$`,
  `\\.(?:${Object.keys(codings).join('|')})$`,
] as const
