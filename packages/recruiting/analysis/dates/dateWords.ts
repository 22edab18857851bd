import words from '#packages/recruiting/data/dateWords.json'

const oneOf = (list: readonly string[]) => list.toSorted((one, other) => other.length - one.length).join('|')
const numbered = words.months.flatMap((names, index) => names.map((name) => [name, index + 1] as const))

/** Month numbers (from 1) by name, in lower case and without accents. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(numbered)

/** The first month of a season, by the season’s name. */
export const seasonMonths: ReadonlyMap<string, number> = new Map(
  Object.entries(words.seasons).flatMap(([month, names]) => names.map((name) => [name, Number(month)] as const)),
)

/** Month names that are also ordinary words, and so count as dates only with a year. */
export const weakMonths: ReadonlySet<string> = new Set(words.weakMonths)

const wholeMonths = new Set(words.wholeMonths)

/** Whether a month’s full name is as short as an abbreviation ("May", "août"), so that it can appear among abbreviated months. */
export const isWholeAndShort = (name: string): boolean => wholeMonths.has(name)

/** Whether a month name is abbreviated: it is the start of a longer name of that month, or it has three letters. */
export const isShortMonth = (name: string): boolean =>
  !wholeMonths.has(name) &&
  (name.length <= 3 || words.months[monthNumbers.get(name)! - 1]!.some((other) => other !== name && other.startsWith(name)))

/** Patterns for date words in all languages, to be matched case-insensitively against text without accents. */
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
