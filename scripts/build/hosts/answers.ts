/**
 * What every host adds to the files: headers, types, hidden files. The writers in this folder say it in each
 * host's language, and leave out what a host does by itself. A header for all pages is one entry here.
 */

import { escapeRegExp } from '../../../lib/text/escape-reg-exp'

/** Name and value of an HTTP header. */
export type Header = readonly [name: string, value: string]

/**
 * Headers of every answer, errors included. Each page carries the rest of its policy itself: a browser
 * enforces both, and `frame-ancestors` means nothing in a page. HSTS speaks for this host only, since the
 * owner's other subdomains are not known here, and the host is not put on browsers' preload lists.
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

/**
 * Cache-Control of pages and of all files that keep their name when they change; Netlify, Cloudflare and
 * Vercel do so by default.
 */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Cache-Control of files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable'

/**
 * What folders of such files answer besides. Search engines need scripts and payloads to draw a page, but a
 * payload repeats its texts, and is no page to be found.
 */
export const folderHeaders: readonly (readonly [folder: string, headers: readonly Header[]])[] = [
  [
    '/_next/static/',
    [
      ['Cache-Control', immutable],
      ['X-Robots-Tag', 'noindex'],
    ],
  ],
  ['/pictures/', [['Cache-Control', immutable]]],
]

/** Types of files that are text, and compressed. */
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

/** Extensions of compressed files, which lie beside the original, with HTTP's name of their coding. */
export const codings = { br: 'br', gz: 'gzip' } as const

/** Files of `out/` that configure a host. */
export const hostFiles = [
  '.htaccess',
  '_headers',
  '_redirects',
  'serve.json',
  'vercel.json',
] as const

/** Names that no visitor asks for; the last two would show the 404 page with status 200. */
export const hiddenNames = [...hostFiles, '404', '404.html'] as const

/** Patterns of files that are there and must not be served: other hosts' files, compressed files by name. */
export const hiddenFiles = [
  `^/(?:${hiddenNames.map(escapeRegExp).join('|')})$`,
  `\\.(?:${Object.keys(codings).join('|')})$`,
] as const
