import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/lib/addresses/paths'
import { unbroken, unbrokenHeading } from '@/components/text/unbroken'
import { Section } from './section'

/** Closing call: the quote page, or the contact section of the home page. */
export function CallToAction({ title, text }: { title: string; text: string }) {
  return (
    <Section surface="band" labelledBy="pour-commencer" className="py-16! md:py-20! print:hidden">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="pour-commencer" className="text-title text-surface">
            {unbrokenHeading(title)}
          </h2>
          <p className="mt-4 measure text-lead">{unbroken(text)}</p>
        </div>
        <div className="flex flex-col gap-4 sm:flex-row lg:flex-col">
          <a href={paths.quote} className={buttonClass('action')}>
            Demander un devis gratuit
          </a>
          <a href={paths.contact} className={buttonClass('on-dark')}>
            <Icon name="Phone" strokeWidth={2} className="size-5" />
            Nous appeler
          </a>
        </div>
      </div>
    </Section>
  )
}
