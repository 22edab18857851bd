import data from '#src/tools/data/excludingWords.json'
import { type WrittenPattern, withParts } from '#src/tools/text/withParts.ts'
import { type GroundId, groundIds } from './advertLaws.ts'
import { excludingPeopleIn } from './excludingPeople.ts'
import { goesWithoutHarm } from './goesWithoutHarm.ts'

/** A wording that may shut people out. `instead` is what could stand there; empty when it is best left out, null when
 * that depends on the sentence or the work. */
export type ExcludingWord = { ground: GroundId; start: number; text: string; instead: string | null }

/** Wordings as written in the file: what could stand `instead`, or that they are best left `out`. */
type Written = { words: WrittenPattern[]; instead?: string; out?: boolean }

const wordings = groundIds.map((ground) => {
  const entries: Written[] = data.grounds[ground]
  const patterns = entries.map(({ words, instead, out }) => ({ pattern: patternOf(words), instead: out ? '' : (instead ?? null) }))
  return { ground, patterns }
})

/** More in one line is no advert. */
const MOST = 300

/** The wordings in a line that may shut people out, by ground; of overlapping ones the longest. */
export function excludingWordsIn(line: string): ExcludingWord[] {
  const found = wordings.flatMap(({ ground, patterns }) =>
    patterns.flatMap(({ pattern, instead }) =>
      Array.from(line.matchAll(pattern), ({ index, 0: text }): ExcludingWord => ({
        ground,
        start: index,
        text,
        instead: insteadOf(instead, text),
      })),
    ),
  )
  found.push(...excludingPeopleIn(line))
  const kept: ExcludingWord[] = []
  for (const one of found.slice(0, MOST).toSorted((a, b) => b.text.length - a.text.length))
    if (kept.every(({ start, text }) => one.start >= start + text.length || one.start + one.text.length <= start)) kept.push(one)
  return kept
    .toSorted((a, b) => a.start - b.start)
    .map((one) => (one.instead === '' && !goesWithoutHarm(line, one.start, one.text) ? { ...one, instead: null } : one))
}

const TONGUE = new RegExp(withParts('<tongues>', data.parts), 'i')

/** What could stand instead, with the language that the wording names: "fluent English speaker". */
function insteadOf(written: string | null, text: string): string | null {
  return (
    written
      ?.replace(/\{tongue\} ?/, () => (TONGUE.exec(text)?.[0] ?? '') + ' ')
      .replace(/ {2,}/g, ' ')
      .trim() ?? null
  )
}

// Brackets and other signs stand at the edges of some.
function patternOf(words: readonly WrittenPattern[]): RegExp {
  const whole = words.map((word) => withParts(word, data.parts)).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${whole})(?![\\p{L}\\p{N}])`, 'giu')
}
