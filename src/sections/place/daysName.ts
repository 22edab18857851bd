import { madeOnce } from '#src/site/madeOnce.ts'

const formatOf = madeOnce((language: string) => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }))

/** The name of a day of the week (0 is Monday), or of the first and last of several. */
export function daysName(first: number, last: number, language: string): string {
  // January 5, 1970 was a Monday.
  const name = (index: number) => formatOf(language).format(new Date(Date.UTC(1970, 0, 5 + index)))
  return first === last ? name(first) : `${name(first)} – ${name(last)}`
}
