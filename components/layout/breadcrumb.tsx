import { Link } from '@/components/ui/link'

export interface Crumb {
  readonly name: string
  readonly path?: string
}

/** The way down to this page; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className="flex flex-wrap gap-x-2 text-base leading-snug text-sauge">
        {crumbs.map(({ name, path }, index) => (
          <li key={name} className="flex gap-2">
            {index > 0 && <span aria-hidden="true">&gt;</span>}
            {path ? (
              <Link
                href={path}
                className="text-craie underline decoration-sauge/60 underline-offset-4 hover:decoration-craie"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
