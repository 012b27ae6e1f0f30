import type { BreadcrumbStep } from '@/lib/site/breadcrumb'

/** The breadcrumb; its last step is the page itself. */
export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className="breadcrumb">
        {steps.map(({ name, path }, index) => (
          <li key={name}>
            {index > 0 && <span aria-hidden="true">&gt;</span>}
            {path ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
