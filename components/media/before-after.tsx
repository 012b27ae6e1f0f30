import type { PictureSource } from '@/lib/pictures'
import { IllustrationNote, Picture } from './picture'

/** The same view before and after the works, side by side. */
export function BeforeAfter({ before, after }: { before: PictureSource; after: PictureSource }) {
  return (
    <figure>
      <div className="grid grid-cols-2 gap-1.5">
        <LabelledPicture label="Avant" source={before} />
        <LabelledPicture label="Après" source={after} />
      </div>
      {(before.illustration || after.illustration) && (
        <figcaption className="mt-1.5">
          <IllustrationNote />
        </figcaption>
      )}
    </figure>
  )
}

function LabelledPicture({ label, source }: { label: string; source: PictureSource }) {
  return (
    <div className="relative">
      <Picture
        source={source}
        sizes="(min-width: 64rem) 300px, 50vw"
        className="aspect-4/3 rounded-picture"
      />
      <p className="absolute bottom-0 left-0 bg-chene-2 px-3 py-1 text-sm font-semibold text-craie">
        {label}
      </p>
    </div>
  )
}
