import type { PictureSource } from '@/lib/site/pictures'
import { french } from '@/lib/text/typography'
import { IllustrationNote, Picture, widthOnPhones } from './picture'

/**
 * The same view before and after the works, with a handle over both: a native range, so that fingers, the
 * mouse and the arrow keys all move it. The style sheet lays one picture over the other where scripts run;
 * without scripts, and on paper, they stand side by side.
 */
export function BeforeAfter({
  before,
  after,
  onDesk = '600px',
}: {
  before: PictureSource
  after: PictureSource
  /** The width on large screens, as in `sizes`. */
  onDesk?: string
}) {
  const sizes = `(min-width: 64rem) ${onDesk}, ${widthOnPhones}`
  const isIllustration = before.illustration || after.illustration
  return (
    // With a caption, the caption names it.
    <figure aria-label={isIllustration ? undefined : 'Avant et après les travaux'}>
      <div className="before-after">
        <LabelledPicture label="Avant" source={before} sizes={sizes} />
        <LabelledPicture label="Après" source={after} sizes={sizes} />
        <input
          type="range"
          defaultValue={50}
          autoComplete="off"
          // Several on one page must not share a name.
          aria-label={french(`Part de l’image d’avant, en pourcentage : ${before.alt}`)}
        />
        <span aria-hidden="true" />
      </div>
      {isIllustration && (
        <figcaption className="mt-1.5">
          <IllustrationNote />
        </figcaption>
      )}
    </figure>
  )
}

function LabelledPicture({
  label,
  source,
  sizes,
}: {
  label: string
  source: PictureSource
  sizes: string
}) {
  return (
    <div>
      <Picture source={source} sizes={sizes} className="aspect-4/3 rounded-picture" />
      <p>{label}</p>
    </div>
  )
}
