import type { MetadataRoute } from 'next'
import { brand, firm, home } from '@/lib/site/catalog'
import { brandIcons, squareOf } from '@/lib/brand/brand-icons'
import { paths } from '@/lib/addresses/paths'

export const dynamic = 'force-static'

/** What a phone shows when a visitor keeps the site on the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: paths.home,
    name: firm.baseline,
    short_name: firm.brand,
    description: home.metaDescription,
    lang: 'fr',
    dir: 'ltr',
    start_url: paths.home,
    scope: paths.home,
    // A site, not an app: nothing here works offline, and a visitor who compares contractors needs
    // the address, the way back and the share button, which an app's window takes away.
    display: 'browser',
    theme_color: brand.colours.surface,
    background_color: brand.colours.surface,
    icons: brandIcons.manifest.map(({ src, size, purpose }) => ({
      src,
      sizes: squareOf(size),
      type: 'image/png',
      purpose,
    })),
  }
}
