import type { StarterWords } from '#src/prose/starterWords.ts'

/**
 * The texts of a page that is to be written: each says what goes in its place. `title` and `description` hold the name, so that they differ
 * from those of other pages.
 */
export type StarterTexts = { name: string; title: string; description: string; summary: string }

/** Longest name, and longest title: search engines show all of it. */
const LONGEST_NAME = 38
const LONGEST_TITLE = 60

/**
 * Makes texts in the words of a language from a name, or from an id such as `time-to-rise`. `taken` holds titles and descriptions of other
 * pages in lower case; when one would be the same, the name in them gets a number.
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
