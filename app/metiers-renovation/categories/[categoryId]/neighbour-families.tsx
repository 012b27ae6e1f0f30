import type { Category } from '@/content/schema/categories'
import { TextLink } from '@/components/ui/text-link'
import { paths } from '@/lib/addresses/paths'

const headingId = 'familles-voisines'

/** The families before and after one, in the order of the guide. */
export function NeighbourFamilies({
  families,
  of,
  title,
}: {
  families: readonly Category[]
  of: Category
  title: string
}) {
  const at = families.indexOf(of)
  const neighbours = [families[at - 1], families[at + 1]].filter((family) => family !== undefined)
  if (neighbours.length === 0) return null
  return (
    <nav aria-labelledby={headingId} className="border-t border-rule py-14">
      <div className="container-page">
        <h2 id={headingId} className="text-subtitle">
          {title}
        </h2>
        <ul className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {neighbours.map((family) => (
            <li key={family.id} className="border-t-2 border-band pt-4">
              <TextLink href={paths.category(family.id)}>{family.name}</TextLink>
              <p className="mt-2 measure text-ink-2">{family.binds.title}</p>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
