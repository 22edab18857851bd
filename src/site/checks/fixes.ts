import type { Fix } from '#src/site/fix.ts'
import { onlyNearest } from '#src/site/words/onlyNearest.ts'
import { shortened } from '#src/site/words/shortened.ts'
import type { Place } from './rule.ts'

/** Replaces a value with another word; undefined if there is none. */
export function setFix({ file, keyPath }: Place, from: string, to: string | undefined): Fix | undefined {
  return to === undefined ? undefined : { do: 'set', label: changeLabel(from, to), file, keyPath, value: to }
}

/** Replaces a word with the only known word that it can mean. */
export function nearestFix(place: Place, word: string, known: Iterable<string>): Fix | undefined {
  return setFix(place, word, onlyNearest(word, known))
}

/**
 * Changes the target of a link or a picture in a field, in its Markdown or in the text file that it names; undefined if there is no target.
 */
export function relinkFix({ file, keyPath, text }: Place, from: string, to: string | undefined): Fix | undefined {
  return to === undefined
    ? undefined
    : { do: 'relink', label: changeLabel(from, to), file: text?.file ?? file, keyPath: text ? [] : keyPath, from, to }
}

/** Label of a fix that changes a word. */
export function changeLabel(from: string, to: string): string {
  return `Change ${quoted(from)} to ${quoted(to)}`
}

const LONGEST = 60

function quoted(word: string): string {
  return `"${shortened(word, LONGEST)}"`
}
