import type { Resolver } from 'node:dns/promises'
import { codeOf, type DnsLine, type Finding } from './finding'

/** What is asked of the DNS; tests answer it themselves. */
export type Dns = Pick<Resolver, 'resolveMx' | 'resolveNs' | 'resolveTxt'>

/** Whose mails are judged. */
export interface Sender {
  /** After the @ of the address that mails come from. */
  readonly domain: string
  /** Where reports go to. */
  readonly owner: string
  /** The server that mails are handed to. */
  readonly smtpHost: string
  /** Under which name the key of the signatures stands; the mail's host says it. */
  readonly dkimSelector: string | undefined
}

/** Looks up what receivers look up before they trust a mail. */
export async function dnsFindings(dns: Dns, sender: Sender): Promise<Finding[]> {
  const [top = ''] = sender.domain.split('.').slice(-1)
  // A machine that is cut off may be told that nothing exists: what does tells the two apart.
  try {
    await dns.resolveNs(top)
  } catch (error) {
    return [
      {
        about: 'DNS',
        state: 'unknown',
        text: `il ne connaît pas même « .${top} » (${codeOf(error)}) : cette machine est-elle reliée à Internet ?`,
      },
    ]
  }
  return Promise.all([
    about('MX', () => mx(dns, sender)),
    about('SPF', () => spf(dns, sender)),
    about('DKIM', () => dkim(dns, sender)),
    about('DMARC', () => dmarc(dns, sender)),
  ])
}

type Verdict = Omit<Finding, 'about'>

const ok = (text: string): Verdict => ({ state: 'ok', text })
const missing = (text: string, line?: DnsLine): Verdict => ({
  state: 'missing',
  text,
  ...(line && { line }),
})

async function about(name: string, check: () => Promise<Verdict>): Promise<Finding> {
  try {
    return { about: name, ...(await check()) }
  } catch (error) {
    return {
      about: name,
      state: 'unknown',
      text: `le DNS n'a pas répondu (${codeOf(error)}) : recommencez plus tard.`,
    }
  }
}

/** Nothing there is an answer; any other fault is none. */
async function found<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(codeOf(error))) return []
    throw error
  }
}

/** A text longer than 255 characters comes in pieces. */
async function texts(dns: Dns, name: string): Promise<string[]> {
  return (await found(dns.resolveTxt(name))).map((pieces) => pieces.join(''))
}

async function mx(dns: Dns, { domain }: Sender): Promise<Verdict> {
  const servers = (await found(dns.resolveMx(domain))).filter(
    ({ exchange }) => exchange !== '' && exchange !== '.',
  )
  if (servers.length > 0) return ok(servers.map(({ exchange }) => exchange).join(', '))
  return missing(
    `${domain} ne reçoit pas de courrier : beaucoup refusent ce qui en vient. Le nom du serveur est donné par votre hébergeur de messagerie.`,
    { name: `${domain}.`, type: 'MX', value: '10 (serveur donné par votre hébergeur)' },
  )
}

async function spf(dns: Dns, { domain, smtpHost }: Sender): Promise<Verdict> {
  const records = (await texts(dns, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text))
  const [record, ...others] = records
  if (record === undefined)
    return missing(
      `rien ne dit qui envoie pour ${domain}. Si votre hébergeur de messagerie donne un « include: », mettez-le à la place de « a: ».`,
      { name: `${domain}.`, type: 'TXT', value: `v=spf1 mx a:${smtpHost} ~all` },
    )
  if (others.length > 0)
    return missing(
      `${records.length} lignes SPF, ce qui les annule toutes : réunissez-les en une seule (${records.join(' | ')}).`,
    )
  if (/ \+?all$/i.test(record.trim()))
    return missing(`« ${record} » laisse tout le monde envoyer pour vous : finissez par ~all.`)
  if (!/ [~?-]all\b| redirect=/i.test(record))
    return missing(`« ${record} » ne dit rien des autres serveurs : ajoutez ~all à la fin.`)
  return ok(record)
}

async function dkim(dns: Dns, { domain, dkimSelector }: Sender): Promise<Verdict> {
  if (dkimSelector === undefined)
    return {
      state: 'unknown',
      text: "sélecteur inconnu : votre hébergeur de messagerie le donne, et l'en-tête DKIM-Signature de ses messages (s=…). Exemple : DKIM_SELECTOR=default",
    }
  const name = `${dkimSelector}._domainkey.${domain}`
  const key = (await texts(dns, name)).find((text) => /(?:^|;)\s*p=/i.test(text))
  if (key === undefined)
    return missing(
      'aucune clé : activez DKIM chez votre hébergeur de messagerie, puis ajoutez la ligne qu’il donne.',
      { name: `${name}.`, type: 'TXT', value: 'v=DKIM1; p=(clé donnée par votre hébergeur)' },
    )
  if (/(?:^|;)\s*p=\s*(?:;|$)/i.test(key))
    return missing(`la clé de ${name} est révoquée : demandez la nouvelle à votre hébergeur.`)
  return ok(`clé à ${name}`)
}

/** What the domain does not say, the one that it belongs to says for it. */
async function dmarc(dns: Dns, { domain, owner }: Sender): Promise<Verdict> {
  const labels = domain.split('.')
  const parents = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  for (const parent of parents) {
    const records = (await texts(dns, `_dmarc.${parent}`)).filter((text) =>
      /^v=DMARC1(?:\s*;|$)/i.test(text),
    )
    if (records.length > 1)
      return missing(`${records.length} lignes DMARC à _dmarc.${parent}, ce qui les annule toutes.`)
    const [record] = records
    if (record === undefined) continue
    if (!/;\s*p\s*=\s*(?:none|quarantine|reject)\b/i.test(record))
      return missing(`« ${record} » ne dit pas quoi faire : ajoutez p=none.`)
    return ok(record)
  }
  return missing(`rien ne dit que faire d'un faux message de ${domain}.`, {
    name: `_dmarc.${domain}.`,
    type: 'TXT',
    value: `v=DMARC1; p=none; rua=mailto:${owner}`,
  })
}
