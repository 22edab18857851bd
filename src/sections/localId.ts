import { derivedText } from '#src/ui/derivedText.ts'

/**
 * A short id for the inner parts of a section (names of radio groups, ids of panels), made from its words alone: the server and the
 * browser agree on it however much of the page each of them renders. Equal words give an equal id.
 */
export function localId(...words: string[]): string {
  return derivedText(idOf, ...words)
}

function idOf(...words: string[]): string {
  let hash = 0x811c9dc5
  for (const character of words.join('\n')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `s${hash.toString(36)}`
}
