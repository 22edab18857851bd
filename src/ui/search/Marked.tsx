import type { Excerpt } from '#src/site/search/excerptOf.ts'

/** A text whose words of the query are marked. */
export function Marked({ text }: { text: Excerpt }) {
  // eslint-disable-next-line react/no-array-index-key
  return text.map((piece, index) => (piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text))
}
