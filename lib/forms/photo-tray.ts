import { inTime } from '@/lib/browser/in-time'
import { french } from '@/lib/text/typography'
import { dropPhotoDraft, noteUnready, unreadyPhotos } from './draft'
import { forgetPhoto, keepPhoto, keptPhotos } from './photo-draft'
import { LateRefusal, mostPhotos } from './photo-rules'
import { PhotoRefused, shrinkPhoto, thumbnailOf } from './shrink-photo'

/** A photo that the visitor has chosen, and what has become of it. */
export interface ChosenPhoto {
  readonly id: string
  /** As its file was called. */
  readonly name: string
  readonly state: 'waiting' | 'shrinking' | 'ready' | 'refused' | 'lost'
  /** What is sent, once it is ready. */
  readonly photo?: Blob
  /** An address to show it at, once it is ready. */
  readonly thumbnail?: string
  /** Why it stays behind, refused or lost, in French. */
  readonly reason?: string
}

/** Whether a photo is in the list for its reason alone, and goes with no request. */
export const staysBehind = ({ reason }: ChosenPhoto): boolean => reason !== undefined

/** Whether a photo is still being prepared. */
export const isUnderWay = ({ state }: ChosenPhoto): boolean =>
  state === 'waiting' || state === 'shrinking'

/** What a tray holds at one moment. */
export interface TrayContent {
  readonly photos: readonly ChosenPhoto[]
  /** False once a photo could not be kept: a reload would lose it. */
  readonly kept: boolean
  /** How many photos were missing from the request that was sent last. */
  readonly leftOut: number
  /** Whether sending a request with these photos has failed. */
  readonly stayed: boolean
}

const nothing: TrayContent = { photos: [], kept: true, leftOut: 0, stayed: false }

const tooMany = french(`${mostPhotos} photos au plus : retirez-en une pour prendre celle-ci.`)
const unforeseen = french(
  "Elle n'a pas pu être préparée : essayez encore, ou envoyez-la par e-mail.",
)
const neverOpened = french(
  "Elle met trop de temps à s'ouvrir : elle est peut-être encore en ligne. Choisissez-la une fois qu'elle est sur cet appareil, ou envoyez-la par e-mail.",
)

const left = french("La page a été quittée avant qu'elle soit prête : choisissez-la encore.")

/**
 * How long a photo may take to get ready, in milliseconds; « Envoyer » waits for it. A slow phone needs some
 * seconds. A photo that lies in a cloud is downloaded while it is read, and the connection may be gone.
 */
const patienceMs = 20_000

let lastNumber = 0

/** Ascending, and different from the ids of other tabs. */
function newId(): string {
  const number = String(++lastNumber).padStart(4, '0')
  return `${Date.now()}-${number}-${Math.random().toString(36).slice(2)}`
}

/**
 * The photos of one form. It lives outside React, which may draw the form anew. Photos are prepared one at a
 * time, as one may take 50 MB until it is shrunk.
 */
export class PhotoTray {
  #content = nothing
  #erased: readonly ChosenPhoto[] = []
  #work: Promise<void>
  #leaveOut = false
  /** The files of photos that are not ready yet, by id. */
  readonly #files = new Map<string, File>()
  /** Files beyond the greatest number of photos, by id. */
  readonly #tooMany = new Map<string, File>()
  readonly #form: string
  readonly #views = new Set<() => void>()

  constructor(form: string) {
    this.#form = form
    const lost = unreadyPhotos(form)
    this.#work = this.#restore().then(() => this.#tellOf(lost))
  }

  /** For React: calls back at each change until the function it returns is called. */
  readonly subscribe = (view: () => void) => {
    this.#views.add(view)
    return () => void this.#views.delete(view)
  }

  readonly content = () => this.#content

  /** Adds files; one that cannot be taken stays in the list, with the reason. */
  add(files: readonly File[]): void {
    const chosen = files.map((file) => {
      const photo: ChosenPhoto = { id: newId(), name: file.name, state: 'waiting' }
      return { photo, file }
    })
    const added = chosen.map(({ photo }) => photo)
    this.#show({ photos: [...this.#content.photos, ...added], leftOut: 0 })
    for (const { photo, file } of chosen) this.#take(photo.id, file)
  }

  /** Removes a photo; one that was beyond the greatest number takes its place. */
  remove(id: string): void {
    const { photos } = this.#content
    const leavesPlace = photos.some((photo) => photo.id === id && !staysBehind(photo))
    this.#show({ photos: photos.filter((photo) => photo.id !== id) })
    void forgetPhoto(id)
    this.#files.delete(id)
    this.#tooMany.delete(id)
    const [next] = this.#tooMany
    if (!leavesPlace || !next) return
    const [late, file] = next
    this.#tooMany.delete(late)
    this.#show({
      photos: this.#content.photos.map((photo) =>
        photo.id === late ? { id: late, name: file.name, state: 'waiting' } : photo,
      ),
    })
    this.#take(late, file)
  }

  #take(id: string, file: File): void {
    this.#files.set(id, file)
    this.#work = this.#work.then(() => this.#prepare(id, file))
  }

  /** Empties the tray and the draft; `takeBack` undoes it. */
  clear(): void {
    const taken = this.#content.photos.filter((photo) => !staysBehind(photo))
    // Clearing an empty tray must not make `takeBack` forget what the first clearing took.
    if (taken.length > 0) this.#erased = taken
    for (const { id } of this.#content.photos) void forgetPhoto(id)
    this.#tooMany.clear()
    dropPhotoDraft(this.#form)
    this.#show({ ...nothing, leftOut: this.#content.leftOut })
  }

  /** Undoes the last `clear`. */
  takeBack(): void {
    const photos = this.#erased
    this.#erased = []
    this.#show({ photos: [...photos, ...this.#content.photos] })
    for (const photo of photos) {
      const file = this.#files.get(photo.id)
      this.#work = this.#work.then(() =>
        // A photo that was cleared while it was being prepared is prepared again.
        photo.state !== 'ready' && file ? this.#prepare(photo.id, file) : this.#keep(photo),
      )
    }
  }

  /**
   * For a page that comes back from the browser's memory: another page may have sent photos, or added some.
   */
  readAnew(): void {
    this.#work = this.#work.then(() => this.#readAnew())
  }

  /** The next request is sent without photos. */
  leaveOut(): void {
    this.#leaveOut = true
  }

  /**
   * The photos to send, once every chosen one is shrunk.
   * @throws LateRefusal where one was refused during the wait: the visitor still counts on it.
   */
  async toSend(): Promise<readonly Blob[]> {
    if (this.#leaveOut) return []
    const known = this.#behind().length
    for (let awaited; awaited !== this.#work; await awaited) awaited = this.#work
    const late = this.#behind().length - known
    if (late > 0) throw new LateRefusal(late)
    return this.#ready().flatMap(({ photo }) => photo ?? [])
  }

  /**
   * To be called when an attempt to send has ended.
   * @param taken how many photos the relay has kept; undefined where it has not taken the request.
   */
  settle(taken: number | undefined): void {
    const leftOut = this.#behind().length + this.#ready().length - (taken ?? 0)
    this.#leaveOut = false
    if (taken === undefined) return this.#show({ stayed: true })
    this.clear()
    this.#erased = []
    this.#files.clear()
    this.#show({ leftOut })
  }

  #ready(): readonly ChosenPhoto[] {
    return this.#content.photos.filter(({ state }) => state === 'ready')
  }

  #behind(): readonly ChosenPhoto[] {
    return this.#content.photos.filter(staysBehind)
  }

  #holds(id: string): boolean {
    return this.#content.photos.some((photo) => photo.id === id)
  }

  #show(change: Partial<TrayContent>): void {
    this.#content = { ...this.#content, ...change }
    // A page that is left takes these with it: the next one says so.
    const unready = this.#content.photos.filter(isUnderWay).map(({ name }) => name)
    noteUnready(this.#form, unready)
    for (const view of this.#views) view()
  }

  #update(id: string, change: Partial<ChosenPhoto>): void {
    const photos = this.#content.photos.map((photo) =>
      photo.id === id ? { ...photo, ...change } : photo,
    )
    this.#show({ photos })
  }

  async #prepare(id: string, file: File): Promise<void> {
    // A photo that was cleared and taken back while it was being prepared may be ready already.
    if (!this.#content.photos.some((photo) => photo.id === id && photo.state !== 'ready')) return
    if (this.#ready().length >= mostPhotos) {
      this.#tooMany.set(id, file)
      return this.#update(id, { state: 'refused', reason: tooMany })
    }
    this.#update(id, { state: 'shrinking' })
    try {
      const { photo, thumbnail } = await inTime(
        preparePhoto(file),
        patienceMs,
        new PhotoRefused(neverOpened),
      )
      await this.#keep({ id, name: file.name, state: 'ready', photo, thumbnail })
      this.#update(id, { state: 'ready', photo, thumbnail })
      // A photo that was cleared meanwhile may be taken back, and then needs its file.
      if (this.#holds(id)) this.#files.delete(id)
    } catch (error) {
      if (!(error instanceof PhotoRefused)) console.error('Photo not prepared:', error)
      const reason = error instanceof PhotoRefused ? error.message : unforeseen
      this.#update(id, { state: 'refused', reason })
    }
  }

  /** Stores a photo with the draft, unless it has been removed meanwhile. */
  async #keep({ id, name, photo }: ChosenPhoto): Promise<void> {
    if (!photo || !this.#holds(id)) return
    const kept = await keepPhoto(this.#form, { id, name, photo })
    if (!this.#holds(id)) return forgetPhoto(id)
    if (!kept) this.#show({ kept })
  }

  async #readAnew(): Promise<void> {
    // A photo that could not be stored exists only here, so that the draft proves nothing.
    if (this.#content.kept) {
      const kept = new Set((await keptPhotos(this.#form)).map(({ id }) => id))
      const { photos } = this.#content
      this.#show({ photos: photos.filter(({ id, state }) => state !== 'ready' || kept.has(id)) })
    }
    await this.#restore()
  }

  /** Of photos that an earlier page was left with before they were ready. */
  #tellOf(lost: readonly string[]): void {
    if (lost.length === 0) return
    const photos = lost.map((name): ChosenPhoto => ({
      id: newId(),
      name,
      state: 'lost',
      reason: left,
    }))
    this.#show({ photos: [...this.#content.photos, ...photos] })
  }

  async #restore(): Promise<void> {
    for (const { id, name, photo } of await keptPhotos(this.#form)) {
      if (this.#holds(id)) continue
      const thumbnail = await thumbnailOf(photo).catch(() => undefined)
      if (!thumbnail) continue
      const restored: ChosenPhoto = { id, name, state: 'ready', photo, thumbnail }
      // Stored photos come before those that were chosen meanwhile.
      const { photos } = this.#content
      const chosen = photos.findIndex(({ state }) => state === 'waiting')
      const place = chosen < 0 ? photos.length : chosen
      this.#show({ photos: [...photos.slice(0, place), restored, ...photos.slice(place)] })
    }
  }
}

async function preparePhoto(file: File): Promise<{ photo: Blob; thumbnail: string }> {
  const photo = await shrinkPhoto(file)
  return { photo, thumbnail: await thumbnailOf(photo) }
}

const trays = new Map<string, PhotoTray>()

/** The tray of a form; the same one until the page is loaded again. */
export function trayOf(form: string): PhotoTray {
  const tray = trays.get(form) ?? new PhotoTray(form)
  trays.set(form, tray)
  return tray
}
