import type { SiteConfig } from '../config'
import { french } from '@/lib/text/typography'
import type { FormValues } from './draft'
import { relayFields, type FormDefinition, type NoticeText } from './form'
import { dropIdempotencyKey, idempotencyKey } from './idempotency-key'
import { permissionField, permissionInTime, type Permission } from './permission'
import { LateRefusal } from './photo-rules'
import { referenceField, referenceOf } from './reference'
import { sendToRelay } from './relay'
import { checkToken, removeToken, type TokenStore } from './security-token'

/** What sending a form needs besides its values. */
export interface Sending {
  readonly config: SiteConfig
  /** The token that the form holds. */
  readonly token: string
  readonly permission: Permission
  readonly store: TokenStore
  /** Where the form stands. */
  readonly location: { readonly origin: string; readonly href: string }
  /** The path of the page that led there (`page-before.ts`). */
  readonly page: string
  /** The photos of the request, once they are ready. */
  readonly photos?: () => Promise<readonly Blob[]>
  readonly fetch?: typeof fetch
}

/** What the toast says of an attempt. */
interface Said {
  readonly title: string
  readonly description: string
}

/** The relay has taken the request. */
export interface Sent extends Said {
  readonly sent: true
  /** How the request is called, when it was taken, and how many photos were kept with it. */
  readonly receipt: {
    readonly reference: string
    readonly sentAt: Date
    readonly photos: number
  }
}

/** The request has not been taken, as far as anybody knows. */
export interface Failed extends Said {
  readonly sent: false
  /** What would help, besides trying once more. */
  readonly remedy?: 'new token' | 'reload'
  /** Whether the request had photos, and could do without. */
  readonly withPhotos?: boolean
}

/** How an attempt to send ended: what the toast says, and what stays in the page after it. */
export type Outcome = Sent | Failed

const refusals = {
  origin: [
    'Erreur de sécurité',
    'Demande non autorisée. Veuillez actualiser la page et réessayer.',
  ],
  session: [
    'Erreur de sécurité',
    'Session invalide ou expirée. Veuillez actualiser la page et réessayer.',
  ],
} as const

/** Of a request that is too large: the rules keep it below what our relay takes, another may take less. */
const tooLong = [
  'Demande trop longue',
  'Raccourcissez votre texte, ou envoyez-le par e-mail.',
] as const

const photosNotReady = [
  'Photos pas prêtes',
  "Vos photos n'ont pas pu être préparées : la ligne est peut-être coupée. Réessayez, ou envoyez votre demande sans elles.",
] as const
const photosRefusedLate = ({ count }: LateRefusal) =>
  count === 1
    ? ([
        'Photo refusée',
        "Votre demande n'est pas encore partie : une photo est refusée, la raison est écrite à côté. Appuyez encore sur « Envoyer » pour l'envoyer sans cette photo.",
      ] as const)
    : ([
        'Photos refusées',
        `Votre demande n'est pas encore partie : ${count} photos sont refusées, la raison est écrite à côté de chacune. Appuyez encore sur « Envoyer » pour l'envoyer sans ces photos.`,
      ] as const)
/** Statuses of a relay that takes no files, or not such large ones. */
const photosRefused: readonly (number | undefined)[] = [400, 413, 415]
const photosNotTaken = [
  'Photos refusées',
  "Votre demande n'est pas partie : ses photos n'ont pas été acceptées. Envoyez-la sans elles, et les photos par e-mail.",
] as const

/**
 * Sends a valid form: origin, then token, then relay. A used token is removed; the reason of a failed
 * send goes to the console. Never throws.
 */
export async function sendForm(
  form: FormDefinition,
  values: FormValues,
  { config, token, permission, store, location, page, photos, fetch }: Sending,
): Promise<Outcome> {
  if (!config.allowedOrigins.includes(location.origin))
    return { ...failed(refusals.origin), remedy: 'reload' }
  if (checkToken(store, token) !== 'valid')
    return { ...failed(refusals.session), remedy: 'new token' }
  const ready = await readyPhotos(config, photos)
  if ('failed' in ready) return ready.failed
  const { taken } = ready
  const permitted = await permissionInTime(permission)
  const key = idempotencyKey(store, form.name)
  const reference = referenceOf(key)
  const answer = await sendToRelay(
    config.relayUrl,
    [
      ...relayFields(form, values, token, location.href),
      [referenceField, reference],
      ['Page', page],
      // Last: relays that do not know fields that begin with « _ » drop them, or list them after all others.
      ['_idempotency_key', key],
      ...(permitted ? [[permissionField, permitted] as const] : []),
    ],
    { photos: taken, ownRelay: config.ownRelay, ...(fetch && { fetch }) },
  )
  if (!answer.ok) {
    console.error('Request not sent:', answer.reason, answer.detail)
    if (taken.length > 0) {
      const refused = photosRefused.includes(answer.status)
      return { ...failed(refused ? photosNotTaken : form.failure), withPhotos: true }
    }
    return failed(answer.status === 413 ? tooLong : form.failure)
  }
  removeToken(store, token)
  dropIdempotencyKey(store, form.name)
  return {
    sent: true,
    ...said(form.success),
    // The relay's clock where it is known: a visitor's may be wrong.
    receipt: {
      reference,
      sentAt: answer.at ?? new Date(),
      photos: answer.photos ?? taken.length,
    },
  }
}

/**
 * The photos to send, none to a relay that takes none; or how the attempt ends, where they cannot be
 * prepared.
 */
async function readyPhotos(
  { takesPhotos }: SiteConfig,
  photos: Sending['photos'],
): Promise<{ readonly taken: readonly Blob[] } | { readonly failed: Failed }> {
  if (!takesPhotos || !photos) return { taken: [] }
  try {
    return { taken: await photos() }
  } catch (error) {
    if (error instanceof LateRefusal) return { failed: failed(photosRefusedLate(error)) }
    console.error('Photos not prepared:', error)
    return { failed: { ...failed(photosNotReady), withPhotos: true } }
  }
}

function failed(text: NoticeText): Failed {
  return { sent: false, ...said(text) }
}

function said([title, description]: NoticeText): Said {
  return { title: french(title), description: french(description) }
}
