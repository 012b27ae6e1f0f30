import type { Redirect } from '../../../lib/addresses/redirects'
import {
  binaryTypes,
  codings,
  hiddenFiles,
  folderHeaders,
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
import {
  cleanPath,
  hasFragment,
  redirectPattern,
  redirectStatus,
  redirectTo,
} from './redirect-rule'

const folderLines = folderHeaders
  .flatMap(([folder, own]) =>
    own.map(([name, value]) => `    header ${folder}* ${name} "${value}"`),
  )
  .join('\n')

/**
 * What a site block of Caddy 2 imports beside its `root` (docs/hosting.md). Everything stands in `route`
 * blocks, as Caddy would otherwise sort it. Its regular expressions have no look-ahead, so exceptions are
 * matched first.
 */
export function caddyRules(redirects: readonly Redirect[], relay?: OwnRelay): string {
  return `# Written by the build of the site, for Caddy 2.6 or later.
${relay ? relayHandle(relay) : ''}handle {
  route {
    header {
${headers([...securityHeaders, ['Cache-Control', revalidated]])}
    }
    @written not method GET HEAD
    error @written 405
    @hidden {
      path_regexp ${hidden}
      not path /.well-known/*
    }
    error @hidden 404
${redirects.map(redirectRoute).join('')}    @index path_regexp ^/index(?:\\.html)?/?$
    route @index {
      rewrite * /
      redir * {uri} 301
    }
    @page path_regexp page ^/+(${cleanPath})(?:\\.html|/+)$
    route @page {
      @known file /{re.page.1}.html
      route @known {
        rewrite * /{re.page.1}
        redir * {uri} 301
      }
      error * 404
    }
    @folder path_regexp ./$
    error @folder 404
    @file file {path}.html {path} {path}/index.html
    rewrite @file {file_match.relative}
    @nowhere not file
    error @nowhere 404
${folderLines}
${typeLines()}
    file_server {
      precompressed ${Object.values(codings).join(' ')}
      disable_canonical_uris
    }
  }
}
handle_errors {
  route {
    header {
${headers([...securityHeaders, ['Cache-Control', revalidated]])}
    }
${relay ? `    @form path ${relay.path}\n    header @form Cache-Control ${neverKept}\n` : ''}    @missing expression {err.status_code} == 404
    route @missing {
      rewrite * /404.html
      header Content-Type "${textTypes.html}; charset=utf-8"
      header {
        Vary Accept-Encoding
        defer
      }
      file_server {
        precompressed ${Object.values(codings).join(' ')}
      }
    }
    @method expression {err.status_code} == 405
    header @method Allow "GET, HEAD"
    respond {err.status_code}
  }
}
`
}

/**
 * A whole Caddyfile for the two production addresses; Caddy gets their certificates by itself. The rules lie
 * beside it, the site in /srv/site/out (deploy/).
 */
export function caddyfile({ canonical, alias }: { canonical: string; alias: string }): string {
  const site = `# Written by the build of the site.
${canonical} {
  root * /srv/site/out
  import caddy.conf
}
`
  if (alias === canonical) return site
  const hsts = securityHeaders.filter(([name]) => name === 'Strict-Transport-Security')
  return `${site}${alias} {
  header {
${headers(hsts)}
  }
  redir ${canonical}{uri} permanent
}
`
}

const headers = (list: readonly Header[]) =>
  list.map(([name, value]) => `      ${name} "${value}"`).join('\n')

/** Content types: systems bring different lists, and a compressed file has the type of its original. */
function typeLines(): string {
  const types = [
    ...Object.entries(textTypes).map(
      ([extension, type]) => [extension, `${type}; charset=utf-8`] as const,
    ),
    ...Object.entries(binaryTypes),
  ]
  return [
    ...types.flatMap(([extension, type]) => [
      `    @${extension} path *.${extension}`,
      `    header @${extension} Content-Type "${type}"`,
    ]),
    `    @text path ${Object.keys(textTypes)
      .map((extension) => `*.${extension}`)
      .join(' ')}
    header @text {
      Vary Accept-Encoding
      defer
    }`,
  ].join('\n')
}

/** Dotfiles; files for other hosts; compressed files by name. */
const hidden = ['/\\.', ...hiddenFiles].join('|')

/** `rewrite` keeps the query, which must stand before a fragment. */
function redirectRoute(redirect: Redirect, index: number): string {
  const name = `moved-${index}`
  const matcher = `    @${name} path_regexp ${name} ${redirectPattern(redirect)}\n`
  const status = redirectStatus(redirect)
  const to = redirectTo(redirect).replace('$1', `{re.${name}.1}`)
  if (!hasFragment(redirect))
    return `${matcher}    route @${name} {
      rewrite * ${to}
      redir * {uri} ${status}
    }
`
  const [path = '', fragment = ''] = to.split('#')
  return `${matcher}    route @${name} {
      @query expression {query} != ""
      redir @query ${path}?{query}#${fragment} ${status}
      redir * ${path}#${fragment} ${status}
    }
`
}

/**
 * Passes on the forms' address, and nothing else of the relay, whose inbox is the owner's. Caddy adds the
 * visitor's address in X-Forwarded-For.
 */
function relayHandle({ path, upstream }: OwnRelay): string {
  const { host, pathname } = new URL(upstream)
  return `handle ${path} {
  header {
${headers(addedToRelay)}
  }
  request_body {
    max_size ${bodyKib}KiB
  }
  rewrite * ${pathname}
  reverse_proxy ${host} {
    transport http {
      dial_timeout ${connectSeconds}s
      response_header_timeout ${answerSeconds}s
      keepalive off
    }
  }
}
`
}
