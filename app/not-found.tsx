import type { Metadata } from 'next'
import { buttonClass } from '@/components/ui/button'
import { telHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { firm, tradesOverview, serviceCards } from '@/lib/site/catalog'
import { documentTitle } from '@/lib/site/page-title'
import { french } from '@/lib/text/typography'
import { MissingPage } from './missing-page'

export const metadata: Metadata = {
  title: documentTitle('Page introuvable (404)'),
  robots: { index: false, follow: true },
}

/** The general message is in English; the ways out under it are in French, for those who come here. */
export default function NotFound() {
  return (
    <>
      <MissingPage>
        <div lang="en" className="container-page pt-20">
          <h1 className="font-display text-[clamp(min(6rem,32vw),20vw,12rem)] leading-none font-bold text-band">
            404
          </h1>
          <p className="mt-4 mb-10 text-lead">Oops! Page not found</p>
          <a href={paths.home} className={buttonClass('action')}>
            Return to Home
          </a>
        </div>
      </MissingPage>
      <WaysOut />
    </>
  )
}

/** The payload of every page carries these elements: they are few and short. */
function WaysOut() {
  const ways = [
    ...serviceCards.map(({ slug, title }) => ({ href: paths.service(slug), label: title })),
    ...(tradesOverview ? [{ href: paths.trades, label: 'Chercher un métier' }] : []),
  ]
  return (
    <nav aria-labelledby="issues" className="container-page py-20">
      <h2 id="issues" className="border-t-2 border-band pt-8 text-title">
        {french("Cette page n'existe pas, ou n'existe plus")}
      </h2>
      <p className="mt-4 measure text-lead">
        {french('Les services, eux, sont restés à leur place. Le téléphone aussi : ')}
        <a href={telHref(firm.phone)} className="font-semibold underline">
          {firm.phone}
        </a>
      </p>
      <ul className="mt-8 grid gap-x-12 md:grid-cols-2">
        {ways.map(({ href, label }) => (
          <li key={href} className="border-t border-rule py-3">
            <a href={href} className="font-semibold text-action underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
