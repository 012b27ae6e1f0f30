import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { telHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'

/**
 * On small screens, the two things that most visitors come for, within reach of the thumb. The style sheet
 * hides the bar while a form is in view, which it would cover.
 */
export function PhoneBar({ phone }: { phone: string }) {
  return (
    <nav aria-label="Nous joindre" className="phone-bar">
      <a href={telHref(phone)} className={buttonClass('outline')}>
        <Icon name="Phone" className="size-5" />
        Appeler
      </a>
      <a href={paths.quote} className={buttonClass('action')}>
        Devis gratuit
      </a>
    </nav>
  )
}
