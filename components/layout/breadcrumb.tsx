import clsx from 'clsx'
import type { BreadcrumbStep } from '@/lib/site/breadcrumb'

/** The way down to this page; the last step is the page itself. */
export function Breadcrumb({
  steps,
  onDark = false,
}: {
  steps: readonly BreadcrumbStep[]
  onDark?: boolean
}) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol
        className={clsx(
          'flex flex-wrap gap-x-2 text-base leading-snug',
          onDark ? 'text-band-ink' : 'text-ink-2',
        )}
      >
        {steps.map(({ name, path }, index) => (
          <li key={name} className="flex gap-2">
            {index > 0 && <span aria-hidden="true">&gt;</span>}
            {path ? (
              <a
                href={path}
                className={clsx(
                  'underline underline-offset-4',
                  onDark
                    ? 'text-surface decoration-band-ink/60 hover:decoration-surface'
                    : 'text-action hover:text-action-strong',
                )}
              >
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
