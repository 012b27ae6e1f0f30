import type { ShownSource } from '@/lib/site/facts'
import { unbroken } from '@/components/text/unbroken'
import { french } from '@/lib/text/typography'

/**
 * The sources of a page's facts of law, tax, aids and standards, and when they were read; nothing without
 * facts.
 */
export function Sources({ sources }: { sources: readonly ShownSource[] }) {
  if (sources.length === 0) return null
  return (
    <section
      aria-labelledby="sources"
      className="break-inside-avoid border-t border-rule py-10 text-sm text-ink-3"
    >
      <div className="container-page">
        <p id="sources" className="text-base font-semibold">
          Sources
        </p>
        <ul className="mt-3 space-y-1 gap-x-12 md:columns-2">
          {sources.map(({ label, title, url, about }) => (
            <li key={label} className="break-inside-avoid">
              {french(`${label} : `)}
              {url ? (
                <a href={url} rel="noopener" className="underline underline-offset-4">
                  {unbroken(title)}
                </a>
              ) : (
                unbroken(title)
              )}
              , {unbroken(french(about))}.
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
