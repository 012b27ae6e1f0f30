import type { HomePage } from '@/content/schema/pages/home'
import { Section, SectionHeading } from '@/components/sections/section'
import { Icon } from '@/components/ui/icon'
import { unbrokenHeading } from '@/components/text/unbroken'

/**
 * The five reasons, told as the course of a building site along a plumb line.
 * @param checks the page that says how to check them, where the site has it.
 */
export function Reasons({
  content,
  checks,
}: {
  content: HomePage['whyChooseUs']
  checks: { readonly title: string; readonly href: string } | undefined
}) {
  return (
    <Section surface="band" labelledBy="reasons-title">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-28">
            <SectionHeading
              id="reasons-title"
              title={content.title}
              className="mb-0! *:[h2]:text-surface *:[p]:text-band-ink"
              lead={content.lead}
            />
            {checks && (
              <p className="mt-6">
                <a
                  href={checks.href}
                  className="font-semibold text-surface underline underline-offset-4"
                >
                  {checks.title}
                </a>
              </p>
            )}
          </div>
        </div>
        <ol className="relative lg:col-span-8">
          {content.items.map((item) => (
            <li
              key={item.title}
              className="relative flex gap-x-6 pb-10 before:absolute before:top-12 before:bottom-0 before:left-6 before:w-px before:bg-band-ink/40 last:pb-0 last:before:hidden"
            >
              <span className="flex size-12 shrink-0 items-center justify-center rounded-full border border-band-ink/40 bg-band">
                <Icon name={item.icon} className="size-6 text-highlight" />
              </span>
              <div className="mt-2">
                <h3 className="text-subtitle text-surface">{unbrokenHeading(item.title)}</h3>
                <p className="mt-2 measure">{item.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
