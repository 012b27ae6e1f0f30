'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { missingPage } from '@/lib/missing-page'

const neverChanges = () => () => undefined

/**
 * One exported file answers every unknown address, so what is missing is read from the address once
 * the page is awake; until then, and without a script, it is the general message.
 */
export function MissingPage() {
  const path = useSyncExternalStore(
    neverChanges,
    () => window.location.pathname,
    () => '',
  )
  useEffect(() => {
    if (path) console.error('404: no page at', path)
  }, [path])
  const { lang, code, message, link } = missingPage(path)
  return (
    <div
      lang={lang}
      className="container-page flex min-h-[70svh] flex-col items-start justify-center py-20"
    >
      {code ? (
        <>
          <h1 className="font-display text-[clamp(6rem,20vw,12rem)] leading-none font-bold text-chene">
            {code}
          </h1>
          <p className="mt-4 mb-10 text-lead">{message}</p>
        </>
      ) : (
        <h1 className="mb-10 text-hero">{message}</h1>
      )}
      <Link href={link.href} className={buttonClass('action')}>
        {link.label}
      </Link>
    </div>
  )
}
