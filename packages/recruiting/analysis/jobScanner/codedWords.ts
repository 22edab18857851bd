import words from '#packages/recruiting/data/genderCodedWords.json'

/** How a word is gender-coded. */
type GenderCoding = 'feminine' | 'masculine'

/*
 * Stems of English words that are more frequent in adverts for jobs that mostly women or mostly men do: our own selection, informed by
 * Gaucher, Friesen and Kay, "Evidence that gendered wording in job advertisements exists and sustains gender inequality", Journal of
 * Personality and Social Psychology 101(1), 2011, 109–128. The evidence on effects is mixed (Castilla and Rho, Management Science 69(11),
 * 2023, 6912–6939).
 */
const stems = (['feminine', 'masculine'] as const).flatMap((coding) => words[coding].map((stem) => [stem, coding] as const))

/** Words that start with such a stem but have another meaning, or name a job, a document or a duty. */
const EXCEPT = new RegExp(`^(?:${words.exceptions.join('|')})$`)

/** The gender coding of a word, or null. A word counts once, even if two stems match. */
export function codingOf(word: string): GenderCoding | null {
  const plain = word.toLowerCase().replace(/[-’']/g, '')
  if (EXCEPT.test(plain)) return null
  return stems.find(([stem]) => plain.startsWith(stem))?.[1] ?? null
}
