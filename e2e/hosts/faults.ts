import { readFileSync } from 'node:fs'
import path from 'node:path'
import { revalidated, securityHeaders } from '../../scripts/build/hosts/answers'
import type { Expected, HostName } from './addresses'
import { ask, type Answer } from './ask'
import { plantedFiles } from './servers'

/** A server of this machine, with the rules of one kind of host. */
export interface Host {
  readonly name: HostName
  readonly port: number
}

/** Requests one address. @returns what is wrong with the answer, a line for each fault. */
export async function hostFaults(host: Host, expected: Expected): Promise<string[]> {
  const answer = await ask(host.port, expected)
  const bare =
    (expected.early && ['Apache', 'Caddy'].includes(host.name)) ||
    (expected.location !== undefined && host.name === 'serve')
  const faults = [
    ...statusFaults(answer, expected),
    ...(bare ? [] : valueFaults(answer, expected)),
    ...leaks(host, answer),
    ...(bare ? [] : securityFaults(answer)),
    ...(answer.status === 404 && !bare ? errorPageFaults(answer) : []),
    ...(await redirectFaults(host, answer, expected)),
  ]
  const { method = 'GET', path: asked, headers } = expected
  const about = `${host.name}, ${method} ${asked.slice(0, 80)} ${headers ? JSON.stringify(headers) : ''}`
  return faults.map((fault) => `${about}: ${fault}`)
}

const one = ({ headers }: Answer, name: string) => headers.get(name)?.join(' and ')

function statusFaults({ status, body }: Answer, expected: Expected): string[] {
  if (!expected.status.includes(status))
    return [`status ${status}, not ${expected.status.join(' or ')}`]
  if (expected.file === undefined || status === 206) return []
  return body.equals(fileOf(expected.file)) ? [] : [`the answer is not ${expected.file}`]
}

function fileOf(name: string): Buffer {
  return name in plantedFiles
    ? Buffer.from(plantedFiles[name as keyof typeof plantedFiles])
    : readFileSync(path.join('out', name))
}

function valueFaults(answer: Answer, { values = {} }: Expected): string[] {
  return Object.entries(values)
    .filter(([name, value]) => one(answer, name) !== value)
    .map(([name, value]) => `${name}: ${one(answer, name)}, not ${value}`)
}

/** Every answer must carry the security headers, errors and redirects too, and each of them once. */
function securityFaults(answer: Answer): string[] {
  return securityHeaders
    .filter(([name, value]) => one(answer, name.toLowerCase()) !== value)
    .map(([name, value]) => `${name}: ${one(answer, name.toLowerCase())}, not ${value}`)
}

/** A cached 404 would hide a page that is published at that address later. */
function errorPageFaults(answer: Answer): string[] {
  return one(answer, 'cache-control') === revalidated ? [] : ['the 404 page may be kept']
}

function leaks({ name }: Host, answer: Answer): string[] {
  const text = answer.body.toString('latin1')
  return [
    ...(answer.status >= 500 ? ['the server itself fails'] : []),
    ...(/<title>Index of|Files within/.test(text) ? ['a folder is listed'] : []),
    ...(text.includes(process.cwd()) ? ["the machine's own path"] : []),
    ...Object.values(plantedFiles)
      .filter((secret) => secret !== 'answer' && text.includes(secret))
      .map((secret) => `a hidden file: ${secret}`),
    // Apache's version can be hidden in the server's own configuration only, not in .htaccess.
    ...(name === 'nginx' && /nginx\/\d/.test(text + one(answer, 'server')) ? ['its version'] : []),
  ]
}

async function redirectFaults(host: Host, answer: Answer, expected: Expected): Promise<string[]> {
  const location = one(answer, 'location')
  if (location === undefined) return expected.location === undefined ? [] : ['leads nowhere']
  const origin = `http://127.0.0.1:${host.port}`
  const target = new URL(location, `${origin}${new URL(expected.path, origin).pathname}`)
  if (proxied(expected) && host.name === 'Apache') {
    if (target.protocol !== 'https:') return [`leads back to http, at ${location}`]
    target.protocol = 'http:'
  }
  if (target.origin !== origin) return [`leads off the site, to ${location}`]
  const found = `${target.pathname}${target.search}${target.hash}`
  if (found !== expected.location) return [`leads to ${found}, not ${expected.location}`]
  const { status } = await ask(host.port, { path: `${target.pathname}${target.search}` })
  return [200, 404].includes(status) ? [] : [`leads to ${found}, which answers ${status}`]
}

const proxied = ({ headers }: Expected) => headers?.['x-forwarded-proto'] === 'https'

/**
 * Requests a file again with the validators of the first answer, which must be answered 304.
 * @returns a line for each fault.
 */
export async function revalidationFaults(host: Host, asked: string): Promise<string[]> {
  const encoding = { 'accept-encoding': 'br, gzip' }
  const fresh = await ask(host.port, { path: asked, headers: encoding })
  const validators: [string, string | undefined][] = [
    ['if-none-match', one(fresh, 'etag')],
    // `serve` sends an ETag only.
    ['if-modified-since', host.name === 'serve' ? undefined : one(fresh, 'last-modified')],
  ]
  const faults: string[] = []
  for (const [name, value] of validators) {
    if (value === undefined) {
      if (host.name !== 'serve') faults.push(`${host.name}, ${asked}: nothing for ${name}`)
      continue
    }
    const again = await ask(host.port, { path: asked, headers: { ...encoding, [name]: value } })
    if (again.status !== 304 || again.body.length > 0)
      faults.push(`${host.name}, ${asked}: ${again.status} for ${name}, not 304`)
    // `serve` sends its 304 without the header.
    if (host.name !== 'serve' && one(again, 'cache-control') !== one(fresh, 'cache-control'))
      faults.push(`${host.name}, ${asked}: another cache-control with 304`)
  }
  return faults
}
