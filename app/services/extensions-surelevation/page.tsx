import type { Metadata } from 'next'
import { Picture, widthOnPhones } from '@/components/media/picture'
import { FeatureBlocks } from '@/components/sections/feature-blocks'
import { Steps } from '@/components/sections/steps'
import { extensions, findService } from '@/lib/site/catalog'
import { pageMetadata } from '@/lib/site/metadata'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { ServicePage } from '../service-page'
import { Regulations } from './regulations'

const slug = 'extensions-surelevation'

export const metadata: Metadata = pageMetadata(paths.service(slug))

export default function ExtensionsPage() {
  const service = findService(slug)
  if (!service)
    return (
      <p lang="en" className="container-page py-section text-lead">
        Service data not found
      </p>
    )
  return (
    <ServicePage service={service} childrenFaqs={extensions.regulationFaqs}>
      <FeatureBlocks
        id="types-extension"
        title="Cinq façons d’agrandir"
        surface="craie"
        blocks={extensions.types.map((type) => ({
          ...type,
          facts: [type.surfaceRange, type.timeframe],
        }))}
      >
        <Picture
          source={pictureSource('extension-raise')}
          sizes={`(min-width: 48rem) 50vw, ${widthOnPhones}`}
          className="aspect-3/2 rounded-picture"
        />
      </FeatureBlocks>
      <Steps id="etapes" title="De la première visite aux clés" steps={extensions.process} />
      <Regulations columns={extensions.regulations} faqs={extensions.regulationFaqs} />
    </ServicePage>
  )
}
