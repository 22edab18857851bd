import { onlyNearest } from '#src/site/words/onlyNearest.ts'
import type { Finding, Repair } from '#src/site/problem.ts'
import type { At } from '#src/site/site.ts'

/** Puts a word in place of another one at a place; undefined when there is none to put there. */
export function setRepair({ file, at }: { file: string; at: At }, from: string, to: string | undefined): Repair | undefined {
  return to === undefined ? undefined : { do: 'set', label: changeLabel(from, to), file, at, value: to }
}

/** Puts the only candidate that a word can mean in its place. */
export function nearestRepair(where: { file: string; at: At }, word: string, candidates: Iterable<string>): Repair | undefined {
  return setRepair(where, word, onlyNearest(word, candidates))
}

/**
 * Leads a link or a picture elsewhere, in a field, in its Markdown or in the text file that it names; undefined when there is nowhere to
 * lead it.
 */
export function relinkRepair(
  { file, at, text }: Pick<Finding, 'file' | 'at' | 'text'>,
  from: string,
  to: string | undefined,
): Repair | undefined {
  return to === undefined
    ? undefined
    : { do: 'relink', label: changeLabel(from, to), file: text?.file ?? file, at: text ? [] : at, from, to }
}

/** What a repair that changes a word says on its button. */
export function changeLabel(from: string, to: string): string {
  return `Change ${quoted(from)} to ${quoted(to)}`
}

const LONGEST = 60

function quoted(word: string): string {
  return `"${word.length > LONGEST ? `${word.slice(0, LONGEST - 1)}…` : word}"`
}
