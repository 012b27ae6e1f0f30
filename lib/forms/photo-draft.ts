import { sessionStore } from '@/lib/browser/session-store'
import { photoDraftKey } from './draft'

/**
 * Photos of a draft, in IndexedDB: session storage is too small for them. IndexedDB outlives the session, so
 * the photos are encrypted, and the key lies in session storage: once the tab is closed nobody can read them.
 * What is left of them is deleted when a form takes photos again a week later or more.
 */

/** One photo as it lies there. */
interface KeptPhoto {
  /** Of the photo; ascending, so that photos are read in their order. */
  readonly id: string
  readonly form: string
  readonly keptAt: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

/** A photo of the draft: the name of its file, and the shrunk picture that is sent. */
export interface DraftPhoto {
  readonly id: string
  readonly name: string
  readonly photo: Blob
}

const table = 'photos'

/** No session of a browser is expected to last longer, in milliseconds. */
const leftoverAgeMs = 7 * 24 * 60 * 60 * 1000

/**
 * Keeps a photo of a form for the browser session.
 * @returns whether a reload would find it again.
 */
export async function keepPhoto(form: string, { id, name, photo }: DraftPhoto): Promise<boolean> {
  try {
    const key = await keyOf(form, 'made where there is none')
    if (!key) return false
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const plain = await new Blob([name.replaceAll('\n', ' '), '\n', photo]).arrayBuffer()
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
    const kept: KeptPhoto = { id, form, keptAt: Date.now(), iv, bytes }
    await inTable('readwrite', (photos) => photos.put(kept))
    return true
  } catch {
    return false
  }
}

/**
 * The photos kept for a form in this session, in their order; those that cannot be decrypted any more are
 * deleted.
 */
export async function keptPhotos(form: string): Promise<DraftPhoto[]> {
  try {
    const all = await inTable<KeptPhoto[]>('readonly', (photos) => photos.getAll())
    for (const { id, keptAt } of all) if (Date.now() - keptAt > leftoverAgeMs) await forgetPhoto(id)
    const key = await keyOf(form)
    if (!key) return []
    const own = all.filter((kept) => kept.form === form)
    const read = await Promise.all(own.map((kept) => decrypt(key, kept)))
    return read.filter((photo) => photo !== undefined)
  } catch {
    return []
  }
}

/** Removes a photo from the draft. Never throws. */
export async function forgetPhoto(id: string): Promise<void> {
  await inTable('readwrite', (photos) => photos.delete(id)).catch(() => undefined)
}

/** Undefined for a photo of another session, which this key does not decrypt. */
async function decrypt(key: CryptoKey, { id, iv, bytes }: KeptPhoto) {
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes)
    const end = new Uint8Array(plain).indexOf(0x0a)
    return {
      id,
      name: new TextDecoder().decode(plain.slice(0, end)),
      photo: new Blob([plain.slice(end + 1)], { type: 'image/jpeg' }),
    }
  } catch {
    return undefined
  }
}

async function keyOf(form: string, make?: 'made where there is none') {
  const entry = photoDraftKey(form)
  const stored = sessionStore.getItem(entry)
  if (stored) return importKey(Uint8Array.from(atob(stored), (byte) => byte.charCodeAt(0)))
  if (!make) return undefined
  const raw = crypto.getRandomValues(new Uint8Array(32))
  if (sessionStore.setItem(entry, btoa(String.fromCharCode(...raw)))) return importKey(raw)
  // A key held in memory only is lost with a reload, and the photos with it.
  sessionStore.removeItem(entry)
  return undefined
}

function importKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** How long IndexedDB may take to answer, in milliseconds: some browsers never do. */
const patienceMs = 3_000

function inTable<T>(
  mode: IDBTransactionMode,
  work: (photos: IDBObjectStore) => IDBRequest,
): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not answer')), patienceMs)
    const opening = indexedDB.open('draft', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: 'id' })
    opening.onerror = () => reject(opening.error as DOMException)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(table, mode)
      const request = work(transaction.objectStore(table))
      transaction.oncomplete = () => resolve(request.result as T)
      // A full disk aborts it after the request itself has succeeded.
      transaction.onabort = () => reject(transaction.error as DOMException)
      database.close()
    }
  })
}
