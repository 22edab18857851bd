import education from '#src/tools/data/education.json'
import jobTitles from '#src/tools/data/jobTitles.json'
import organizations from '#src/tools/data/organizations.json'

/** Words that a job title ends with, or has before "of", "for" and the like. */
const TITLE_WORDS = new Set(jobTitles.titles)
/** Words that start or accompany a job title. */
const RANK_WORDS = new Set(jobTitles.ranks)
/** Words in the names of firms and institutions. */
const ORG_WORDS = new Set(organizations)
/** Degrees and other qualifications. */
const DEGREE = new RegExp(`\\b(?:${education.degrees.join('|')})\\b\\.?`, 'i')
/** Words in the names of schools. */
const SCHOOL = new RegExp(`\\b(?:${education.schools.join('|')})\\b`, 'iu')

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[()[\],;:"“”]/g, ' ')
    .split(/[\s/]+/)
    .filter(Boolean)

/** How much a text looks like a job title, from 0 (not at all) to 3 (certainly). The noun for the person counts where titles have it. */
export function titleScore(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 12) return 0
  const cut = words.findIndex((word, index) => index > 0 && ['of', 'for', '–', '-', 'in', '|'].includes(word))
  const head = (cut < 0 ? words : words.slice(0, cut)).at(-1)!
  const bare = (word: string) => word.replace(/^[^\p{L}]+|(?<![^\p{L}.])[^\p{L}.]+$/gu, '').replace(/(?:\.|s)$/, '')
  const isTitle = (word: string) => TITLE_WORDS.has(word) || TITLE_WORDS.has(bare(word)) || TITLE_WORDS.has(word.split('-').at(-1)!)
  const first = RANK_WORDS.has(words[0]!) ? 1 : 0
  if (isTitle(head) || (/^(?:i{1,3}|iv|v|[1-5])$/.test(head) && words.length > 1 && isTitle(words.at(-2)!))) return 2 + first
  if (words.some(isTitle)) return 1.5 + first
  // Agent nouns that no list has, such as "Restorer".
  return first + (/^\p{L}{3,}(?:er|or|ist|ician|ian)$/u.test(head) && words.length > 1 && words.length < 6 ? 0.8 : 0)
}

/** How much a text looks like the name of a firm or institution. */
export function orgScore(text: string): number {
  const words = wordsOf(text)
  const last = words.at(-1) ?? ''
  // "Primary School Teacher" works at one.
  if (SCHOOL.test(text)) return titleScore(text) >= 2 ? 0.8 : 2
  return (
    (ORG_WORDS.has(last) || ORG_WORDS.has(last.replace(/\.$/, '')) ? 2 : words.some((word) => ORG_WORDS.has(word)) ? 1.2 : 0) +
    (/&|\bof\b/.test(text) && words.length < 6 ? 0.2 : 0)
  )
}

/** How much a text looks like a degree. */
export function degreeScore(text: string): number {
  return (
    (DEGREE.test(text) ? 2 : 0) -
    (SCHOOL.test(text) && !/school certificate\b/i.test(text) && !/^\W*(?:b|m)\.?(?:sc|a|eng|tech)/i.test(text) ? 1 : 0)
  )
}

/** How much a text looks like a school. */
export function schoolScore(text: string): number {
  return SCHOOL.test(text) ? 2.5 - (/school diploma|\bcertificate\b/i.test(text) ? 1.5 : 0) : 0
}
