import type { NodemailerError } from 'nodemailer'

import { french } from '@/lib/text/typography'

/**
 * Faults by what helps against them. `login` and `sender` need another setting and stop every mail, `refused`
 * concerns one message for good, `delayed` one message for now; `server` is a server that is down or silent.
 * `own` is a fault of this program over one message: another may be composed without it, and of the server it
 * says nothing.
 */
export type FaultKind = 'login' | 'sender' | 'refused' | 'delayed' | 'server' | 'own'

/** One failed attempt, without the server's own words: they may quote an address. */
export interface MailFault {
  kind: FaultKind
  /** Nodemailer's code and the server's: « EAUTH 535 ». */
  code: string
  /** What happened and what to do, in French. */
  explanation: string
  /** The server had read the message, or heard its size: a smaller one may be taken. */
  byContent?: true
  /** The server had the whole message and has neither taken nor refused it. */
  mayHaveLeft?: true
  /** The connection ended during the message or after it: the message may be the reason. */
  isCutOff?: true
}

/** What a mailer throws. */
export interface SendError extends NodemailerError {
  mayHaveLeft?: boolean
  isCutOff?: boolean
}

/** Replies that ask for a login, whatever command they answer (RFC 4954, section 6). */
const LOGIN_REPLIES = [530, 534, 535, 538]
/** « Exceeded storage allocation » (RFC 5321): it may answer MAIL FROM, but concerns the message. */
const TOO_LARGE = 552
const ABOUT_THE_MESSAGE = ['EENVELOPE', 'EMESSAGE']
const LOGIN_CODES = ['EAUTH', 'ENOAUTH', 'EOAUTH2']

/** Turns what nodemailer reports of a failed attempt, or what failed before it, into a fault. */
export function mailFault(error: SendError): MailFault {
  const kind = faultKind(error)
  const code = [error.code ?? error.name, error.responseCode].filter(Boolean).join(' ')
  return {
    kind,
    code,
    explanation: french(explain(kind, code, error.command)),
    ...(kind === 'refused' && error.command !== 'RCPT TO' && { byContent: true }),
    ...(error.mayHaveLeft === true && { mayHaveLeft: true }),
    ...(error.isCutOff === true && { isCutOff: true }),
  }
}

/** What is said of a fault of this program over a message. */
export const explainOwn = (code: string) =>
  french(
    `Le relais ne parvient pas à préparer ou à remettre un message (${code}) : la faute est dans son programme, et son journal dit où. Rien n'est perdu : les demandes sont conservées ici, et il essaie de nouveau de lui-même.`,
  )

function faultKind({ code = '', responseCode, command, permanent }: NodemailerError): FaultKind {
  // Whatever a server or the network says has a code.
  if (code === '' && responseCode === undefined) return 'own'
  // A login that fails for now (such as 454) is a server in trouble, not a wrong password.
  if (LOGIN_CODES.includes(code)) return permanent === false ? 'server' : 'login'
  if (permanent && LOGIN_REPLIES.includes(responseCode ?? 0)) return 'login'
  // 421 closes the connection, whatever command it answers.
  if (!ABOUT_THE_MESSAGE.includes(code) || responseCode === 421) return 'server'
  if (permanent === false) return 'delayed'
  return command === 'MAIL FROM' && permanent && responseCode !== TOO_LARGE ? 'sender' : 'refused'
}

function explain(kind: FaultKind, code: string, command: string | undefined): string {
  switch (kind) {
    case 'login':
      return `Le serveur de messagerie refuse le nom ou le mot de passe (${code}). Vérifiez SMTP_URL (nom et mot de passe, caractères spéciaux écrits %40 pour @), puis relancez le relais. D'ici là, il n'essaie plus qu'une fois par heure. Rien n'est perdu : les demandes sont conservées ici.`
    case 'sender':
      return `Le serveur de messagerie refuse l'expéditeur (${code}). Vérifiez RELAY_MAIL_FROM : ce doit être une adresse de ce compte. Puis relancez le relais. D'ici là, il n'essaie plus qu'une fois par heure. Rien n'est perdu : les demandes sont conservées ici.`
    case 'refused':
      return command === 'RCPT TO'
        ? `Le serveur de messagerie refuse le destinataire (${code}). Vérifiez RELAY_MAIL_TO et que cette boîte reçoit encore, puis relancez le relais. La demande reste conservée ici et sera proposée de nouveau dans un jour.`
        : `Le serveur de messagerie refuse ce message (${code}). Lisez la demande dans la boîte de réception du relais : elle y reste conservée, et sera proposée de nouveau dans un jour.`
    case 'own':
      return explainOwn(code)
    case 'delayed':
      return `Le serveur de messagerie remet ce message à plus tard (${code}). Il n'y a rien à faire : le relais essaie de nouveau de lui-même.`
    case 'server':
      if (code.startsWith('ETLS'))
        return `Le serveur de messagerie n'établit pas de connexion chiffrée (${code}), et rien ne lui est dit en clair. Vérifiez SMTP_URL : le nom que donne l'hébergeur de la messagerie, de préférence smtps:// et le port 465, puis relancez le relais (npm run mail-check dit ce qui manque). Rien n'est perdu : les demandes sont conservées ici.`
      return `Serveur de messagerie injoignable ou en panne (${code}). S'il le reste, vérifiez l'hôte et le port de SMTP_URL et la connexion de cette machine. Rien n'est perdu : les demandes sont conservées ici et partiront d'elles-mêmes.`
  }
}
