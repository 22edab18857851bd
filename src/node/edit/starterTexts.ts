import type { StarterWords } from '#src/prose/starterWords.ts'

/**
 * The placeholder texts of a new page: each says what to write instead. `title` and `description` contain the name, so that they differ
 * from those of other pages.
 */
export type StarterTexts = { name: string; title: string; description: string; summary: string }

/** Maximum length of names and titles: search engines show all of it. */
const LONGEST_NAME = 38
const LONGEST_TITLE = 60

/**
 * Creates texts in a language from a name, or from an id such as `time-to-rise`. `taken` contains titles and descriptions of other pages in
 * lower case; if a new one is a duplicate, the name in it gets a number.
 */
export function starterTexts(words: StarterWords, id: string, taken: ReadonlySet<string>, given?: string): StarterTexts {
  const plain = given ?? id.replaceAll('-', ' ')
  const name = shortened(plain.charAt(0).toUpperCase() + plain.slice(1), LONGEST_NAME)
  const texts = (number: string) => ({
    title: words.title(`${shortened(name, LONGEST_TITLE - words.title(number).length)}${number}`),
    description: words.description(`${name}${number}`),
  })
  let number = ''
  for (let count = 2; Object.values(texts(number)).some((text) => taken.has(text.toLowerCase())); count++) number = ` ${count}`
  return { name, ...texts(number), summary: words.summary(name) }
}

function shortened(words: string, most: number): string {
  if (words.length <= most) return words
  const cut = words.slice(0, most + 1)
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : words.slice(0, most)
}
