import type { ReactElement } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { IllustrationNote, Picture, widthOnPhones } from '@/components/media/picture'
import { buttonClass } from '@/components/ui/button'
import type { BreadcrumbStep } from '@/lib/site/breadcrumb'
import { paths } from '@/lib/addresses/paths'
import type { PictureSource } from '@/lib/site/pictures'
import { unbroken, unbrokenHeading } from '@/components/text/unbroken'

/**
 * The opening of an inner page: the title on solid green, the picture beside it. In the HTML the picture
 * comes second: once it is there, the style sheet knows that the words are complete.
 */
export function PageHero({
  breadcrumb,
  title,
  subtitle,
  picture,
  showsWorks,
  isHigh,
  actions,
}: {
  breadcrumb: readonly BreadcrumbStep[]
  title: string
  subtitle: string
  picture: PictureSource
  /** Whether the picture stands for works of the firm: one that is made up says so. */
  showsWorks?: boolean
  /** Whether the words make the picture higher than wide. */
  isHigh?: boolean
  /** Buttons that replace the link to the quote page. */
  actions?: ReactElement | undefined
}) {
  return (
    <div className="page-hero on-dark">
      <div>
        <Breadcrumb steps={breadcrumb} />
        <h1 className="mt-6 text-hero">{unbrokenHeading(title)}</h1>
        <p className="mt-5 text-lead text-band-ink">{unbroken(subtitle)}</p>
        <div className="mt-8 flex flex-col flex-wrap gap-4 sm:flex-row">
          {actions ?? (
            <a href={paths.quote} className={buttonClass('action')}>
              Demander un devis gratuit
            </a>
          )}
        </div>
      </div>
      <div>
        <Picture
          source={picture}
          sizes={`(min-width: 64rem) ${isHigh ? '90vw' : '60vw'}, ${widthOnPhones}`}
          priority
          className="absolute! inset-0"
        />
        {showsWorks && picture.illustration && (
          <IllustrationNote className="absolute right-0 bottom-0 bg-surface px-3 py-1" />
        )}
      </div>
    </div>
  )
}
