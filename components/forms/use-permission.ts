import { useEffect, useMemo, type RefObject } from 'react'
import type { SiteConfig } from '@/lib/config'
import { askPermission, permissionOf, type Permission } from '@/lib/forms/permission'

/**
 * The permission of a form to post to our relay. None is asked for before the visitor touches the form, as
 * the code may have been loaded ahead, or from an origin that may not send anyway.
 *
 * @param submitAtOnce whether « Envoyer » has been pressed already.
 * @param isThanked whether the form thanks for a request, such as one that was sent before a reload.
 */
export function usePermission(
  form: HTMLFormElement,
  { ownRelay, allowedOrigins, relayUrl }: SiteConfig,
  { submitAtOnce, isThanked }: { submitAtOnce: boolean; isThanked: RefObject<boolean> },
): Permission {
  const permission = useMemo(
    () =>
      permissionOf(
        () =>
          // A third party's relay gives no permissions.
          ownRelay && allowedOrigins.includes(window.location.origin)
            ? askPermission(relayUrl)
            : Promise.resolve(''),
        // The form may have been filled in minutes before this code could ask.
        submitAtOnce,
      ),
    [ownRelay, allowedOrigins, relayUrl, submitAtOnce],
  )
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const ask = ({ target }: Event) => {
      if ((target as HTMLInputElement).name) void permission.get()
    }
    form.addEventListener('focusin', ask, { signal })
    // Not every browser gives a file field the focus. Once: each key fires `input`.
    form.addEventListener('input', ask, { signal, once: true })
    const isTouched = submitAtOnce || form.contains(document.activeElement)
    if (isTouched && !isThanked.current) void permission.get()
    return () => stop.abort()
  }, [form, permission, submitAtOnce, isThanked])
  return permission
}
