/**
 * The texts of a page that is to be written: each says what goes in its place. `title` and `description` hold the name, so that they differ
 * from those of other pages.
 */
export type StarterTexts = { name: string; title: string; description: string; summary: string }

/** Longest name in a title: with the words around it, search engines show all of it. */
const LONGEST_NAME = 38

/**
 * Makes texts from a name, or from an id such as `time-to-hire`. `taken` holds titles and descriptions of other pages in lower case; when
 * one would be the same, the name in them gets a number.
 */
export function starterTexts(id: string, taken: ReadonlySet<string>, given?: string): StarterTexts {
  const words = given ?? id.replaceAll('-', ' ')
  const name = shortened(words.charAt(0).toUpperCase() + words.slice(1), LONGEST_NAME)
  const texts = (label: string) => ({
    title: `${label}: replace this title`,
    description: `Replace this text, which search engines show: what the page “${label}” holds and whom it helps, in one or two sentences.`,
  })
  let label = name
  for (let count = 2; Object.values(texts(label)).some((text) => taken.has(text.toLowerCase())); count++) label = `${name} ${count}`
  return { name, ...texts(label), summary: `Replace this sentence: “${name}” in a few words.` }
}

function shortened(words: string, most: number): string {
  if (words.length <= most) return words
  const cut = words.slice(0, most + 1)
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : words.slice(0, most)
}
