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

/** Where a text says at a joint or in brackets that something goes on, apart from its dates; null where it does not. */
export function ongoingAt(text: string): { from: number; to: number } | null {
  const found = ONGOING.exec(withoutMarks(text))
  return found && { from: found.index, to: found.index + found[0].length }
}
