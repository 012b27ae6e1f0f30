import type { ReactNode } from 'react'
import { Picture, widthOnPhones } from '@/components/media/picture'
import type { PictureSource } from '@/lib/site/pictures'
import { unbrokenHeading } from '@/components/text/unbroken'
import { CheckList } from './check-list'
import { Section } from './section'

/** What the page is about: paragraphs, a list, facts in figures, and a picture. */
export function Presentation({
  title,
  paragraphs,
  listTitle,
  list,
  picture,
  children,
}: {
  title: string
  paragraphs: readonly string[]
  listTitle: string
  list: readonly string[]
  picture: PictureSource
  /** Facts shown under the picture. */
  children?: ReactNode
}) {
  return (
    <Section labelledBy="presentation">
      <div className="grid gap-12 lg:grid-cols-2">
        <div>
          <h2 id="presentation" className="max-w-[24ch] text-title">
            {unbrokenHeading(title)}
          </h2>
          <div className="mt-8 measure space-y-5">
            {paragraphs.map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? 'text-lead' : 'text-ink-2'}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <div className="grid content-start gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-1">
          <Picture
            source={picture}
            sizes={`(min-width: 80rem) 596px, (min-width: 48rem) 50vw, ${widthOnPhones}`}
            className="aspect-4/3 rounded-picture"
          />
          <div>
            <div className="border-t-2 border-band pt-6">
              <h3 className="text-subtitle">{listTitle}</h3>
              <CheckList items={list} className="mt-4" />
            </div>
            {children}
          </div>
        </div>
      </div>
    </Section>
  )
}
