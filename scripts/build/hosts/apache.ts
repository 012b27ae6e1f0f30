import type { Redirect } from '../../../lib/addresses/redirects'
import { escapeRegExp } from '../../../lib/text/escape-reg-exp'
import {
  binaryTypes,
  codings,
  hiddenNames,
  folderHeaders,
  revalidated,
  securityHeaders,
  textTypes,
} from './answers'
import { bodyKib, neverKept, saidTwice, type OwnRelay } from './own-relay'
import {
  cleanPath,
  hasFragment,
  redirectPattern,
  redirectStatus,
  redirectTo,
} from './redirect-rule'

/**
 * `.htaccess` for Apache 2.4, the only place where customers of shared hosting can configure it. Directives
 * of a module that may be missing stand in `<IfModule>`, so that only what it does is lost.
 */
export function htaccess(redirects: readonly Redirect[], relay?: OwnRelay): string {
  return [
    general,
    types,
    rewrites(redirects, relay),
    headers,
    ...(relay ? [relayAnswers(relay)] : []),
    compression,
  ].join('\n')
}

const texts = Object.keys(textTypes).join('|')
const compressedFile = `(?:\\.(?:${Object.keys(codings).join('|')}))?$`

const general = `# Written by the build of the site, for Apache 2.4.
Options -Indexes -MultiViews
ServerSignature Off
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
<IfModule mod_dir.c>
  DirectoryIndex index.html
  # A page may have a folder of its name beside it: no slash is to be added to its address.
  DirectorySlash Off
</IfModule>
`

/** ForceType, because the last extension of a compressed file would otherwise set its type. */
const types = `<IfModule mod_mime.c>
${Object.entries(binaryTypes)
  .map(([extension, type]) => `  AddType ${type} .${extension}`)
  .join('\n')}
${Object.entries(codings)
  .map(([extension, coding]) => `  AddEncoding ${coding} .${extension}`)
  .join('\n')}
  # Breton, to some servers.
  RemoveLanguage .br
</IfModule>
${Object.entries(textTypes)
  .map(
    ([extension, type]) => `<FilesMatch "\\.${extension}${compressedFile}">
  ForceType "${type}; charset=utf-8"
</FilesMatch>`,
  )
  .join('\n')}
`

/**
 * All in one pass: what comes back by an internal redirect (error page, compressed file) is left alone, so
 * that nothing loops, and only what a visitor asked for himself is refused.
 */
function rewrites(redirects: readonly Redirect[], relay: OwnRelay | undefined): string {
  return `<IfModule mod_rewrite.c>
RewriteEngine On
RewriteBase /
RewriteCond %{ENV:REDIRECT_STATUS} >=400
RewriteRule ^ - [L]
# On the way out Apache would compress small files, and never answer 304 for them again.
RewriteRule ^ - [E=no-gzip:1,E=no-brotli:1]
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [L]

${relay ? relayRule(relay) : ''}RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
RewriteRule ^(?:${hiddenNames.map(escapeRegExp).join('|')})$ - [R=404,L]
RewriteRule \\.(?:${Object.keys(codings).join('|')})$ - [R=404,L]

# Apache spells an address out, and would lead back to http behind a proxy that speaks https for it.
RewriteCond %{HTTP:X-Forwarded-Proto} =https
RewriteRule ^ - [E=ORIGIN:https://%{HTTP_HOST}]
${redirectLines(redirects)}RewriteRule ^index(?:\\.html)?/?$ ${origin}/ [R=301,L]
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^(${cleanPath})\\.html$ ${origin}/$1 [R=301,L]
# Where no folder has the name of a page, what follows the page is apart.
RewriteCond %{PATH_INFO} ^/*$
RewriteCond %{REQUEST_FILENAME} ^(.+?)/*$
RewriteCond %1.html -f
RewriteRule ^(${cleanPath})/+$ ${origin}/$1 [R=301,L]

RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(${cleanPath})$ $1.html
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ - [R=404,L]
${Object.entries(codings)
  .map(
    ([extension, coding]) => `RewriteCond %{HTTP:Accept-Encoding} ${accepts(coding)}
RewriteCond %{REQUEST_FILENAME}.${extension} -f
RewriteRule ^(.+\\.(?:${texts}))$ $1.${extension} [L]
`,
  )
  .join('')}</IfModule>
`
}

/**
 * Passes on the forms' address, and nothing else of the relay, whose inbox is the owner's. Apache adds the
 * visitor's address in X-Forwarded-For. Without mod_proxy_http the form is refused, and the site tells the
 * visitor.
 */
function relayRule({ path, upstream }: OwnRelay): string {
  return `RewriteCond %{REQUEST_URI} =${path}
RewriteRule ^ ${upstream} [P]

`
}

/**
 * What Apache itself answers at that address must not be cached either. Where both set a header the server's
 * is dropped, except for the policy: the relay's is stricter, and browsers obey both.
 */
function relayAnswers({ path }: OwnRelay): string {
  return `<If "%{REQUEST_URI} == '${path}'">
  LimitRequestBody ${bodyKib * 1024}
  <IfModule mod_headers.c>
    Header always set Cache-Control "${neverKept}"
    Header always unset Allow
${[...saidTwice, 'Cache-Control'].map((name) => `    Header onsuccess unset ${name}`).join('\n')}
  </IfModule>
</If>
`
}

/** Empty, unless a proxy stands in front. */
const origin = '%{ENV:ORIGIN}'

/** A quality of zero refuses a coding. */
const accepts = (coding: string) =>
  `"(?:^|,)\\s*${coding}\\s*(?:;\\s*q\\s*=\\s*(?:1(?:\\.0*)?|0?\\.0*[1-9]\\d*)\\s*)?(?:,|$)"`

/**
 * NE leaves « # » as it is. Apache would append the query after the fragment: for addresses with a query, a
 * rule of its own puts it before.
 */
function redirectLines(redirects: readonly Redirect[]): string {
  return redirects
    .map((redirect) => {
      const pattern = redirectPattern(redirect).replace('^/', '^')
      const flags = `R=${redirectStatus(redirect)},L`
      if (!hasFragment(redirect))
        return `RewriteRule ${pattern} ${origin}${redirectTo(redirect)} [${flags}]\n`
      const [path = '', fragment = ''] = redirect.to.split('#')
      return (
        `RewriteCond %{QUERY_STRING} .\n` +
        `RewriteRule ${pattern} ${origin}${path}?%{QUERY_STRING}#${fragment} [${flags},NE]\n` +
        `RewriteRule ${pattern} ${origin}${redirect.to} [${flags},NE]\n`
      )
    })
    .join('')
}

/** Not with an error, which would be kept for a year. */
const folderLines = folderHeaders
  .flatMap(([folder, own]) =>
    own.map(
      ([name, value]) =>
        `Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#^${folder}# && %{REQUEST_STATUS} -lt 400"`,
    ),
  )
  .join('\n')

const headers = `<IfModule mod_headers.c>
${securityHeaders.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
Header always set Cache-Control "${revalidated}"
${folderLines}
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} -eq 405"
<FilesMatch "\\.(?:${texts})${compressedFile}">
  Header merge Vary Accept-Encoding
</FilesMatch>
</IfModule>
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>
`

/** For hosts without mod_rewrite: those that have it serve what the build has compressed. */
const compression = `<IfModule mod_filter.c>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${Object.values(textTypes).join(' ')}
  </IfModule>
</IfModule>
`
