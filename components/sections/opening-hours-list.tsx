import { Fragment } from 'react'
import type { OpeningHours } from '@/content/schema/firm-hours'
import { hoursRuns } from '@/lib/text/opening-hours'

/** Opening hours by run of days, on a dark band. */
export function OpeningHoursList({ hours }: { hours: OpeningHours }) {
  return (
    // Hours stand below their days where a large text leaves no room for both on a line.
    <div className="@container">
      <dl className="grid gap-x-4 gap-y-1 @min-[11rem]:grid-cols-[auto_1fr]">
        {hoursRuns(hours).map((run) => (
          <div key={run.days} className="contents">
            <dt>{run.days}</dt>
            <dd className="text-surface lg:whitespace-nowrap">
              {run.hours.split(', ').map((interval, index) => (
                <Fragment key={interval}>
                  {/* In narrow columns lines break here, or in words, not in the middle of hours. */}
                  {index > 0 && (
                    <>
                      , <wbr />
                    </>
                  )}
                  {interval.includes(' ') ? (
                    <span className="whitespace-normal">{interval}</span>
                  ) : (
                    interval
                  )}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
