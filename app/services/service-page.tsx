import type { ReactNode } from 'react'
import { CallToAction } from '@/components/sections/call-to-action'
import { FaqSection } from '@/components/sections/faq-section'
import { PageHero } from '@/components/sections/page-hero'
import { Presentation } from '@/components/sections/presentation'
import { Section, SectionHeading } from '@/components/sections/section'
import { Testimonials } from '@/components/sections/testimonials'
import type { Faq, Service } from '@/content/types'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { company, requireTrade } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { unbroken } from '@/lib/text/typography'
import { showTestimonial } from '../show-testimonial'
import { StructuredData } from '../structured-data'
import { DetailedServices, detailsTitle } from './detailed-services'

/** The sections of a service, in order; `children` come between its tabs and its questions. */
export function ServicePage({
  service,
  children,
  childrenFaqs = [],
}: {
  service: Service
  children?: ReactNode
  /** Questions that the children show. */
  childrenFaqs?: readonly Faq[]
}) {
  const path = paths.service(service.slug)
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(path)}
        title={unbroken(service.title)}
        subtitle={service.subtitle}
        picture={pictureSource(service.heroImage)}
      />
      <Presentation
        title={service.presentationTitle}
        paragraphs={service.presentationText}
        listTitle="Ce que vous y gagnez"
        list={service.benefits}
        picture={pictureSource(service.presentationImage)}
      >
        <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-5 border-t border-regle pt-6">
          <Figure term="Délai moyen" value={service.averageDuration} />
          <Figure term="Entreprise générale" value={company.experience.since} />
        </dl>
      </Presentation>
      <DetailedServices service={service} />
      {children}
      <FaqSection faqs={service.faqs} />
      <CallToAction
        title={'Prêt à transformer votre intérieur\u202F?'}
        text="Une visite, des sondages, puis un devis poste par poste sous 48 h. Vous décidez ensuite, sans relance."
      />
      <Section surface="pierre" labelledBy="testimonials">
        <SectionHeading id="testimonials" title="Ce que nos clients disent" />
        <Testimonials testimonials={service.testimonials.map(showTestimonial)} />
      </Section>
      <StructuredData
        path={path}
        service={{
          name: service.name,
          description: service.metaDescription,
          offers: {
            title: detailsTitle,
            of: service.detailedServices.flatMap(({ id, name, trade, price }) =>
              price
                ? [{ id, name, price, path: paths.trade(requireTrade(trade).serviceSlug, trade) }]
                : [],
            ),
          },
        }}
        faqs={[...childrenFaqs, ...service.faqs]}
      />
    </>
  )
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-base text-encre-3">{term}</dt>
      <dd className="font-display text-2xl leading-tight font-semibold text-chene">{value}</dd>
    </div>
  )
}
