import type { Redirect } from '../../../lib/addresses/redirects'
import {
  binaryTypes,
  folderHeaders,
  hiddenFiles,
  revalidated,
  securityHeaders,
  textTypes,
  type Header,
} from './answers'
import {
  addedToRelay,
  answerSeconds,
  bodyKib,
  connectSeconds,
  neverKept,
  type OwnRelay,
} from './own-relay'
import { cleanPath, redirectPattern, redirectStatus, redirectTo } from './redirect-rule'

/**
 * What the administrator includes in his `server` block, which says names, certificate and `root`
 * (docs/hosting.md). Every location repeats all headers: one `add_header` in a location makes nginx forget
 * those of the server.
 */
export function nginxRules(redirects: readonly Redirect[], relay?: OwnRelay): string {
  const compressed = Object.values(textTypes).filter(isNotHtml).join(' ')
  return `# Written by the build of the site. Included in a server block that says root.
absolute_redirect off;
server_tokens off;
autoindex off;
error_page 404 /404.html;
error_page 405 @method;
${headers(revalidated)}
types {
${Object.entries({ ...textTypes, ...binaryTypes })
  .map(([extension, type]) => `  ${type} ${extension};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${compressed};
gzip on;
gzip_static on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 5;
gzip_min_length 1024;
gzip_types ${compressed};

${methods(relay)}
${redirectLines(redirects)}rewrite ^/index(?:\\.html)?/?$ / permanent;

# A page may have a folder of its name beside it: files alone are looked for, never folders.
location / { try_files $uri.html $uri $uri/index.html =404; }
location = /404.html {
  internal;
${headers(revalidated)}
}
location @method {
${headers(revalidated, ['Allow', 'GET, HEAD'])}
  return 405;
}
location ~ ${hidden} { return 404; }
${folderHeaders
  .map(
    ([folder, own]) => `location ~ ^${folder} {
${folderLines(own)}
  try_files $uri =404;
}`,
  )
  .join('\n')}
location ~ ^/(?<page>${cleanPath})\\.html$ {
  if (-f $request_filename) { return 301 /$page$is_args$args; }
  return 404;
}
location ~ ^/(?<page>${cleanPath})/+$ {
  if (-f $document_root/$page.html) { return 301 /$page$is_args$args; }
  return 404;
}
${relay ? relayLocation(relay) : ''}`
}

/** Only GET and HEAD, except at the forms' address, where the relay says what it takes. */
function methods(relay: OwnRelay | undefined): string {
  if (!relay) return `if ($request_method !~ ${read}) { return 405; }`
  return `set $refused "";
if ($request_method !~ ${read}) { set $refused 1; }
if ($uri = ${relay.path}) { set $refused ""; }
if ($refused) { return 405; }`
}

const read = '^(?:GET|HEAD)$'

/**
 * Passes on the forms' address, and nothing else of the relay, whose inbox is the owner's. The relay's answer
 * goes out as it is; what nginx answers in its place is not cached either. A request whose visitor leaves
 * still arrives.
 */
function relayLocation({ path, upstream }: OwnRelay): string {
  const added = addedToRelay.map(([name, value]) => `  add_header ${name} "${value}" always;\n`)
  return `location = ${path} {
${added.join('')}  proxy_pass ${upstream};
  proxy_http_version 1.1;
  proxy_set_header Connection close;
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_cache off;
  proxy_redirect off;
  proxy_intercept_errors off;
  proxy_ignore_client_abort on;
  proxy_connect_timeout ${connectSeconds}s;
  proxy_send_timeout ${answerSeconds}s;
  proxy_read_timeout ${answerSeconds}s;
  client_max_body_size ${bodyKib}k;
  error_page 413 @too_large;
  error_page 502 504 @no_relay;
}
location @too_large {
${headers(neverKept)}
  return 413;
}
location @no_relay {
${headers(neverKept)}
  return 502;
}
`
}

/** For servers with the brotli module: without it, nginx refuses to start. */
export const nginxBrotliRules =
  '# Needs ngx_brotli (Debian: libnginx-mod-http-brotli-static).\nbrotli_static on;\n'

const isNotHtml = (type: string) => type !== textTypes.html

/** Dotfiles, but for what certificates ask for; files for other hosts; compressed files by name. */
const hidden = ['/\\.(?!well-known/)', ...hiddenFiles].join('|')

function headers(cacheControl: string, ...more: readonly Header[]): string {
  const all: readonly Header[] = [...securityHeaders, ...more, ['Cache-Control', cacheControl]]
  return all.map((header) => headerLine(header, ' always')).join('\n')
}

/** An error in a folder gets none of its headers, which would have it kept for a year (no `always`). */
function folderLines(own: readonly Header[]): string {
  return [
    ...securityHeaders.map((header) => headerLine(header, ' always')),
    ...own.map((header) => headerLine(header)),
  ].join('\n')
}

const headerLine = ([name, value]: Header, when = '') => `add_header ${name} "${value}"${when};`

/**
 * Locations, which nginx tries in their order. A `rewrite` of the server would come before all of them, so
 * that the one of a wildcard would hide a single address written before it.
 */
function redirectLines(redirects: readonly Redirect[]): string {
  return redirects
    .map((redirect) => {
      const [path = '', fragment] = redirectTo(redirect).split('#')
      const target = `${path}$is_args$args${fragment === undefined ? '' : `#${fragment}`}`
      return `location ~ ${redirectPattern(redirect)} { return ${redirectStatus(redirect)} ${target}; }\n`
    })
    .join('')
}
