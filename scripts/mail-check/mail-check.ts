import { randomBytes } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { RelayOptions } from '../../relay/node/options'
import { composeMessage } from '../../relay/core/mail'
import { leadId, toLead } from '../../relay/core/lead'
import { staysHere } from '../../lib/text/stays-here'
import { PATIENCE } from '../../relay/core/smtp-mailer'
import { TOKEN_FIELD, type Submission } from '../../relay/core/submission'
import { addressOf, certificateFinding } from './certificate'
import { dnsFindings, type Dns } from './dns'
import { codeOf, type Finding } from './finding'

/** What a check of the mails is told, and whom it may ask. */
export interface MailCheck {
  /** As the relay reads them. */
  readonly options: RelayOptions
  readonly dkimSelector: string | undefined
  /** Sends one message to the owner, and to nobody else. */
  readonly send: boolean
  readonly dns: Dns
  readonly now: Date
  /** An authority that the system does not know, in tests. */
  readonly authority?: string | undefined
}

/**
 * What the relay's mail meets on its way to the owner.
 * @throws when the variables name no mail server, with an example.
 */
export async function mailFindings(check: MailCheck): Promise<Finding[]> {
  const { smtpUrl, mail } = check.options
  if (smtpUrl === undefined || !mail?.from || !mail.to)
    throw new Error(
      'SMTP_URL manque : le relais ne saurait à qui remettre ses messages. Exemple : SMTP_URL=smtps://utilisateur:motdepasse@mail.exemple.fr:465',
    )
  const [domain = ''] = mail.from.address.split('@').slice(-1)
  const [dns, certificate] = await Promise.all([
    dnsFindings(check.dns, {
      domain: domain.toLowerCase(),
      owner: mail.to[0]?.address ?? '',
      smtpHost: addressOf(smtpUrl).host,
      dkimSelector: check.dkimSelector,
    }),
    certificateFinding({ smtpUrl, authority: check.authority, now: check.now }),
  ])
  // A password is for a server that is who it says it is.
  if (certificate.state !== 'ok') return [...dns, certificate]
  return [...dns, certificate, ...(await serverFindings(check, smtpUrl))]
}

async function serverFindings(check: MailCheck, smtpUrl: string): Promise<Finding[]> {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !staysHere(smtpUrl),
    ...PATIENCE,
    ...(check.authority !== undefined && { tls: { ca: check.authority } }),
  })
  try {
    await transport.verify()
  } catch (error) {
    const code = codeOf(error)
    const text =
      code === 'EAUTH'
        ? "l'utilisateur ou le mot de passe de SMTP_URL est refusé."
        : `la connexion échoue (${code}).`
    return [{ about: 'Serveur', state: code === 'EAUTH' ? 'missing' : 'unknown', text }]
  }
  const server: Finding = { about: 'Serveur', state: 'ok', text: 'il nous prend.' }
  return check.send ? [server, await sendSample(check, transport)] : [server]
}

async function sendSample(
  { options, now }: MailCheck,
  transport: ReturnType<typeof createTransport>,
): Promise<Finding> {
  const { from, to } = options.mail ?? {}
  if (!from || !to) throw new Error('RELAY_MAIL_FROM, RELAY_MAIL_TO')
  const owners = to.map(({ address }) => address)
  // Made as a lead's is, so that filters judge what they will see.
  const submission: Submission = {
    directives: new Map([['_subject', 'Nouvelle demande (essai des messages du site)']]),
    fields: [
      ['Nom', 'Essai'],
      ['Email', from.address],
      // As the site makes it: without one the relay would mark the request as to be verified.
      [TOKEN_FIELD, randomBytes(40).toString('base64url')],
      ['Description', `Envoyé par npm run mail-check, le ${now.toISOString()}.`],
    ],
    trapped: false,
  }
  const lead = toLead({
    id: leadId(submission),
    submission,
    origin: options.allowedOrigins[0] ?? '',
    receivedAt: now,
    screening: { points: 0, reasons: [], setAside: false },
  })
  try {
    await transport.sendMail({
      envelope: { from: from.address, to: owners },
      raw: Buffer.from(await composeMessage(lead, { from, to })),
    })
    return {
      about: 'Envoi',
      state: 'ok',
      text: `pris pour ${owners.join(', ')}. Dans le message reçu (« afficher l'original »), spf, dkim et dmarc doivent dire pass.`,
    }
  } catch (error) {
    return { about: 'Envoi', state: 'missing', text: `le message est refusé (${codeOf(error)}).` }
  }
}

const marks = { ok: 'OK     ', missing: 'MANQUE ', unknown: 'INCONNU' } as const

/** A line for each finding, and the line to add under it. */
export function mailReport(findings: readonly Finding[]): string {
  const open = findings.filter(({ state }) => state !== 'ok').length
  return [
    ...findings.flatMap(({ state, about, text, line }) => [
      `${marks[state]} ${about} : ${text}`,
      ...(line
        ? [
            `        À ajouter chez votre bureau d'enregistrement : ${line.name} ${line.type} ${line.value}`,
          ]
        : []),
    ]),
    '',
    open === 0 ? 'Rien ne manque.' : `À régler : ${open}.`,
  ].join('\n')
}
