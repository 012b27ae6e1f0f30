import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CallToAction } from '@/components/sections/call-to-action'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeading } from '@/components/sections/section'
import { paths } from '@/lib/addresses/paths'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { choicesOf, jobFacets } from '@/lib/site/job-facets'
import { pageMetadata } from '@/lib/site/metadata'
import type { Page as PageOf } from '@/lib/site/page-record'
import { findPage } from '@/lib/site/pages'
import { pictureSource } from '@/lib/site/pictures'
import { StructuredData } from '../structured-data'
import { JobList } from './job-list'

const record = findPage('jobs', paths.jobs)

export const metadata: Metadata = record ? pageMetadata(record) : {}

/** Without a job, or switched off, the route still exists; the build then removes what Next exports of it. */
export default function Page() {
  return record ? <JobsPage record={record} /> : notFound()
}

function JobsPage({ record }: { record: PageOf<'jobs'> }) {
  const { page, jobs } = record.subject
  const facets = jobFacets(jobs)
  const choices = choicesOf(facets)
  // The record's title speaks of a choice, its lead of all three filters: with fewer filters they are left
  // out.
  const heading = choices === 3 ? page.list : { title: choices > 0 ? page.list.title : page.name }
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(record)}
        title={page.title}
        subtitle={page.subtitle}
        picture={pictureSource(page.heroImage)}
        showsWorks
      />
      <Section labelledBy="chantiers">
        <SectionHeading id="chantiers" {...heading} />
        <JobList jobs={jobs} facets={facets} />
      </Section>
      <CallToAction {...page.closing} />
      <StructuredData page={record} jobs={jobs} />
    </>
  )
}
