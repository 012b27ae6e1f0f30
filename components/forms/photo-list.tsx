import { useSyncExternalStore } from 'react'
import { isUnderWay, staysBehind, type ChosenPhoto, type PhotoTray } from '@/lib/forms/photo-tray'
import { french } from '@/lib/text/typography'
import { LeftOutPhotos } from './left-out-photos'

export { trayOf } from '@/lib/forms/photo-tray'

interface PhotoListProps {
  readonly tray: PhotoTray
  /** While the request is on its way its photos cannot be changed. */
  readonly busy: boolean
  /** The file field. */
  readonly control: HTMLInputElement
  /** The address for photos that did not go with the request. */
  readonly email: string
}

/** The photos that were chosen: a thumbnail, the state, and a button to remove each. */
export function PhotoList({ tray, busy, control, email }: PhotoListProps) {
  const { id } = control
  const { photos, kept, leftOut, stayed } = useSyncExternalStore(tray.subscribe, tray.content)
  const ready = photos.filter(({ state }) => state === 'ready')
  const underWay = photos.some(isUnderWay)
  const bytes = ready.reduce((sum, { photo }) => sum + (photo?.size ?? 0), 0)

  const remove = (photo: ChosenPhoto, place: number) => {
    tray.remove(photo.id)
    // The button is about to go: the focus moves to that of a neighbour.
    const next = photos[place + 1] ?? photos[place - 1]
    const button = next && document.getElementById(`${id}-${next.id}`)
    ;(button ?? control).focus()
  }

  return (
    <>
      {photos.length > 0 && (
        <ul className="photo-list">
          {photos.map((photo, place) => (
            <li key={photo.id}>
              {photo.thumbnail ? (
                <img src={photo.thumbnail} alt="" />
              ) : (
                <span className={staysBehind(photo) ? 'refused' : 'coming'} />
              )}
              <span>
                <b>{photo.name}</b>
                <span className={staysBehind(photo) ? 'field-error' : ''}>{stateOf(photo)}</span>
              </span>
              <button
                id={`${id}-${photo.id}`}
                type="button"
                disabled={busy}
                onClick={() => remove(photo, place)}
                aria-label={`Retirer ${photo.name}, photo ${place + 1} sur ${photos.length}`}
                className="quiet-button"
              >
                Retirer
              </button>
            </li>
          ))}
        </ul>
      )}
      <p id={`${id}-status`} role="status" className="mt-1.5 text-base leading-snug text-ink-2">
        {/* Each text in an element of its own: in a translated page React cannot remove a text that stands
            beside another. */}
        <span>
          {busy && ready.length > 0
            ? french(
                `Les photos partent avec votre demande (${size(bytes)}) : gardez cette page ouverte, une ligne lente peut demander quelques minutes.`,
              )
            : underWay
              ? french('Préparation des photos...')
              : ready.length > 0
                ? `${ready.length === 1 ? '1 photo prête' : `${ready.length} photos prêtes`}, ${size(bytes)}.`
                : ''}
        </span>
        <span>{underWay ? '' : summary(photos)}</span>
      </p>
      {!kept && ready.length > 0 && (
        <p className="mt-1.5 text-base leading-snug text-ink-2">
          {french(
            "Votre navigateur ne garde pas ces photos : elles sont perdues si vous rechargez ou quittez cette page avant l'envoi.",
          )}
        </p>
      )}
      {stayed && ready.length > 0 && (
        <p className="mt-1.5 text-base leading-snug text-ink-2">
          {french('Un e-mail ne porte pas ces photos : joignez-les vous-même.')}
        </p>
      )}
      {leftOut > 0 && <LeftOutPhotos count={leftOut} email={email} />}
    </>
  )
}

function stateOf({ state, photo, reason }: ChosenPhoto): string {
  switch (state) {
    case 'waiting':
      return 'En attente'
    case 'shrinking':
      return french('En préparation...')
    case 'ready':
      return `Prête, ${size(photo?.size ?? 0)}`
    case 'refused':
      return `Refusée. ${reason}`
    case 'lost':
      return `Perdue. ${reason}`
  }
}

/** What a screen reader says of the photos that will not be sent. */
function summary(photos: readonly ChosenPhoto[]): string {
  const count = (state: ChosenPhoto['state'], what: string, word: string) => {
    const many = photos.filter((photo) => photo.state === state).length
    const s = many > 1 ? 's' : ''
    return many > 0 ? ` ${many} ${what}${s} ${word}${s}.` : ''
  }
  return count('refused', 'fichier', 'refusé') + count('lost', 'photo', 'perdue')
}

/** « 312 ko », « 1,4 Mo » */
function size(bytes: number): string {
  return french(
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} ko`
      : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} Mo`,
  )
}
