import type { WorkStep } from '@/content/types'
import { Section, SectionHeading } from '@/components/sections/section'

export function WorkProcess({ steps }: { steps: readonly WorkStep[] }) {
  return (
    <Section labelledBy="methode">
      <SectionHeading id="methode" title="Notre méthodologie de travail" />
      <ol className="border-b border-regle">
        {steps.map(({ title, description, duration }, index) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-2 border-t border-regle py-6 md:grid-cols-[3.5rem_minmax(0,4fr)_minmax(0,6fr)]"
          >
            <span
              aria-hidden="true"
              className="font-display text-3xl leading-none font-bold text-chene"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-subtitle">{title}</h3>
              {duration && <p className="mt-1 text-base text-encre-3">Durée : {duration}</p>}
            </div>
            <p className="measure text-encre-2">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
