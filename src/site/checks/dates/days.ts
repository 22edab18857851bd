import type { PageConfig } from '#src/site/checks/readConfig.ts'
import { writtenParts } from '#src/site/checks/writtenParts.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import type { KeyPath } from '#src/site/site.ts'

/** A day, `YYYY-MM-DD`, with the place where it is written. */
type WrittenDay = { file: string; keyPath: KeyPath; day: string }

/** The days on which somebody checked a fact that a page shows. */
export function checkedDays(config: PageConfig): WrittenDay[] {
  return writtenParts(config).flatMap(({ file, checked }) => checked.map(({ keyPath, day }) => ({ file, keyPath, day })))
}

/** The days on which a page was changed and published. */
export function ownDays({ page }: PageConfig): WrittenDay[] {
  if (!page) return []
  const { updated, published = updated } = page.meta
  return [
    { file: page.file, keyPath: ['updated'], day: updated },
    ...(published === updated ? [] : [{ file: page.file, keyPath: ['published'], day: published }]),
  ]
}

/** The day after a day. Each page asks for the one after today. */
export const dayAfter = madeOnce((day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))

/** The same day of the next year. */
export function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
}

/**
 * From which day to which one, both included, the checks of dates find nothing in a page. When they find something, which they say with
 * the day, it is today alone.
 */
export function steadyDays(config: PageConfig): [first: string, last: string] {
  const { today } = config
  const checked = checkedDays(config).map(({ day }) => day)
  const newest = [...checked, ...ownDays(config).map(({ day }) => day)].reduce((a, b) => (a > b ? a : b), '0000-01-01')
  const oldest = checked.reduce((a, b) => (a < b ? a : b), '9998-01-01')
  const last = yearAfter(oldest)
  const isSteady = newest <= dayAfter(today) && today <= last
  return isSteady ? [newest <= today ? newest : today, last] : [today, today]
}
