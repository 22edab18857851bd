import type { Fix } from '#src/site/fix.ts'
import { onlyNearest } from '#src/site/words/onlyNearest.ts'
import { shortened } from '#src/site/words/shortened.ts'
import type { Place } from './rule.ts'

/** Puts a word in place of another one at a place; undefined when there is none to put there. */
export function setFix({ file, keyPath }: Place, from: string, to: string | undefined): Fix | undefined {
  return to === undefined ? undefined : { do: 'set', label: changeLabel(from, to), file, keyPath, value: to }
}

/** Puts the only known word that a word can mean in its place. */
export function nearestFix(place: Place, word: string, known: Iterable<string>): Fix | undefined {
  return setFix(place, word, onlyNearest(word, known))
}

/**
 * Leads a link or a picture elsewhere, in a field, in its Markdown or in the text file that it names; undefined when there is nowhere to
 * lead it.
 */
export function relinkFix({ file, keyPath, text }: Place, from: string, to: string | undefined): Fix | undefined {
  return to === undefined
    ? undefined
    : { do: 'relink', label: changeLabel(from, to), file: text?.file ?? file, keyPath: text ? [] : keyPath, from, to }
}

/** What a fix that changes a word says on its button. */
export function changeLabel(from: string, to: string): string {
  return `Change ${quoted(from)} to ${quoted(to)}`
}

const LONGEST = 60

function quoted(word: string): string {
  return `"${shortened(word, LONGEST)}"`
}
