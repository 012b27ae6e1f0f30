import { Section, SectionHeading } from '@/components/sections/section'
import { Icon } from '@/components/ui/icon'
import { shownCategories, tradesOfCategory } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'

/** The families, each leading to its page. */
export function Families({ title }: { title: string }) {
  return (
    <Section surface="band" labelledBy="familles">
      <SectionHeading id="familles" title={title} className="*:[h2]:text-surface" />
      <ol className="grid gap-x-12 md:grid-cols-2">
        {shownCategories.map((category) => (
          <li
            key={category.id}
            className="group relative flex gap-x-6 border-t border-band-ink/30 py-6"
          >
            <Icon name={category.icon} className="mt-0.5 size-8 shrink-0 text-highlight" />
            <div>
              <h3 className="text-subtitle text-surface">
                <a
                  href={paths.category(category.id)}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {category.name}
                </a>
              </h3>
              <p className="mt-2 text-base">{category.description}</p>
              <p className="mt-2 text-base text-surface">
                {tradeCount(tradesOfCategory(category.id).length)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function tradeCount(count: number): string {
  return count === 1 ? '1 métier' : `${count} métiers`
}
