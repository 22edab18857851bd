import words from '#packages/recruiting/data/dateWords.json'

const oneOf = (list: readonly string[]) => list.toSorted((one, other) => other.length - one.length).join('|')
const numbered = words.months.flatMap((names, index) => names.map((name) => [name, index + 1] as const))

/** Names of months, without accents and in lower case, by month from 1. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(numbered)

/** Names of seasons by the month in which they begin. */
export const seasonMonths: ReadonlyMap<string, number> = new Map(
  Object.entries(words.seasons).flatMap(([month, names]) => names.map((name) => [name, Number(month)] as const)),
)

/** Names of months that are also other words, and so are no date without a year. */
export const weakMonths: ReadonlySet<string> = new Set(words.weakMonths)

const wholeMonths = new Set(words.wholeMonths)

/** Whether the name of a month is as short as others are shortened, so that it is written whole beside them: "May", "août". */
export const isWholeAndShort = (name: string): boolean => wholeMonths.has(name)

/** Whether the name of a month is shortened: another name of the month goes on where it ends, or it has three letters. */
export const isShortMonth = (name: string): boolean =>
  !wholeMonths.has(name) &&
  (name.length <= 3 || words.months[monthNumbers.get(name)! - 1]!.some((other) => other !== name && other.startsWith(name)))

/** Patterns for the words of dates in all languages, to be matched against text without accents, whatever the case. */
export const datePatterns = {
  month: oneOf(numbered.map(([name]) => name)),
  winter: oneOf(words.seasons['12']),
  season: oneOf([...seasonMonths.keys()]),
  term: oneOf(words.terms),
  half: oneOf(words.halves),
  present: oneOf([...words.present, ...words.ongoing]),
  ongoing: oneOf(words.ongoing),
  expected: oneOf(words.expected),
  ends: oneOf(words.ends),
  about: oneOf(words.about),
  to: words.to.join('|'),
  since: words.since.join('|'),
  until: words.until.join('|'),
  from: words.from.join('|'),
}
