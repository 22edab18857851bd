import { HEAVIEST } from '#src/site/search/postings.ts'
import { searchWords } from '#src/site/search/searchWords.ts'
import type { PageText } from './pageText.ts'
import type { SearchedPage } from './searchedPages.ts'

/** How much a word counts, by where it is. */
const WEIGHT = { name: 10, heading: 4, words: 3, text: 1, list: 0.3 }
/** The number of words of a page for which the others are neither raised nor lowered. */
const USUAL_LENGTH = 250
/** Up to how much of a weight more occurrences count; and the part of it that does not depend on the length of the page. */
const SATURATION = 5
const FIXED = 0.6

/** The words of a page, as stems, and the weight of each from 1 to `HEAVIEST`. It depends on this page alone. */
export function pageTerms({ language, name, words }: SearchedPage, { heading, sections, lists }: PageText): Map<string, number> {
  const counts = new Map<string, number>()
  let length = 0
  function count(text: string, weight: number) {
    for (const { stem } of searchWords(text, language)) {
      counts.set(stem, (counts.get(stem) ?? 0) + weight)
      length += 1
    }
  }
  count(heading === '' || heading === name ? name : `${name} ${heading}`, WEIGHT.name)
  for (const word of words) count(word, WEIGHT.words)
  for (const [index, [, title, text]] of sections.entries()) {
    count(title, WEIGHT.heading)
    count(text, lists.includes(index) ? WEIGHT.list : WEIGHT.text)
  }
  const damping = SATURATION * (FIXED + (1 - FIXED) * Math.min(4, length / USUAL_LENGTH))
  for (const [stem, weight] of counts) counts.set(stem, Math.max(1, Math.round((HEAVIEST * weight) / (weight + damping))))
  return counts
}
