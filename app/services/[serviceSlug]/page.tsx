import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findService, services } from '@/lib/site/catalog'
import { pageMetadata } from '@/lib/site/metadata'
import { paths } from '@/lib/addresses/paths'
import { ServicePage } from '../service-page'

interface Props {
  params: Promise<{ serviceSlug: string }>
}

export const dynamicParams = false

/** Extensions have a page of their own (readings.md, « Routes in a static export »). */
export function generateStaticParams() {
  return services
    .filter(({ slug }) => slug !== 'extensions-surelevation')
    .map(({ slug }) => ({ serviceSlug: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(paths.service((await params).serviceSlug))
}

export default async function Page({ params }: Props) {
  const service = findService((await params).serviceSlug)
  if (!service) notFound()
  return <ServicePage service={service} />
}
