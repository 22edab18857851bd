import { madeOnce } from '#src/site/madeOnce.ts'
import type { SitePage } from '#src/site/site.ts'
import type { ListSettings } from './listUse.ts'
import type { CalendarMonth } from './listView.ts'
import { daysOf } from './timeState.ts'
import { monthName } from './viewName.ts'

const DAY_MS = 86_400_000
/** Entries on more days than this are listed once, below the calendar. */
const LONGEST_DAYS = 7

const dayFormat = madeOnce(
  (language: string) => new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
)
const weekdayFormat = madeOnce((language: string) => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }))

/** The calendar of a month such as `2026-11`, with the entries by the field that the list is sorted by. */
export function calendarMonth(
  entries: readonly SitePage[],
  { sort }: Pick<ListSettings, 'sort'>,
  month: string,
  language: string,
): CalendarMonth {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const dates = Array.from({ length }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10))
  const inMonth = entries.flatMap(({ path, meta }) => {
    const days = sort.field === undefined ? undefined : daysOf(meta.fields?.[sort.field])
    if (!days || days.start > dates.at(-1)! || (days.end ?? '9999-12-31') < dates[0]!) return []
    const lasts = days.end === undefined ? Infinity : (Date.parse(days.end) - Date.parse(days.start)) / DAY_MS + 1
    return [{ days, isLong: lasts > LONGEST_DAYS, link: { label: meta.name, href: path } }]
  })
  return {
    name: monthName(month, language),
    // 4 January 2021 was a Monday.
    weekdays: Array.from({ length: 7 }, (_, index) => weekdayFormat(language).format(new Date(Date.UTC(2021, 0, 4 + index)))),
    start: ((new Date(first).getUTCDay() + 6) % 7) + 1,
    days: dates.map((date) => ({
      date,
      label: dayFormat(language).format(new Date(`${date}T00:00:00Z`)),
      entries: inMonth.flatMap(({ days, isLong, link }) => (!isLong && days.start <= date && date <= days.end! ? [link] : [])),
    })),
    long: inMonth.flatMap(({ isLong, link }) => (isLong ? [link] : [])),
  }
}
