import { Picture, widthOnPhones } from '@/components/media/picture'
import { CallToAction } from '@/components/sections/call-to-action'
import { FeatureBlocks } from '@/components/sections/feature-blocks'
import { PageHero } from '@/components/sections/page-hero'
import { JobsSection } from '@/components/sections/jobs-section'
import { Presentation } from '@/components/sections/presentation'
import { Section, SectionHeading } from '@/components/sections/section'
import { Sources } from '@/components/sections/sources'
import { Steps } from '@/components/sections/steps'
import { Testimonials } from '@/components/sections/testimonials'
import { breadcrumb } from '@/lib/site/breadcrumb'
import {
  firm,
  jobsOfService,
  servicePages as texts,
  specimensOfService,
  tradeOf,
  tradesOf,
} from '@/lib/site/catalog'
import { sourcesOf } from '@/lib/site/facts'
import type { Page } from '@/lib/site/page-record'
import { shownPrice } from '@/lib/site/prices'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { jobsElsewhere } from '../show-jobs'
import { showTestimonial } from '../show-testimonial'
import { StructuredData } from '../structured-data'
import { DetailedServices } from './detailed-services'
import { Questions } from './questions'
import { Regulations } from './regulations'

/** The sections of a service page, in order; some are optional. */
export function ServicePage({ page }: { page: Page<'service'> }) {
  const service = page.subject
  const { types, process, regulations, testimonials } = service
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(page)}
        title={service.title}
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
          <Figure term={texts.firmTerm} value={firm.experience.since} />
        </dl>
      </Presentation>
      <DetailedServices service={service} />
      {types && (
        <FeatureBlocks
          id="types-extension"
          title={types.title}
          surface="surface"
          blocks={types.entries.map((type) => ({
            ...type,
            facts: [type.surfaceRange, type.timeframe],
          }))}
        >
          <Picture
            source={pictureSource(types.image)}
            sizes={`(min-width: 48rem) 50vw, ${widthOnPhones}`}
            className="aspect-3/2 rounded-picture"
          />
        </FeatureBlocks>
      )}
      {process && <Steps id="etapes" title={process.title} steps={process.steps} />}
      {regulations && <Regulations regulations={regulations} />}
      <JobsSection {...jobsElsewhere(jobsOfService(service.slug))} />
      <Questions
        faqs={service.faqs}
        specimens={specimensOfService(service.slug)}
        trades={tradesOf(service.slug)}
      />
      <Sources sources={sourcesOf(page)} />
      <CallToAction title={service.closing} text={texts.closingText} />
      {testimonials.length > 0 && (
        <Section surface="surface-2" labelledBy="testimonials">
          <SectionHeading id="testimonials" title={texts.testimonialsTitle} />
          <Testimonials
            testimonials={testimonials.map(showTestimonial)}
            checked={firm.legal.reviews?.checked}
          />
        </Section>
      )}
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
                      ...(trade && { path: paths.trade(tradeOf(trade).serviceSlug, trade) }),
                    },
                  ]
                : [],
            ),
          },
        }}
        faqs={[...(regulations?.faqs ?? []), ...service.faqs]}
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
