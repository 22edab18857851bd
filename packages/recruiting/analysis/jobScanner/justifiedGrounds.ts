import { anyOf } from '#packages/recruiting/analysis/text/patterns.ts'
import { sentences } from '#packages/recruiting/analysis/text/sentences.ts'
import type { GroundId } from './advertLaws.ts'
import { excludingWordsIn } from './excludingWords.ts'

/** Legal terms for a requirement inherent in the work: "an occupational requirement", "bona fide occupational qualification", "§ 8 AGG". */
const REQUIREMENT = anyOf(
  /\boccupational (?:requirement|qualification)|\b(?:GOR|BFOQ|schedule 9)\b/i,
  /\bwesentliche[nr]? und entscheidende[nr]? (?:berufliche[nr]? )?anforderung|(?:§|\bparagraph) ?[89] (?:abs\. ?\d )?AGG\b/i,
)
/** The grounds that an advert means if it cites the law without naming one. */
const USUAL = ['genderWords', 'religionWords'] as const

/** The grounds on which an advert selects people and, in the same sentence, gives a legal justification. */
export function justifiedGrounds(lines: readonly string[]): ReadonlySet<GroundId> {
  const justified = new Set<GroundId>()
  for (const line of lines) {
    if (!REQUIREMENT.test(line)) continue
    for (const { text } of sentences(line)) {
      if (!REQUIREMENT.test(text)) continue
      const named = excludingWordsIn(text).map(({ ground }) => ground)
      for (const ground of named.length > 0 ? named : USUAL) justified.add(ground)
    }
  }
  return justified
}
