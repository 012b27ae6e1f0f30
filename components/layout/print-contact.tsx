import type { Firm } from '@/content/schema/firm'
import { siteName } from '@/lib/addresses/contact-links'

/** At the foot of every printed page: who we are, and how to reach us (app/print.css). */
export function PrintContact({ company }: { company: Firm }) {
  const { brand, address, phone, email, origins } = company
  return (
    <div className="print-contact">
      <p>
        {[
          brand,
          `${address.street}, ${address.postalCode} ${address.city}`,
          phone,
          email,
          siteName(origins.canonical),
        ].join(' · ')}
      </p>
    </div>
  )
}
