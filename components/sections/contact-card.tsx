import clsx from 'clsx'
import type { Firm } from '@/content/schema/firm'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { paths, projectManagementSlug } from '@/lib/addresses/paths'
import { secondPhone, telHref, whatsAppHref } from '@/lib/addresses/contact-links'
import { periodName } from '@/lib/head/period'
import { languagesText } from '@/lib/text/languages'
import { EmailLink } from '@/components/text/email-link'
import { unbrokenHeading } from '@/components/text/unbroken'
import { CheckList } from './check-list'
import { ContactPanel } from './contact-panel'
import { OpeningHoursList } from './opening-hours-list'

/** Every way to reach us, and four reasons to do so. */
export function ContactCard({
  firm,
  level = 3,
  wide = false,
}: {
  firm: Firm
  /** The level of its heading. */
  level?: 2 | 3
  /** As wide as the section: on a desktop its three parts stand side by side. */
  wide?: boolean
}) {
  const promises = firm.closures.filter(({ promise }) => promise)
  const otherPhone = secondPhone(firm)
  const spoken = languagesText(firm.languages)
  const Heading = `h${level}` as const
  const SubHeading = level === 2 ? 'h3' : 'h4'
  const part = 'mt-6 border-t border-band-ink/30 pt-5'
  return (
    <ContactPanel>
      <Heading className="text-subtitle text-surface">{unbrokenHeading(firm.contactTitle)}</Heading>
      <div
        className={clsx('grid gap-x-12 md:grid-cols-2', wide ? 'lg:grid-cols-3' : 'lg:grid-cols-1')}
      >
        <div className={part}>
          <a
            href={telHref(firm.phone)}
            className="inline-flex flex-wrap items-center gap-3 font-display text-2xl font-bold whitespace-nowrap text-surface underline-offset-4 hover:underline"
          >
            <Icon name="Phone" strokeWidth={2} className="size-6 text-highlight" />
            {firm.phone}
          </a>
          {otherPhone && (
            <a
              href={telHref(otherPhone)}
              className="mt-2 ml-9 block w-fit font-semibold whitespace-nowrap text-surface underline-offset-4 hover:underline"
            >
              {otherPhone}
            </a>
          )}
          <div className="mt-4 text-base">
            <OpeningHoursList hours={firm.openingHours} />
          </div>
        </div>
        <div className={part}>
          <EmailLink address={firm.email} />
          <p className={clsx('text-base', promises.length > 0 && 'usual-promise')}>
            {firm.emailNote}
          </p>
          {promises.map((closure) => (
            <p
              key={periodName(closure)}
              hidden
              data-period={periodName(closure)}
              className="text-base"
            >
              {closure.promise}
            </p>
          ))}
          {spoken && <p className="mt-2 text-base">{spoken}</p>}
          {firm.whatsApp && (
            <a
              href={whatsAppHref(firm.whatsApp)}
              rel="noopener"
              className={buttonClass('on-dark', 'mt-4 w-full')}
            >
              <Icon name="MessageCircle" strokeWidth={2} className="size-5" />
              WhatsApp
            </a>
          )}
          <div className={clsx(part, 'text-base')}>
            {firm.projectManagement && (
              <p className="mb-2">
                <a
                  href={paths.service(projectManagementSlug)}
                  className="underline underline-offset-4"
                >
                  {firm.projectManagement.note}
                </a>
              </p>
            )}
            <a href={paths.serviceArea} className="underline underline-offset-4">
              Zones d’intervention
            </a>
          </div>
        </div>
        <div className={clsx(part, 'md:col-span-2 lg:col-span-1')}>
          <SubHeading className="text-lg leading-tight text-surface">
            {unbrokenHeading(firm.reasonsTitle)}
          </SubHeading>
          <CheckList items={firm.reasons} className="mt-3 text-base" />
        </div>
      </div>
    </ContactPanel>
  )
}
