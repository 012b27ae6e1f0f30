import type { Firm } from '@/content/schema/firm'
import { secondPhone, siteName } from '@/lib/addresses/contact-links'

/** The foot of every printed page: who we are, and how to reach us (app/styles/print.css). */
export function PrintContact({ company }: { company: Firm }) {
  const { brand, addresses, phone, email, origins } = company
  const { street, postalCode, city } = addresses.registered
  return (
    <div className="print-contact">
      <p>
        {[
          brand,
          `${street}, ${postalCode} ${city}`,
          phone,
          ...[secondPhone(company)].filter(Boolean),
          email,
          siteName(origins.canonical),
        ].join(' · ')}
      </p>
    </div>
  )
}
