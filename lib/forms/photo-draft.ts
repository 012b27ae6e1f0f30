import { sessionStore } from '@/lib/browser/session-store'
import { photoDraftKey } from './draft'

/**
 * Photos of a draft, in IndexedDB: session storage is too small for them. IndexedDB outlives the
 * session, so what lies there is encrypted, and its key lies in session storage: once the tab is
 * closed nobody can read it, and what is left of it goes once a week has passed and a form takes photos
 * again.
 */

/** One photo as it lies there. */
interface KeptPhoto {
  /** Of the photo; ascending, so that they come back in their order. */
  readonly id: string
  readonly form: string
  readonly keptAt: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

/** A photo of the draft: what it was called, and what is sent of it. */
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

/** The photos kept for a form in this session, in their order; what nobody can read any more goes. */
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

export async function forgetPhoto(id: string): Promise<void> {
  await inTable('readwrite', (photos) => photos.delete(id)).catch(() => undefined)
}

/** Of another session, where the key does not fit: undefined. */
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
  // In memory alone a reload would forget it, and with it the photos.
  sessionStore.removeItem(entry)
  return undefined
}

function importKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** How long an answer of IndexedDB is waited for, in milliseconds: some browsers never give any. */
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
