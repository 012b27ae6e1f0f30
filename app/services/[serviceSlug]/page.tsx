import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/lib/site/metadata'
import { findPage, pageOf, pagesOf } from '@/lib/site/pages'
import { paths } from '@/lib/addresses/paths'
import { ServicePage } from '../service-page'

interface Props {
  params: Promise<{ serviceSlug: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return pagesOf('service').map(({ subject }) => ({ serviceSlug: subject.slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(pageOf('service', paths.service((await params).serviceSlug)))
}

export default async function Page({ params }: Props) {
  const page = findPage('service', paths.service((await params).serviceSlug))
  if (!page) notFound()
  return <ServicePage page={page} />
}
