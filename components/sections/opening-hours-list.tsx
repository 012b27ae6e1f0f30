import type { OpeningHours } from '@/content/schema/firm'
import { hoursRuns } from '@/lib/text/opening-hours'

/** Opening hours by run of days, on a dark band. */
export function OpeningHoursList({ hours }: { hours: OpeningHours }) {
  return (
    <dl className="opening-hours">
      {hoursRuns(hours).map((run) => (
        <div key={run.days}>
          <dt>{run.days}</dt>
          <dd>{run.hours}</dd>
        </div>
      ))}
    </dl>
  )
}
