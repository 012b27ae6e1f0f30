import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EstimationForm } from '@/components/forms/estimation-form'
import { FaqSection } from '@/components/sections/faq-section'
import { ContactPanel } from '@/components/sections/contact-panel'
import { FormSheet } from '@/components/sections/form-sheet'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeading } from '@/components/sections/section'
import { Sources } from '@/components/sections/sources'
import { Steps } from '@/components/sections/steps'
import { Testimonials } from '@/components/sections/testimonials'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { amountOf, firm } from '@/lib/site/catalog'
import { siteConfig } from '@/lib/config'
import { formFirm } from '@/lib/forms/firm'
import { telHref, whatsAppHref } from '@/lib/addresses/contact-links'
import { sourcesOf } from '@/lib/site/facts'
import { retentionText } from '@/lib/site/retention-text'
import { pageMetadata } from '@/lib/site/metadata'
import type { Page as PageOf } from '@/lib/site/page-record'
import { findPage } from '@/lib/site/pages'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { estimationFeeRule, startingPrice } from '@/lib/site/prices'
import { EmailLink } from '@/components/text/email-link'
import { unbrokenHeading } from '@/components/text/unbroken'
import { showTestimonial } from '../show-testimonial'
import { StructuredData } from '../structured-data'

const record = findPage('estimation', paths.estimation)

export const metadata: Metadata = record ? pageMetadata(record) : {}

/** Switched off, the route still exists; the build then removes what Next exports of it. */
export default function Page() {
  return record ? <EstimationPage record={record} /> : notFound()
}

function EstimationPage({ record }: { record: PageOf<'estimation'> }) {
  const { phone, email, whatsApp } = firm
  const page = record.subject
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(record)}
        title={page.title}
        subtitle={page.subtitle}
        picture={pictureSource(page.heroImage)}
        actions={
          <>
            <a href="#demande" className={buttonClass('action')}>
              Demander une estimation
            </a>
            <a href="#etapes" className={buttonClass('on-dark')}>
              Voir le déroulement
            </a>
          </>
        }
      />
      <Section labelledBy="apports">
        <SectionHeading id="apports" title={page.benefitsTitle} />
        <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {page.benefits.map(({ title, description, icon }) => (
            <li key={title} className="border-t-2 border-band pt-5">
              <Icon name={icon} className="size-8 text-band" />
              <h3 className="mt-4 text-subtitle">{unbrokenHeading(title)}</h3>
              <p className="mt-2 measure text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Steps id="etapes" title={page.processTitle} steps={page.process} />
      {page.testimonials.length > 0 && (
        <Section surface="surface-2" labelledBy="temoignages">
          <SectionHeading id="temoignages" title={page.testimonialsTitle} />
          <Testimonials
            testimonials={page.testimonials.map(showTestimonial)}
            checked={firm.legal.reviews?.checked}
          />
        </Section>
      )}
      <FaqSection faqs={page.faqs} />
      <Sources sources={sourcesOf(record)} />
      <Section surface="surface-2" labelledBy="demande" className="print:hidden">
        <SectionHeading id="demande" {...page.form} />
        <div className="grid items-start gap-8 lg:grid-cols-3">
          <div className="lg:col-span-2">
            <FormSheet firm={firm}>
              <EstimationForm
                settings={{ config: siteConfig(), firm: formFirm(firm) }}
                fee={estimationFeeRule(page.fee)}
                feeNote={page.fee.note}
                retention={retentionText()}
              />
            </FormSheet>
          </div>
          <ContactPanel>
            <h3 className="text-subtitle text-surface">{page.contact.title}</h3>
            <p className="mt-3">{page.contact.lead}</p>
            <div className="mt-6 grid gap-3">
              <a href={telHref(phone)} className={buttonClass('on-dark')}>
                <Icon name="Phone" strokeWidth={2} className="size-5" />
                {phone}
              </a>
              {whatsApp && (
                <a
                  href={whatsAppHref(whatsApp, page.contact.whatsAppMessage)}
                  rel="noopener"
                  className={buttonClass('on-dark')}
                >
                  <Icon name="MessageCircle" strokeWidth={2} className="size-5" />
                  WhatsApp
                </a>
              )}
              <EmailLink address={email} className="mt-2" />
            </div>
          </ContactPanel>
        </div>
      </Section>
      <StructuredData
        page={record}
        service={{
          name: record.name,
          description: page.metaDescription,
          offers: {
            title: page.fee.title,
            of: [
              {
                id: 'estimation',
                name: record.name,
                price: startingPrice(amountOf(page.fee.price), page.fee.note),
              },
            ],
          },
        }}
        faqs={page.faqs}
      />
    </>
  )
}
