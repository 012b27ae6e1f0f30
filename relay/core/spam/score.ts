import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

import { french } from '@/lib/text/typography'

import type { PermissionState } from './permission'
import { signsOf, type Sign, type Writing } from './text-signs'

/** With this many points a request is set aside under « À vérifier ». */
const SET_ASIDE_POINTS = 5

/** What is known of a post besides its texts. */
export interface Circumstances {
  permission: PermissionState
  /** Whether the form's own token was sent. */
  hasToken: boolean
  /** Whether the hidden field was filled in. */
  trapped: boolean
  /** How many posts the client had sent within the hour, measured by what it may send in a minute. */
  shareOfLimit: number
  /** Whether the same text was sent before, in another request. */
  repeated: boolean
}

/** The result of weighing a request. It only decides when the owner hears of it. */
export interface Screening {
  points: number
  /** In French, for the owner; the weightiest first. */
  reasons: readonly string[]
  setAside: boolean
}

const PERMISSIONS: Readonly<Record<PermissionState, Sign | undefined>> = {
  absent: {
    points: 5,
    reason:
      'Envoyée sans laissez-passer (le site en donne un à qui remplit le formulaire) : page ancienne, navigateur qui bloque ou programme',
  },
  forged: { points: 5, reason: 'Le laissez-passer est faux' },
  used: { points: 5, reason: 'Le laissez-passer a déjà servi à une autre demande' },
  young: { points: 2, reason: 'Envoyée moins de trois secondes après le premier geste' },
  expired: { points: 1, reason: 'Le formulaire était ouvert depuis plus d’un jour' },
  good: undefined,
}

/** Weighs a post. No post is refused for its points. */
export function screen(writing: Writing, circumstances: Circumstances): Screening {
  const signs = [...signsOfSending(circumstances), ...signsOf(writing), ...disposable(writing)]
  signs.sort((one, other) => other.points - one.points)
  const points = signs.reduce((sum, sign) => sum + sign.points, 0)
  return {
    points,
    reasons: signs.map(({ reason }) => french(reason)),
    setAside: points >= SET_ASIDE_POINTS,
  }
}

function signsOfSending(circumstances: Circumstances): Sign[] {
  const { permission, hasToken, trapped, shareOfLimit, repeated } = circumstances
  const signs: (Sign | undefined)[] = [
    PERMISSIONS[permission],
    hasToken
      ? undefined
      : { points: 5, reason: 'Le jeton du formulaire manque : le site en joint un à chaque envoi' },
    trapped ? { points: 5, reason: 'Un champ que personne ne voit est rempli' } : undefined,
    repeated ? { points: 2, reason: 'Le même texte a déjà été envoyé' } : undefined,
  ]
  if (shareOfLimit > 0.5)
    signs.push({ points: 5, reason: 'Envois très nombreux depuis le même endroit' })
  else if (shareOfLimit > 0.2)
    signs.push({ points: 2, reason: 'Plusieurs envois depuis le même endroit en une heure' })
  return signs.filter((sign) => sign !== undefined)
}

let blocklist: ReadonlySet<string> | undefined

function disposable({ email }: Writing): Sign[] {
  blocklist ??= disposableEmailBlocklistSet()
  // A subdomain such as `mail.yopmail.com` counts as its domain.
  const labels = (email.split('@')[1] ?? '').trim().toLowerCase().split('.')
  for (let start = 0; start < labels.length - 1; start += 1) {
    if (blocklist.has(labels.slice(start).join('.')))
      return [{ points: 2, reason: 'Adresse e-mail jetable' }]
  }
  return []
}
