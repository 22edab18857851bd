import type { OpeningHours } from '#schemas/postalAddress.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { daysName } from './daysName.ts'
import { firstWorkday } from './firstWorkday.ts'
import { weekHours } from './weekHours.ts'

/** The hours of a week; `closedLabel` stands for days without any. */
export function HoursOf({ hours, closedLabel }: { hours: OpeningHours; closedLabel: string }) {
  const { language } = useSite()
  return (
    <dl>
      {weekHours(hours, firstWorkday(language)).map(({ first, last, times }) => (
        <div key={first}>
          <dt>{daysName(first, last, language)}</dt>
          <dd>
            {(times.length > 0 ? times : [closedLabel]).map((time) => (
              <span key={time}>{time}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
