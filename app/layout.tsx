import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { signature } from '@/content/legal/parts/firm-texts'
import { AwakeMark } from '@/components/layout/awake-mark'
import { ConsentBanner } from '@/components/layout/consent-banner'
import { ConsentNotice } from '@/components/layout/consent-notice'
import { DatedLines } from '@/components/layout/dated-lines'
import { Logo } from '@/components/layout/logo'
import { Toasts } from '@/components/layout/toasts'
import { PhoneBar } from '@/components/layout/phone-bar'
import { PrintContact } from '@/components/layout/print-contact'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { brandIcons, squareOf } from '@/lib/brand/brand-icons'
import { brand, firm, logo } from '@/lib/site/catalog'
import { footerLinks, headerLinks } from '@/lib/site/navigation'
import { siteName } from '@/lib/addresses/contact-links'
import { periodsOf, periodStyle } from '@/lib/head/period'
import './globals.css'
import './styles/print.css'

// `optional`: a font that comes after the text was drawn is only used from the next page on, so that nothing
// moves. The fallback has its widths and heights (scripts/build/theme.ts).
const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 600',
  variable: '--font-text',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['text-meanwhile'],
})

const heading = localFont({
  src: './fonts/heading.woff2',
  // One weight, that of the brand's record, for all texts that ask for one of these.
  weight: '600 700',
  variable: '--font-heading',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['heading-meanwhile'],
})

export const metadata: Metadata = {
  metadataBase: new URL(firm.origins.canonical),
  formatDetection: { telephone: false },
  // Named here rather than by files in app/, whose addresses Next writes with a query.
  icons: {
    icon: [
      // Only one of its three sizes: if all are named, Chrome fetches this file after the SVG.
      { url: brandIcons.ico.src, sizes: squareOf(brandIcons.ico.namedSize) },
      { url: brandIcons.svg.src, type: brandIcons.svg.type, sizes: 'any' },
    ],
    apple: { url: brandIcons.apple.src, sizes: squareOf(brandIcons.apple.size) },
  },
}

/** The header's colour, so that a phone's bar and the header are one. There is no dark theme. */
export const viewport: Viewport = {
  themeColor: brand.colours.surface,
  colorScheme: 'light',
  viewportFit: 'cover',
}

/** The site's name for the print style sheet, which puts it before the addresses of our own pages. */
const siteStyle = `:root{--site:"${siteName(firm.origins.canonical)}"}`

/**
 * The periods of everything that is shown on some days only; undefined where there is nothing of the kind.
 */
const periods = periodsOf(firm).join(' ') || undefined
/** The logo in header and footer. */
const logoProps = {
  brand: firm.brand,
  logo,
  wordmark: brand.wordmark ?? false,
  hangs: brand.plumbLine,
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="fr"
      data-periods={periods}
      // The script in the head sets data-consent, data-scripts and data-today before React wakes up.
      suppressHydrationWarning
      className={`${text.variable} ${heading.variable}`}
    >
      <head>
        {/* Filled in after the export, when it is known what the page needs
            (scripts/build/head-script.ts). */}
        <script id="head" dangerouslySetInnerHTML={{ __html: process.env.HEAD_SCRIPT ?? '' }} />
        <style dangerouslySetInnerHTML={{ __html: siteStyle + periodStyle(firm) }} />
      </head>
      <body>
        <a
          href="#contenu"
          className="skip-link sr-only rounded-control bg-white font-semibold text-action"
        >
          Aller au contenu
        </a>
        <SiteHeader brand={firm.brand} logo={<Logo {...logoProps} />} links={headerLinks} />
        {/* « main », as readers take a class that speaks of a header for one. */}
        <main id="contenu" tabIndex={-1} className="main pt-(--spacing-header) outline-none">
          <DatedLines closures={firm.closures} notices={firm.notices} />
          {children}
        </main>
        <SiteFooter
          firm={firm}
          signature={signature(firm)}
          logo={<Logo {...logoProps} onDark />}
          links={footerLinks}
        />
        <PhoneBar phone={firm.phone} />
        <PrintContact firm={firm} />
        <ConsentBanner />
        <Toasts />
        <ConsentNotice />
        <AwakeMark />
      </body>
    </html>
  )
}
