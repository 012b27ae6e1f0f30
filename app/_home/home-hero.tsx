import type { Firm } from '@/content/schema/firm'
import type { HomePage } from '@/content/schema/pages/home'
import { Picture, widthOnPhones } from '@/components/media/picture'
import { buttonClass } from '@/components/ui/button'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { unbrokenHeading } from '@/components/text/unbroken'

/**
 * The house fills the screen; the words stand on their own panel over its calm left third. The
 * picture comes second in the page, as in `components/sections/page-hero.tsx`.
 */
export function HomeHero({
  hero,
  firm: { tagline, promise, experience },
}: {
  hero: HomePage['hero']
  firm: Pick<Firm, 'tagline' | 'promise' | 'experience'>
}) {
  return (
    <div className="home-hero relative flex flex-col-reverse bg-band lg:block">
      <div className="relative z-1 lg:container-page lg:flex lg:min-h-[inherit] lg:items-end">
        <div className="on-dark bg-band px-(--spacing-edge) py-10 text-band-ink sm:py-14 lg:max-w-[38rem] lg:px-14">
          <h1 className="text-hero text-balance text-surface">{unbrokenHeading(tagline)}</h1>
          <p className="mt-6 text-lead font-semibold text-surface">{promise}</p>
          <p className="mt-2">{`${experience.home} d’expérience. ${hero.lead}`}</p>
          <div className="mt-8 flex flex-col gap-4 sm:flex-row">
            <a href={paths.quote} className={buttonClass('action')}>
              Obtenir mon Devis Gratuit
            </a>
            <a href={paths.services} className={buttonClass('on-dark')}>
              Découvrir nos Services
            </a>
          </div>
        </div>
      </div>
      <Picture
        source={pictureSource(hero.image)}
        // A phone's dense screen needs a fifth fewer pixels, for a picture a third lighter; a desktop an
        // eighth fewer, under a title and at arm's length.
        sizes={`(min-width: 64rem) 85vw, ${widthOnPhones}`}
        priority
      />
    </div>
  )
}
