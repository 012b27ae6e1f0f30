import { inTime } from '@/lib/browser/in-time'
import type { PhotoTray } from '@/lib/forms/photo-tray'

/** The way to a form's photos: what shrinks, shows and keeps them arrives when somebody reaches for it. */
export type PhotosOnDemand = ReturnType<typeof photosOnDemand>

export function photosOnDemand(form: string) {
  const fetchTray = async () => {
    const { PhotoList, trayOf } = await inTime(import('./photo-list'))
    return { PhotoList, tray: trayOf(form) }
  }
  let arriving: ReturnType<typeof fetchTray> | undefined
  return {
    /** @throws where it cannot be had; the same again until `forget`. */
    load: () => (arriving ??= fetchTray()),
    /** After a failure: the next one to load tries again. */
    forget: () => void (arriving = undefined),
    /** For whoever has something to say to the tray, if there is one. */
    tell: (say: (tray: PhotoTray) => void) =>
      void arriving?.then(({ tray }) => say(tray)).catch(() => undefined),
    /** What goes with the request. @throws where photos were chosen that cannot be prepared. */
    toSend: async () => (await arriving)?.tray.toSend() ?? [],
  }
}
