/** Where the rules of a host lead an address. */
interface Answer {
  readonly status: number
  readonly to: string
}

interface Rule {
  readonly matches: RegExp
  readonly status: number
  /** `$1` repeats what the pattern has caught. */
  readonly to: string
}

interface JsonRule {
  readonly source: string
  readonly destination: string
  readonly type?: number
  readonly statusCode?: number
}

// As `source` of a regular expression spells it: with the slash escaped.
const anySegment = '([^\\/]+)'

/** An address with `:name` for one segment, as JSON rules and `_redirects` spell it. */
function segments(source: string): RegExp {
  return new RegExp(`^${source.replace('{/}?', '/?').replace(/:\w+/g, () => anySegment)}$`)
}
const repeated = (target: string) => target.replace(/:\w+/g, '$1')

function jsonRules(text: string): readonly Rule[] {
  const { redirects } = JSON.parse(text) as { readonly redirects: readonly JsonRule[] }
  return redirects.map(({ source, destination, type, statusCode }) => ({
    matches: segments(source),
    status: type ?? statusCode ?? 0,
    to: repeated(destination),
  }))
}

/** Rules of `_redirects` whose line says « ! », or does not. */
function lineRules(text: string, forced: boolean): readonly Rule[] {
  return [...text.matchAll(/^(\/\S*) (\S+) (\d+)(!?)$/gm)].flatMap(
    ([, from = '', to = '', status, mark]): Rule[] =>
      (mark === '!') === forced
        ? [{ matches: segments(from), status: Number(status), to: repeated(to) }]
        : [],
  )
}

/** Those without a condition: the others repeat them for addresses with a query. */
function apacheRules(text: string): readonly Rule[] {
  const rule = /(?<!RewriteCond .*\n)^RewriteRule \^(\S*) %\{ENV:ORIGIN\}(\S+) \[R=(\d+),L/gm
  return [...text.matchAll(rule)].map(([, pattern = '', to = '', status]) => ({
    matches: new RegExp(`^/${pattern}`),
    status: Number(status),
    to,
  }))
}

/** A `rewrite` of the server goes before every location, wherever it is written. */
function nginxRules(text: string): readonly Rule[] {
  const rewrites = text.matchAll(/^rewrite (\S+) (\S+) (permanent|redirect);$/gm)
  const locations = text.matchAll(/^location ~ (\S+) \{ return (30\d) (\S+); \}$/gm)
  return [
    ...[...rewrites].map(([, pattern = '', to = '', flag]) => ({
      matches: new RegExp(pattern),
      status: flag === 'permanent' ? 301 : 302,
      to,
    })),
    ...[...locations].map(([, pattern = '', status, to = '']) => ({
      matches: new RegExp(pattern),
      status: Number(status),
      to: to.replace('$is_args$args', ''),
    })),
  ]
}

/** A route of its own for each, in which `{uri}` is what the line before has made of the address. */
function caddyRules(text: string): readonly Rule[] {
  const route = /^ *@(moved-\d+) path_regexp \1 (\S+)\n *route @\1 \{\n((?: {6}.*\n)+)/gm
  return [...text.matchAll(route)].map(([, name, pattern = '', lines = '']) => {
    const [, target = '', status] = /redir \* (\S+) (\d+)/.exec(lines) ?? []
    const [, rewritten = ''] = /rewrite \* (\S+)/.exec(lines) ?? []
    return {
      matches: new RegExp(pattern),
      status: Number(status),
      to: target.replace('{uri}', () => rewritten).replace(`{re.${name}.1}`, () => '$1'),
    }
  })
}

/** Hosts, the file that each goes by, and how it is read: of the rules that match, the first holds. */
const hosts: readonly {
  readonly name: string
  readonly file: string
  readonly read: (text: string) => readonly Rule[]
}[] = [
  { name: 'nginx', file: 'nginx.conf', read: nginxRules },
  { name: 'Apache', file: '.htaccess', read: apacheRules },
  { name: 'Caddy', file: 'caddy.conf', read: caddyRules },
  // Where a page is exported too, as at every fixed address, Netlify goes by a forced rule alone.
  {
    name: 'Netlify',
    file: '_redirects',
    read: (text) => [
      ...lineRules(text, true),
      ...lineRules(text, false).filter(({ matches }) => matches.source.includes(anySegment)),
    ],
  },
  { name: 'Cloudflare Pages', file: '_redirects', read: (text) => lineRules(text, false) },
  { name: 'Vercel', file: 'vercel.json', read: jsonRules },
  { name: 'serve', file: 'serve.json', read: jsonRules },
]

/** The files that hosts go by, and those of them that stand outside the export. */
export const ruleFiles: readonly string[] = [...new Set(hosts.map(({ file }) => file))]
export const filesOutside: readonly string[] = ['nginx.conf', 'caddy.conf']

/**
 * What each host whose file is there answers to an address, by its name: undefined where it would
 * look for a file.
 */
export function hostAnswers(
  files: ReadonlyMap<string, string>,
): readonly { readonly name: string; readonly answer: (address: string) => Answer | undefined }[] {
  return hosts.flatMap(({ name, file, read }) => {
    const text = files.get(file)
    if (text === undefined) return []
    const rules = read(text)
    return {
      name,
      answer: (address) => {
        for (const { matches, status, to } of rules) {
          const match = matches.exec(address)
          if (match) return { status, to: to.replace('$1', () => match[1] ?? '') }
        }
        return undefined
      },
    }
  })
}
