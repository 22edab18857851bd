import list from '#packages/recruiting/data/stopWords.json'

/** Words that are unrelated to the subject of a text. */
export const stopWords: ReadonlySet<string> = new Set(list)
