import { revalidated, securityHeaders, type Header } from '../../build/hosts/answers'

/**
 * What the screen's own address answers with. It says its policy in a header, for it is one page; no
 * search engine is to know it; and a forge's sign-in opens in a window that must find its opener
 * again, which `Cross-Origin-Opener-Policy` would keep it from.
 */
export function editorHeaders(policy: string): readonly Header[] {
  const own: readonly Header[] = [
    ['Content-Security-Policy', policy],
    ['X-Robots-Tag', 'noindex, nofollow'],
    ['Cache-Control', revalidated],
    ['Referrer-Policy', 'no-referrer'],
  ]
  const replaced = new Set(['Cross-Origin-Opener-Policy', ...own.map(([name]) => name)])
  return [...securityHeaders.filter(([name]) => !replaced.has(name)), ...own]
}

/** By file name: those that lie in the folder that is served, and the one that nginx includes. */
export function editorHostFiles(policy: string): Readonly<Record<string, string>> {
  const headers = editorHeaders(policy)
  const lines = (write: (header: Header) => string) => headers.map(write).join('\n')
  return {
    '.htaccess': `# Written by npm run build-editor, for Apache 2.4.
Options -Indexes
<IfModule mod_headers.c>
${lines(([name, value]) => `  Header always set ${name} "${value}"`)}
</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json
</IfModule>
`,
    _headers: `/*\n${lines(([name, value]) => `  ${name}: ${value}`)}\n`,
    'robots.txt': 'User-agent: *\nDisallow: /\n',
  }
}

/** Included in a server block that says `root`. */
export function editorNginxRules(policy: string): string {
  return `# Written by npm run build-editor. Included in a server block that says root.
${editorHeaders(policy)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
autoindex off;
server_tokens off;
charset utf-8;
gzip on;
gzip_types text/css text/javascript application/javascript application/json;
location ~ ^/(?:\\.(?!well-known/)|_headers$) { return 404; }
location / { try_files $uri $uri/index.html =404; }
`
}
