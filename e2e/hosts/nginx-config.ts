/**
 * A whole configuration of nginx around these `server` blocks, with all that it writes in one folder.
 * @param first stands before all else: modules to load.
 */
export function nginxConfig(folder: string, servers: readonly string[], first = ''): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `${first}
pid ${folder}/nginx.pid;
events {}
http {
access_log off;
${temporary}
${servers.join('\n')}
}
`
}
