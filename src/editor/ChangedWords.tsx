import { diffWordsWithSpace } from 'diff'

/** A text in which the words that differ from an earlier one are marked; what went stands struck through. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  if (before === after) return after
  return diffWordsWithSpace(before, after).map(({ value, added, removed }, index) =>
    added ? <ins key={index}>{value}</ins> : removed ? <del key={index}>{value}</del> : value,
  )
}
