import type { ReactNode } from 'react'
import type { Firm } from '@/content/schema/firm'
import { OpeningHoursList } from '@/components/sections/opening-hours-list'
import { Tooltip } from '@/components/ui/tooltip'
import { mailtoHref, secondPhone, telHref, whatsAppHref } from '@/lib/addresses/contact-links'
import type { MenuLink } from '@/lib/addresses/menu-link'
import { paths } from '@/lib/addresses/paths'
import { periodName } from '@/lib/head/period'
import { recordDayText } from '@/lib/text/day-text'
import { french } from '@/lib/text/typography'
import { SocialIcon, type SocialNetwork } from './social-icons'

const legalLinks = [
  { label: 'Mentions légales', href: paths.legalNotice },
  { label: 'Politique de confidentialité', href: paths.privacy },
  { label: 'Conditions générales', href: paths.terms },
  { label: 'Accessibilité', href: paths.accessibility },
]

const networkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
}

const heading = 'mb-4 text-lg text-surface'

/** Shown until the script in the head has set the visitor's year. */
const yearOfTheBuild = new Date().getFullYear()

/** The foot of every page: contact, links, hours, texts of law. */
export function SiteFooter({
  firm,
  signature,
  logo,
  links,
}: {
  firm: Firm
  /** Who is responsible for the page, by the legal name where the law asks for it. */
  signature: string
  logo: ReactNode
  links: readonly MenuLink[]
}) {
  return (
    <footer className="site-footer on-dark">
      <div className="container-page">
        <div>
          {logo}
          <p className="mt-5 max-w-[24ch]">{firm.tagline}</p>
          <SocialLinks firm={firm} />
        </div>
        <div>
          <h2 className={heading}>Nous joindre</h2>
          <ContactDetails firm={firm} />
          <Labels firm={firm} />
        </div>
        <nav aria-label="Liens rapides">
          <h2 className={heading}>Le site</h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={heading}>Horaires</h2>
          <OpeningHoursList hours={firm.openingHours} />
        </div>
      </div>
      <div>
        <div className="container-page">
          <p>
            ©{' '}
            <span data-now="year" suppressHydrationWarning>
              {yearOfTheBuild}
            </span>{' '}
            {signature}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li className="needs-script">
              {/* Brings the banner back (`lib/head/consent.ts`). */}
              <button type="button" data-answer="ask">
                Gérer les cookies
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** The firm's pages elsewhere, as signs; none where it has no such page. */
function SocialLinks({ firm }: { firm: Firm }) {
  const networks: readonly { network: SocialNetwork; url: string }[] = [
    ...firm.social,
    ...(firm.whatsApp ? [{ network: 'whatsapp' as const, url: whatsAppHref(firm.whatsApp) }] : []),
  ]
  if (networks.length === 0) return null
  return (
    <ul className="mt-6 flex flex-wrap gap-3">
      {networks.map(({ network, url }) => (
        <li key={network}>
          <Tooltip text={networkNames[network]}>
            <a
              href={url}
              aria-label={networkNames[network]}
              rel="noopener"
              className="social-link inline-flex size-11 items-center justify-center rounded-control"
            >
              <SocialIcon network={network} />
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}

function ContactDetails({ firm }: { firm: Firm }) {
  const { registered: address, workshop } = firm.addresses
  const otherPhone = secondPhone(firm)
  return (
    <address className="not-italic">
      <ul>
        <li>
          <a href={telHref(firm.phone)}>{firm.phone}</a>
        </li>
        {otherPhone && (
          <li>
            <a href={telHref(otherPhone)}>{otherPhone}</a>
          </li>
        )}
        {firm.whatsApp && (
          <li>
            <a href={whatsAppHref(firm.whatsApp)} rel="noopener">
              Écrire sur WhatsApp
            </a>
          </li>
        )}
        <li>
          <a href={mailtoHref(firm.email)}>{firm.email}</a>
        </li>
        <li className="py-1">
          <AddressLine {...address} />
        </li>
        {workshop && (
          <li className="py-1">
            {french('Atelier : ')}
            <AddressLine {...workshop} />
          </li>
        )}
      </ul>
    </address>
  )
}

/** Labels such as RGE, each until its last day. A number goes to a new line before it is broken at a hyphen. */
function Labels({ firm }: { firm: Firm }) {
  const { labels = [] } = firm.legal
  if (labels.length === 0) return null
  return (
    <ul className="mt-3">
      {labels.map((label) => (
        <li
          key={label.name + label.domain}
          data-period={periodName({ until: label.until })}
          className="py-1 text-base"
        >
          {french(`${label.name}, ${label.domain}, `)}
          <span className="inline-block">{french(`n° ${label.number},`)}</span>
          {french(` jusqu'au ${recordDayText(label.until)}`)}
        </li>
      ))}
    </ul>
  )
}

/** A commune with hyphens goes to a new line before it is broken at one of them. */
function AddressLine({ street, postalCode, city }: Firm['addresses']['registered']) {
  return (
    <>
      {`${street}, `}
      <span className="inline-block">{`${postalCode} ${city}`}</span>
    </>
  )
}
