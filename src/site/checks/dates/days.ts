import type { PageConfig } from '#src/site/checks/readConfig.ts'
import { writtenParts } from '#src/site/checks/writtenParts.ts'
import type { KeyPath } from '#src/site/site.ts'
import { dayAfter } from '#src/site/words/dayAfter.ts'

/** A date, `YYYY-MM-DD`, with the place where it is written. */
type WrittenDay = { file: string; keyPath: KeyPath; day: string }

/** Dates on which facts of a page were checked. */
export function checkedDays(config: PageConfig): WrittenDay[] {
  return writtenParts(config).flatMap(({ file, checked }) => checked.map(({ keyPath, day }) => ({ file, keyPath, day })))
}

/** Dates on which a page was changed and published. */
export function ownDays({ page }: PageConfig): WrittenDay[] {
  if (!page) return []
  const { updated, published = updated } = page.meta
  return [
    { file: page.file, keyPath: ['updated'], day: updated },
    ...(published === updated ? [] : [{ file: page.file, keyPath: ['published'], day: published }]),
  ]
}

/** The same day of the following year. */
export function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
}

/**
 * First and last date, inclusive, for which the date checks find nothing in a page. If they find something, both are today, because
 * messages contain the date.
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
