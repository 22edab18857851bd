import list from '#packages/recruiting/data/stopWords.json'

/** Words that say nothing about the subject of a text. */
export const stopWords: ReadonlySet<string> = new Set(list)
