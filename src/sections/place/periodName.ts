import { madeOnce } from '#src/site/madeOnce.ts'

const formatOf = madeOnce(
  (language: string) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** A day, or the first and the last of several, in words of a language; both are `YYYY-MM-DD`. */
export function periodName(from: string, to: string, language: string): string {
  const [first, last] = [from, to].map((day) => new Date(`${day}T00:00:00Z`))
  // Versions of Node differ in the space around the dash.
  return formatOf(language).formatRange(first!, last!).replaceAll('\u2009', ' ')
}
