import { Section, SectionHeading } from '@/components/sections/section'
import { french } from '@/lib/text/typography'
import { Accordion } from '@/components/ui/accordion'
import type { Department } from '@/content/schema/area'

/** How many columns a table of so many rows fills, three at most. */
function columnsOf(rows: number): number {
  return Math.ceil(rows / Math.ceil(rows / 3))
}

/**
 * The departments, one open at a time, each with its count of communes and their table in alphabetical order.
 */
export function Departments({
  title,
  departments,
}: {
  title: string
  departments: readonly Department[]
}) {
  return (
    <Section labelledBy="departements">
      <SectionHeading id="departements" title={title} />
      <Accordion
        entries={departments.map(({ name, code, description, cities }) => ({
          title: french(
            `${name} (${code}) : ${cities.length}\u00A0${cities.length === 1 ? 'commune' : 'communes'}`,
          ),
          content: (
            <div>
              <p className="measure">{description}</p>
              <table aria-label={name} className="communes mt-5 w-full text-left text-base">
                <thead>
                  {/* A head over each column of a wide screen; read out once. */}
                  {Array.from({ length: columnsOf(cities.length) }, (_, column) => (
                    <tr
                      key={column}
                      aria-hidden={column > 0 || undefined}
                      className="border-b-2 border-band"
                    >
                      <th scope="col" className="py-2 pr-4 text-ink">
                        Ville
                      </th>
                      <th scope="col" className="py-2 text-ink">
                        Code Postal
                      </th>
                    </tr>
                  ))}
                </thead>
                <tbody>
                  {[...cities]
                    .sort((one, other) => one.name.localeCompare(other.name, 'fr'))
                    .map((city) => (
                      <tr key={`${city.name} ${city.postalCode}`} className="border-b border-rule">
                        <td className="py-2 pr-4">{city.name}</td>
                        <td className="py-2">{city.postalCode}</td>
                      </tr>
                    ))}
                </tbody>
              </table>
            </div>
          ),
        }))}
      />
    </Section>
  )
}
