import type { HomePage } from '@/content/schema/pages/home'
import type { Service } from '@/content/schema/service'
import { Picture } from '@/components/media/picture'
import { Section, SectionHeading } from '@/components/sections/section'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { unbrokenHeading } from '@/components/text/unbroken'
import { TextLink } from '@/components/ui/text-link'

/** A service, or the project-management page, in a row of its own. */
type ServiceCard = { readonly slug: string } & Service['card']

/** The services as a list to read, and the promo box for buyers. */
export function ServicesSection({
  heading,
  cards,
  promo,
  guide,
}: {
  heading: HomePage['services']
  cards: readonly ServiceCard[]
  /** Only where its page exists; the same goes for `guide`, the address of the trades' guide. */
  promo: HomePage['promo']
  guide: string | undefined
}) {
  return (
    <Section id="services" labelledBy="services-title">
      <SectionHeading id="services-title" title={heading.title} lead={heading.lead} />
      <ul className="border-b border-rule">
        {cards.map((card) => (
          <li key={card.slug} className="service-row group">
            <h3 className="flex items-center gap-4 text-subtitle lg:text-[1.75rem]">
              <Icon name={card.icon} className="size-8 shrink-0 text-band" />
              <span className="group-hover:text-action">{card.title}</span>
            </h3>
            <div>
              <p className="measure text-ink-2">{card.description}</p>
              {/* The whole row is the link's target; its name says where it leads. */}
              <a
                href={paths.service(card.slug)}
                className="mt-3 inline-block min-h-6 font-semibold text-action underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                En savoir plus
                <span className="sr-only">{` : ${card.title}`}</span>
                <span aria-hidden="true">→</span>
              </a>
            </div>
            <Picture
              source={pictureSource(card.image)}
              alt=""
              sizes="240px"
              coloured={false}
              className="aspect-3/2 rounded-picture max-md:hidden"
            />
          </li>
        ))}
      </ul>
      {promo && (
        <div className="mt-14 grid break-inside-avoid items-center gap-x-12 gap-y-6 rounded-picture bg-surface-3 p-6 sm:p-10 lg:grid-cols-[1fr_auto]">
          <div>
            <h3 className="text-subtitle">{unbrokenHeading(promo.title)}</h3>
            <p className="mt-3 measure">{promo.text}</p>
          </div>
          <a href={paths.estimation} className={buttonClass('action', 'w-fit max-sm:w-full')}>
            Demander une estimation avant achat
          </a>
        </div>
      )}
      {guide && (
        <p className="mt-10 text-lead">
          <TextLink href={guide}>Voir tous les métiers de la rénovation →</TextLink>
        </p>
      )}
    </Section>
  )
}
