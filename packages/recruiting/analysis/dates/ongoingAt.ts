import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'
import { anyOf, latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'
import { datePatterns } from './dateWords.ts'

// "Grado en Derecho (cursando 3.º)", "Licence de psychologie – Tours – en cours"
const ONGOING = anyOf(
  latinPattern(`\\s?\\((?:[^()]{1,30}, )?(?:${datePatterns.ongoing})(?!\\p{L})[^()]{0,50}\\)`, 'iu'),
  // "En cours : Licence de psychologie"
  latinPattern(`^(?:${datePatterns.ongoing})(?= ?: )`, 'iu'),
  latinPattern(
    `(?:^|[\\t|·•] ?| [–—-] |, )(?:${datePatterns.ongoing})(?!\\p{L})(?: \\d{1,2}\\.?\\p{L}{0,2})?(?= {0,3}(?:$|[\\t|·•,)]))`,
    'u',
  ),
)

/** The position, at a separator or in brackets, where a text says that something is ongoing without a date; null if there is none. */
export function ongoingAt(text: string): { from: number; to: number } | null {
  const found = ONGOING.exec(withoutMarks(text))
  return found && { from: found.index, to: found.index + found[0].length }
}
