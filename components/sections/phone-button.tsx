import { telHref } from '@/lib/addresses/contact-links'
import { buttonClass } from '@/components/ui/button'

/** Calls the firm; on the narrowest phones the number stands on a line of its own. */
export function PhoneButton({ phone }: { phone: string }) {
  return (
    <a href={telHref(phone)} className={buttonClass('outline')}>
      {/* One element inside the button, whose children stand side by side. */}
      <span>
        Appeler le <span className="whitespace-nowrap">{phone}</span>
      </span>
    </a>
  )
}
