import { anyOf } from '#packages/recruiting/analysis/text/patterns.ts'
import { sentences } from '#packages/recruiting/analysis/text/sentences.ts'
import type { GroundId } from './advertLaws.ts'
import { excludingWordsIn } from './excludingWords.ts'

/** What laws call a demand that the work itself makes: "an occupational requirement", "bona fide occupational qualification", "§ 8 AGG". */
const REQUIREMENT = anyOf(
  /\boccupational (?:requirement|qualification)|\b(?:GOR|BFOQ|schedule 9)\b/i,
  /\bwesentliche[nr]? und entscheidende[nr]? (?:berufliche[nr]? )?anforderung|(?:§|\bparagraph) ?[89] (?:abs\. ?\d )?AGG\b/i,
)
/** An advert that names the law without the ground means one of these. */
const USUAL = ['genderWords', 'religionWords'] as const

/** The grounds on which an advert tells people apart and says, in the same sentence, why the law allows it. */
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
