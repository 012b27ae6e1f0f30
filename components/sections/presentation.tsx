import type { ReactNode } from 'react'
import { Picture, widthOnPhones } from '@/components/media/picture'
import type { PictureSource } from '@/lib/site/pictures'
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
      <div className="wide-narrow presentation">
        <div>
          <h2 id="presentation">{title}</h2>
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div>
          <Picture source={picture} sizes={`(min-width: 64rem) 480px, ${widthOnPhones}`} />
          <div>
            <h3>{listTitle}</h3>
            <CheckList items={list} />
          </div>
          {children}
        </div>
      </div>
    </Section>
  )
}
