import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CallToAction } from '@/components/sections/call-to-action'
import { JobsSection } from '@/components/sections/jobs-section'
import { PageHero } from '@/components/sections/page-hero'
import { Sources } from '@/components/sections/sources'
import { paths } from '@/lib/addresses/paths'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { jobs } from '@/lib/site/catalog'
import { sourcesOf } from '@/lib/site/facts'
import { pageMetadata } from '@/lib/site/metadata'
import { findPage, pagesOf } from '@/lib/site/pages'
import { pictureSource } from '@/lib/site/pictures'
import { jobsElsewhere } from '@/app/show-jobs'
import { StructuredData } from '@/app/structured-data'
import { orUnused, unused } from '@/app/unused-params'
import { JobPictures } from './job-pictures'
import { JobStory } from './job-story'

interface Props {
  params: Promise<{ jobId: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return orUnused(
    pagesOf('job').map(({ subject }) => ({ jobId: subject.job.id })),
    { jobId: unused },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = findPage('job', paths.job((await params).jobId))
  return page ? pageMetadata(page) : {}
}

export default async function JobPage({ params }: Props) {
  const page = findPage('job', paths.job((await params).jobId))
  if (!page) notFound()
  const { job, texts } = page.subject
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(page)}
        title={job.title}
        subtitle={job.subtitle}
        picture={pictureSource(job.heroImage)}
      />
      <JobStory job={job} texts={texts} />
      <JobPictures job={job} texts={texts} />
      <JobsSection {...jobsElsewhere(nearest(job.id), 'othersTitle')} />
      <Sources sources={sourcesOf(page)} />
      <CallToAction {...texts.closing} />
      <StructuredData page={page} job={job} />
    </>
  )
}

/** The other jobs, those that share most services and trades first. */
function nearest(id: string) {
  const own = jobs.find((job) => job.id === id)
  const shared = (job: (typeof jobs)[number]) =>
    job.services.filter((slug) => own?.services.includes(slug)).length +
    job.trades.filter((trade) => own?.trades.includes(trade)).length
  return jobs.filter((job) => job.id !== id).sort((one, other) => shared(other) - shared(one))
}
