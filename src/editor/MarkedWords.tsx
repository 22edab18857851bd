import { diffWordsWithSpace } from 'diff'

/** A text in which the words that an earlier one has not are marked. */
export function MarkedWords({ before, text }: { before: string; text: string }) {
  if (before === text) return text
  const parts = diffWordsWithSpace(before, text).filter(({ removed }) => !removed)
  return parts.map(({ value, added }, index) => (added ? <mark key={index}>{value}</mark> : value))
}
