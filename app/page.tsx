import type { Metadata } from 'next'
import { Section, SectionHeading } from '@/components/sections/section'
import { IllustratedTestimonials, TestimonialsNote } from '@/components/sections/testimonials'
import { firm, jobs, serviceCards } from '@/lib/site/catalog'
import { findPage, pageOf } from '@/lib/site/pages'
import { pageMetadata } from '@/lib/site/metadata'
import { paths } from '@/lib/addresses/paths'
import { GallerySection } from './_home/gallery-section'
import { HomeHero } from './_home/home-hero'
import { Reasons } from './_home/reasons'
import { ServicesSection } from './_home/services-section'
import { firstJobs } from './show-jobs'
import { showTestimonial } from './show-testimonial'
import { QuoteAndContact } from './quote-and-contact'
import { StructuredData } from './structured-data'

const page = pageOf('home', paths.home)
const home = page.subject
const checks = findPage('checks', paths.checks)
const jobList = findPage('jobs', paths.jobs)

export const metadata: Metadata = pageMetadata(page)

export default function HomePage() {
  const testimonials = home.testimonials.map(showTestimonial)
  return (
    <>
      <HomeHero hero={home.hero} firm={firm} />
      <ServicesSection
        heading={home.services}
        cards={serviceCards}
        promo={findPage('estimation', paths.estimation) && home.promo}
        guide={findPage('tradesOverview', paths.trades)?.path}
      />
      <Reasons
        content={home.whyChooseUs}
        checks={checks && { title: checks.title, href: checks.path }}
      />
      {testimonials.length > 0 && (
        <Section id="testimonials" labelledBy="testimonials-title" surface="surface-2">
          <SectionHeading id="testimonials-title" title={home.testimonialsTitle} />
          <IllustratedTestimonials testimonials={testimonials} />
          <TestimonialsNote testimonials={testimonials} checked={firm.legal.reviews?.checked} />
        </Section>
      )}
      {home.gallery.images.length > 0 && (
        <GallerySection
          gallery={home.gallery}
          jobs={
            jobList && {
              newest: firstJobs(jobs),
              all: { href: jobList.path, text: jobList.subject.page.homeLink },
            }
          }
        />
      )}
      <Section id="contact" labelledBy="contact-title" surface="surface-2" className="print:hidden">
        <SectionHeading id="contact-title" {...home.contact} />
        <QuoteAndContact level={3} />
      </Section>
      <link rel="sitemap" type="application/xml" href="/sitemap.xml" />
      <StructuredData
        page={page}
        {...(home.gallery.images.length > 0 && { gallery: home.gallery.images })}
      />
    </>
  )
}
