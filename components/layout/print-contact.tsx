import type { Firm } from '@/content/schema/firm'
import { secondPhone, siteName } from '@/lib/addresses/contact-links'

/** The foot of every printed page: who we are, and how to reach us (app/styles/print.css). */
export function PrintContact({ firm }: { firm: Firm }) {
  const { brand, addresses, phone, email, origins } = firm
  const { street, postalCode, city } = addresses.registered
  return (
    <div className="print-contact">
      <p>
        {[
          brand,
          `${street}, ${postalCode} ${city}`,
          phone,
          ...[secondPhone(firm)].filter(Boolean),
          email,
          siteName(origins.canonical),
        ].join(' · ')}
      </p>
    </div>
  )
}
