import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { missingPage } from '@/lib/missing-page'

/** The message for a missing service, trade or family; `children` for any other address. */
export function KnownMissingPage({ path, children }: { path: string; children: ReactNode }) {
  const missing = missingPage(path)
  if (!missing) return children
  return (
    <div className="container-page flex min-h-[70svh] flex-col items-start justify-center py-20">
      <h1 className="mb-10 text-hero">{missing.message}</h1>
      <Link href={missing.link.href} className={buttonClass('action')}>
        {missing.link.label}
      </Link>
    </div>
  )
}
