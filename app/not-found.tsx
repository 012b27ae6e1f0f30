import type { Metadata } from 'next'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/addresses/paths'
import { MissingPage } from './missing-page'

export const metadata: Metadata = { title: '404', robots: { index: false, follow: true } }

/** The general not-found message is the one screen in English. */
export default function NotFound() {
  return (
    <MissingPage>
      <div
        lang="en"
        className="container-page flex min-h-[70svh] flex-col items-start justify-center py-20"
      >
        <h1 className="font-display text-[clamp(min(6rem,32vw),20vw,12rem)] leading-none font-bold text-band">
          404
        </h1>
        <p className="mt-4 mb-10 text-lead">Oops! Page not found</p>
        <Link href={paths.home} className={buttonClass('action')}>
          Return to Home
        </Link>
      </div>
    </MissingPage>
  )
}
