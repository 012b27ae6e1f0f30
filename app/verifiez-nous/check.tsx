import { Callout } from '@/components/sections/callout'
import { periodName } from '@/lib/head/period'
import type { ShownCheck } from '@/lib/site/checks'
import { lowerFirst } from '@/lib/text/typography'
import { unbrokenHeading } from '@/components/text/unbroken'
import { TextLink } from '@/components/ui/text-link'

/**
 * What to look up on the left, what our record holds of it on the right, and plainly what it lacks.
 * @param missing what to do about what is missing; empty where it was said before.
 */
export function Check({ check, missing }: { check: ShownCheck; missing: string }) {
  const { id, title, text, register, held, note, href } = check
  return (
    <li className="grid gap-x-12 gap-y-6 border-t border-rule py-10 lg:grid-cols-2">
      <div>
        <h3 id={id} className="text-subtitle">
          {unbrokenHeading(title)}
        </h3>
        <p className="mt-3 measure text-ink-2">{text}</p>
        {register && (
          <p className="mt-3">
            <TextLink href={register.url} rel="noopener">
              {register.label}
            </TextLink>
          </p>
        )}
      </div>
      <div className="space-y-5">
        {held.map(({ facts, until }) => (
          <dl key={JSON.stringify(facts)} data-period={until && periodName({ until })}>
            {facts.map(([term, value]) => (
              <div
                key={term}
                className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
              >
                <dt className="text-ink-3">{term}</dt>
                <dd className="font-semibold">
                  {value.startsWith('https://') ? (
                    <TextLink href={value} rel="noopener">
                      {value}
                    </TextLink>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ))}
        {check.missing.length > 0 && (
          <Callout as="div">
            <p>
              <strong>Pas encore renseigné</strong>&nbsp;:{' '}
              {check.missing
                .map((term) => (/^\p{Lu}{2}/u.test(term) ? term : lowerFirst(term)))
                .join(', ')}
              .
            </p>
            {missing && <p className="mt-2 text-ink-2">{missing}</p>}
          </Callout>
        )}
        {note && <Callout>{note}</Callout>}
        {href && (
          <p>
            <TextLink href={href}>Voir les chantiers</TextLink>
          </p>
        )}
      </div>
    </li>
  )
}
