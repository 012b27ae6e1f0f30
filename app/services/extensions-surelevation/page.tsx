import type { Metadata } from 'next'
import { Picture, widthOnPhones } from '@/components/media/picture'
import { FeatureBlocks } from '@/components/sections/feature-blocks'
import { Steps } from '@/components/sections/steps'
import { pageMetadata } from '@/lib/site/metadata'
import { findPage } from '@/lib/site/pages'
import { extensionsSlug, paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { ServicePage } from '../service-page'
import { Regulations } from './regulations'

const page = findPage('extensions', paths.service(extensionsSlug))

export const metadata: Metadata = page ? pageMetadata(page) : {}

export default function ExtensionsPage() {
  if (!page)
    return (
      <p lang="en" className="container-page py-section text-lead">
        Service data not found
      </p>
    )
  const { service, more: extensions } = page.subject
  return (
    <ServicePage page={page} service={service} childrenFaqs={extensions.regulationFaqs}>
      <FeatureBlocks
        id="types-extension"
        title={extensions.typesTitle}
        surface="surface"
        blocks={extensions.types.map((type) => ({
          ...type,
          facts: [type.surfaceRange, type.timeframe],
        }))}
      >
        <Picture
          source={pictureSource(extensions.typesImage)}
          sizes={`(min-width: 48rem) 50vw, ${widthOnPhones}`}
          className="aspect-3/2 rounded-picture"
        />
      </FeatureBlocks>
      <Steps id="etapes" title={extensions.processTitle} steps={extensions.process} />
      <Regulations content={extensions} />
    </ServicePage>
  )
}
