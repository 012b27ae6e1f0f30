import type { ReactNode } from 'react'
import type { Firm } from '@/content/schema/firm'
import { OpeningHoursList } from '@/components/sections/opening-hours-list'
import { Tooltip } from '@/components/ui/tooltip'
import { mailtoHref, secondPhone, telHref, whatsAppHref } from '@/lib/addresses/contact-links'
import type { MenuLink } from '@/lib/addresses/menu-link'
import { paths } from '@/lib/addresses/paths'
import { periodName } from '@/lib/head/period'
import { dayText } from '@/lib/text/day-text'
import { french } from '@/lib/text/typography'
import { SocialIcon, type SocialNetwork } from './social-icons'

const legalLinks = [
  { label: 'Mentions légales', href: paths.legalNotice },
  { label: 'Politique de confidentialité', href: paths.privacy },
  { label: 'Conditions générales', href: paths.terms },
  { label: 'Accessibilité', href: paths.accessibility },
]

const link = 'inline-block py-1 text-surface underline-offset-4 hover:text-white hover:underline'

/** Until the script in the head has set the visitor's. */
const yearOfTheBuild = new Date().getFullYear()

export function SiteFooter({
  company,
  logo,
  links,
}: {
  company: Firm
  logo: ReactNode
  links: readonly MenuLink[]
}) {
  const { registered: address, workshop } = company.addresses
  const { labels = [] } = company.legal
  const otherPhone = secondPhone(company)
  const networks: readonly { network: SocialNetwork; label: string; url: string }[] = [
    ...company.social.map(({ network, url }) => ({
      network,
      label: network === 'facebook' ? 'Facebook' : 'Instagram',
      url,
    })),
    ...(company.whatsApp
      ? [
          {
            network: 'whatsapp',
            label: 'WhatsApp',
            url: whatsAppHref(company.whatsApp),
          } as const,
        ]
      : []),
  ]
  return (
    <footer className="on-dark bg-band-2 text-band-ink">
      <div className="container-page grid gap-x-10 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-[1.4fr_1.2fr_1fr_1.1fr]">
        <div>
          {logo}
          <p className="mt-5 max-w-[26ch]">{company.tagline}</p>
          {networks.length > 0 && (
            <ul className="mt-6 flex flex-wrap gap-3">
              {networks.map(({ network, label, url }) => (
                <li key={network}>
                  <Tooltip text={label} side="top">
                    <a
                      href={url}
                      aria-label={label}
                      rel="noopener"
                      className="inline-flex size-11 items-center justify-center rounded-control border border-band-ink/40 text-surface hover:border-surface hover:bg-surface hover:text-band-2"
                    >
                      <SocialIcon network={network} className="size-5" />
                    </a>
                  </Tooltip>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <FooterHeading>Nous joindre</FooterHeading>
          <address className="not-italic">
            <ul>
              <li>
                <a href={telHref(company.phone)} className={`${link} whitespace-nowrap`}>
                  {company.phone}
                </a>
              </li>
              {otherPhone && (
                <li>
                  <a href={telHref(otherPhone)} className={`${link} whitespace-nowrap`}>
                    {otherPhone}
                  </a>
                </li>
              )}
              {company.whatsApp && (
                <li>
                  <a href={whatsAppHref(company.whatsApp)} rel="noopener" className={link}>
                    Écrire sur WhatsApp
                  </a>
                </li>
              )}
              <li>
                <a href={mailtoHref(company.email)} className={`${link} break-all`}>
                  {company.email}
                </a>
              </li>
              <li className="py-1">{`${address.street}, ${address.postalCode} ${address.city}`}</li>
              {workshop && (
                <li className="py-1">
                  {french(`Atelier : ${workshop.street}, ${workshop.postalCode} ${workshop.city}`)}
                </li>
              )}
            </ul>
          </address>
          {labels.length > 0 && (
            <ul className="mt-3">
              {labels.map((label) => (
                <li
                  key={label.name + label.domain}
                  data-period={periodName({ until: label.until })}
                  className="py-1 text-base"
                >
                  {french(
                    `${label.name}, ${label.domain}, nº ${label.number}, jusqu'au ${dayText(new Date(`${label.until}T12:00Z`), 'UTC')}`,
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label="Liens rapides">
          <FooterHeading>Le site</FooterHeading>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <FooterHeading>Horaires</FooterHeading>
          <OpeningHoursList hours={company.openingHours} />
        </div>
      </div>
      <div className="border-t border-band-ink/25">
        <div className="container-page flex flex-col gap-x-8 gap-y-2 py-6 text-base max-lg:pb-28 md:flex-row md:items-center md:justify-between">
          <p>
            ©{' '}
            <span data-now="year" suppressHydrationWarning>
              {yearOfTheBuild}
            </span>{' '}
            {company.brand}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={link}>
                  {label}
                </a>
              </li>
            ))}
            <li className="needs-script">
              {/* Brings the banner back (`lib/head/consent.ts`). */}
              <button type="button" data-answer="ask" className={link}>
                Gérer les cookies
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

function FooterHeading({ children }: { children: string }) {
  return <h2 className="mb-3 font-display text-lg text-surface">{children}</h2>
}
