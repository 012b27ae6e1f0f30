import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/lib/addresses/paths'
import { Section } from './section'

/** Closing call: the quote page, or the contact section of the home page. */
export function CallToAction({ title, text }: { title: string; text: string }) {
  return (
    <Section surface="band" labelledBy="pour-commencer" className="closing">
      <div className="closing-columns">
        <div>
          <h2 id="pour-commencer">{title}</h2>
          <p>{text}</p>
        </div>
        <div>
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
