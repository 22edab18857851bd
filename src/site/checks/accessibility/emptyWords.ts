/** English words that say nothing when they are read out of their place, as screen readers do in lists of links. */
const EMPTY_WORDS = new Set([
  'click',
  'click here',
  'here',
  'link',
  'this',
  'this link',
  'this page',
  'more',
  'read more',
  'learn more',
  'see more',
  'find out more',
  'more info',
  'more information',
  'details',
  'go',
  'continue',
])
const LONGEST = Math.max(...[...EMPTY_WORDS].map((words) => words.length)) + 6

/** Whether the words of a link say nothing about where it leads. */
export function areEmptyWords(words: string): boolean {
  return (
    words.length <= LONGEST &&
    EMPTY_WORDS.has(
      words
        .toLowerCase()
        .replace(/[\s.,:;!?…→>»]+/g, ' ')
        .trim(),
    )
  )
}
