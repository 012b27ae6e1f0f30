import { Section, SectionHeading } from '@/components/sections/section'
import { french } from '@/lib/text/typography'
import { Accordion } from '@/components/ui/accordion'
import type { Department } from '@/content/schema/area'

/** How many columns are taken, where there are three at most, by a table of so many rows. */
function columnsOf(rows: number): number {
  return Math.ceil(rows / Math.ceil(rows / 3))
}

/** One department open at a time, with its count of communes and their table, by alphabet. */
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
            `${name} (${code}) : ${cities.length} ${cities.length === 1 ? 'commune' : 'communes'}`,
          ),
          content: (
            <div>
              <p className="measure">{description}</p>
              <table className="communes mt-5 w-full text-left text-base">
                <thead>
                  {/* One over each column of a wide screen; told once. */}
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
                      <tr key={city.name} className="border-b border-rule">
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
