import { Section, SectionHeading } from '@/components/sections/section'
import type { PlacedCity } from '@/lib/site/area-map'
import { french } from '@/lib/text/typography'

/** The major cities: name, postal code, department, distance, and what building there takes. */
export function MainCities({ title, cities }: { title: string; cities: readonly PlacedCity[] }) {
  if (cities.length === 0) return null
  return (
    <Section surface="surface-2" labelledBy="villes">
      <SectionHeading id="villes" title={title} />
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {cities.map(({ name, postalCode, department, km, description }) => (
          <li key={`${name} ${postalCode}`} className="border-t border-rule pt-4">
            <h3 className="text-subtitle">{name}</h3>
            <p className="mt-0.5 text-base text-ink-3">
              {french(`${postalCode}, ${department}, ${km} km`)}
            </p>
            {description && <p className="mt-2 text-ink-2">{description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
