import type { ReactNode } from 'react'
import { CallToAction } from '@/components/sections/call-to-action'
import { FaqSection } from '@/components/sections/faq-section'
import { PageHero } from '@/components/sections/page-hero'
import { Presentation } from '@/components/sections/presentation'
import { Section, SectionHeading } from '@/components/sections/section'
import { Testimonials } from '@/components/sections/testimonials'
import type { Faq } from '@/content/schema/parts'
import type { Service } from '@/content/schema/service'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { company, servicePages as texts, tradeOf } from '@/lib/site/catalog'
import type { PageRecord } from '@/lib/site/pages'
import { shownPrice } from '@/lib/site/prices'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { unbroken } from '@/lib/text/typography'
import { showTestimonial } from '../show-testimonial'
import { StructuredData } from '../structured-data'
import { DetailedServices } from './detailed-services'

/** The sections of a service, in order; `children` come between its tabs and its questions. */
export function ServicePage({
  page,
  service,
  children,
  childrenFaqs = [],
}: {
  page: PageRecord
  service: Service
  children?: ReactNode
  /** Questions that the children show. */
  childrenFaqs?: readonly Faq[]
}) {
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(page)}
        title={unbroken(service.title)}
        subtitle={service.subtitle}
        picture={pictureSource(service.heroImage)}
      />
      <Presentation
        title={service.presentationTitle}
        paragraphs={service.presentationText}
        listTitle={texts.benefitsTitle}
        list={service.benefits}
        picture={pictureSource(service.presentationImage)}
      >
        <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-5 border-t border-rule pt-6">
          <Figure term={texts.durationTerm} value={service.averageDuration} />
          <Figure term={texts.firmTerm} value={company.experience.since} />
        </dl>
      </Presentation>
      <DetailedServices service={service} />
      {children}
      <FaqSection faqs={service.faqs} />
      <CallToAction title={service.closing} text={texts.closingText} />
      <Section surface="surface-2" labelledBy="testimonials">
        <SectionHeading id="testimonials" title={texts.testimonialsTitle} />
        <Testimonials testimonials={service.testimonials.map(showTestimonial)} />
      </Section>
      <StructuredData
        page={page}
        service={{
          name: service.name,
          description: service.metaDescription,
          offers: {
            title: texts.detailsTitle,
            of: service.detailedServices.flatMap(({ id, name, trade, price }) =>
              price
                ? [
                    {
                      id,
                      name,
                      price: shownPrice(price),
                      path: paths.trade(tradeOf(trade).serviceSlug, trade),
                    },
                  ]
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
      <dt className="text-base text-ink-3">{term}</dt>
      <dd className="font-display text-2xl leading-tight font-semibold text-band">{value}</dd>
    </div>
  )
}
