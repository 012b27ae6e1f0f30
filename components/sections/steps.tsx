import type { WorkStep } from '@/content/schema/parts'
import { NumberedRow } from './numbered-row'
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
          <NumberedRow key={step.title} position={index}>
            <div>
              <h3 className="text-subtitle">{unbrokenHeading(step.title)}</h3>
              {step.duration && (
                <p className="mt-1 text-base text-ink-3">
                  {french(`Durée : ${lowerFirst(step.duration)}`)}
                </p>
              )}
            </div>
            <p className="measure text-ink-2">{step.description}</p>
          </NumberedRow>
        ))}
      </ol>
    </Section>
  )
}
