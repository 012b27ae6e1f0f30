import type { ShownSource } from '@/lib/site/facts'
import { french } from '@/lib/text/typography'

/** Where a page's facts of law, tax, aid and norm come from, and when they were read; nothing without any. */
export function Sources({ sources }: { sources: readonly ShownSource[] }) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources" className="sources">
      <div className="container-page">
        <p id="sources">Sources</p>
        <ul>
          {sources.map(({ label, title, url, about }) => (
            <li key={label}>
              {french(`${label} : `)}
              {url ? (
                <a href={url} rel="noopener">
                  {title}
                </a>
              ) : (
                title
              )}
              {`, ${about}.`}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
