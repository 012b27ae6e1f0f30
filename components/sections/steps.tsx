import type { WorkStep } from '@/content/schema/parts'
import { Section, SectionHeading } from './section'
import { french, lowerFirst } from '@/lib/text/typography'
import { unbrokenHeading } from '@/components/text/unbroken'

/** Numbered steps, each with its duration when it has one. */
export function Steps({
  id,
  title,
  steps,
}: {
  id: string
  title: string
  steps: readonly WorkStep[]
}) {
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} />
      <ol className="border-b border-rule">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid gap-x-10 gap-y-2 border-t border-rule py-6 md:grid-cols-[3.5rem_minmax(0,4fr)_minmax(0,6fr)] md:items-baseline"
          >
            <span
              aria-hidden="true"
              className="font-display text-3xl leading-none font-bold text-band"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-subtitle">{unbrokenHeading(step.title)}</h3>
              {step.duration && (
                <p className="mt-1 text-base text-ink-3">
                  {french(`Durée : ${lowerFirst(step.duration)}`)}
                </p>
              )}
            </div>
            <p className="measure text-ink-2">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
