import { derivedText } from '#src/ui/derivedText.ts'

/**
 * A short id for the inner parts of a section (names of radio groups, ids of panels), made from words alone: the server and the browser
 * agree on it however much of the page each of them renders. Equal words give an equal id, so one of them is the type of the section, and
 * one its anchor: of sections of a type, all but one have an anchor. It begins with `_`, which is in no anchor.
 */
export function localId(...words: string[]): string {
  return derivedText(idOf, ...words)
}

function idOf(...words: string[]): string {
  let hash = 0x811c9dc5
  for (const character of words.join('\n')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `_${hash.toString(36)}`
}
