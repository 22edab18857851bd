import { derivedText } from '#src/ui/derivedText.ts'

/**
 * A short id for the inner elements of a section (names of radio groups, ids of panels), derived only from words: server and browser agree
 * on it whatever part of the page each of them renders. Equal words give equal ids, so one of the words is the section type and one its
 * anchor: at most one section of a type has no anchor. It begins with `_`, which anchors never contain.
 */
export function localId(...words: string[]): string {
  return derivedText(idOf, ...words)
}

function idOf(...words: string[]): string {
  let hash = 0x811c9dc5
  for (const character of words.join('\n')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `_${hash.toString(36)}`
}
