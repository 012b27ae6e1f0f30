import type { Redirect } from '../../../lib/addresses/redirects'
import {
  binaryTypes,
  codings,
  hiddenNames,
  immutable,
  immutableFolders,
  payloadHeader,
  payloadType,
  revalidated,
  securityHeaders,
  textTypes,
  type Header,
} from './answers'
import {
  cleanPath,
  escaped,
  hasFragment,
  redirectPattern,
  redirectStatus,
  redirectTo,
} from './redirect-rule'

/**
 * What the administrator includes in his `server` block, which says names, certificate and `root`
 * (docs/hosting.md). Every location says all its headers again: one `add_header` in a location
 * makes nginx forget those of the server.
 */
export function nginxRules(redirects: readonly Redirect[]): string {
  const compressed = [...Object.values(textTypes), payloadType].filter(isNotHtml).join(' ')
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

if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
${redirectLines(redirects)}rewrite ^/index(?:\\.html)?/?$ / permanent;

# A page has a folder of its name beside it: files alone are looked for, never folders.
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
${immutableFolders
  .map(
    (folder) => `location ~ ^${folder} {
${headers(immutable)}
  try_files $uri =404;
}`,
  )
  .join('\n')}
location ~ ^(?!/robots\\.txt$).*\\.txt$ {
  types {}
  default_type ${payloadType};
${headers(revalidated, payloadHeader)}
  try_files $uri =404;
}
location ~ ^/(?<page>${cleanPath})\\.html$ {
  if (-f $request_filename) { return 301 /$page$is_args$args; }
  return 404;
}
location ~ ^/(?<page>${cleanPath})/+$ {
  if (-f $document_root/$page.html) { return 301 /$page$is_args$args; }
  return 404;
}
`
}

/** For those who have the module: without it, nginx stops at this line. */
export const nginxBrotliRules =
  '# Needs ngx_brotli (Debian: libnginx-mod-http-brotli-static).\nbrotli_static on;\n'

const isNotHtml = (type: string) => type !== textTypes.html

/** Dotfiles, but for what certificates ask for; files for other hosts; compressed files by name. */
const hidden = [
  '/\\.(?!well-known/)',
  `^/(?:${hiddenNames.map(escaped).join('|')})$`,
  `\\.(?:${Object.keys(codings).join('|')})$`,
].join('|')

/** A year in the caches is for what was found, not for errors. */
function headers(cacheControl: string, ...more: readonly Header[]): string {
  const line = ([name, value]: Header, when: string) => `add_header ${name} "${value}"${when};`
  return [
    ...[...securityHeaders, ...more].map((header) => line(header, ' always')),
    line(['Cache-Control', cacheControl], cacheControl === immutable ? '' : ' always'),
  ].join('\n')
}

/**
 * `rewrite` keeps the query, but would set it after a fragment, where `return` can put it before.
 */
function redirectLines(redirects: readonly Redirect[]): string {
  return redirects
    .map((redirect) => {
      const pattern = redirectPattern(redirect)
      if (!hasFragment(redirect))
        return `rewrite ${pattern} ${redirectTo(redirect)} ${redirect.permanent ? 'permanent' : 'redirect'};\n`
      const [path = '', fragment = ''] = redirect.to.split('#')
      return `location ~ ${pattern} { return ${redirectStatus(redirect)} ${path}$is_args$args#${fragment}; }\n`
    })
    .join('')
}
