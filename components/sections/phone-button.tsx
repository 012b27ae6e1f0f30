import { telHref } from '@/lib/addresses/contact-links'
import { buttonClass } from '@/components/ui/button'

/** Calls the firm; on the narrowest phones the number stands whole on a line of its own. */
export function PhoneButton({ phone }: { phone: string }) {
  return (
    <a href={telHref(phone)} className={buttonClass('outline')}>
      {/* One piece inside the button, whose own children each stand beside the other. */}
      <span>
        Appeler le <span className="whitespace-nowrap">{phone}</span>
      </span>
    </a>
  )
}
