import type { Closure, Notice } from '@/content/schema/firm-hours'
import { periodName } from '@/lib/head/period'

/**
 * Closures and notices, above the page's content. Each shows on its days only, which are known before
 * anything is drawn (`lib/head/period.ts`), so that nothing moves.
 */
export function DatedLines({
  closures,
  notices,
}: {
  closures: readonly Closure[]
  notices: readonly Notice[]
}) {
  return [...closures, ...notices].map((line) => (
    <p
      key={periodName(line) + line.text}
      hidden
      data-period={periodName(line)}
      data-promise={'promise' in line ? line.promise : undefined}
      className="dated-line border-b border-rule bg-surface-3 py-2.5 text-base leading-snug text-ink"
    >
      <span className="container-page block">{line.text}</span>
    </p>
  ))
}
