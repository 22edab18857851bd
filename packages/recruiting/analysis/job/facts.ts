import data from '#packages/recruiting/data/requirementFacts.json'
import { withParts } from '#packages/recruiting/analysis/text/withParts.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/** A fact as in the file: `said` patterns both ask for it and show it, the others do one of the two. */
type WrittenFact = {
  said: string[]
  asked?: string[]
  shown?: string[]
  partly?: string[]
  denied?: string[]
  judge?: boolean
  broad?: boolean
}

/**
 * A requirement with several wordings in adverts and resumes: how it is `asked` for, `shown`, `partly` shown, and `denied`. `isJudged`: a
 * person judges it unless the resume mentions it. `isBroad`: a whole sector, which counts only if it is requested alone.
 */
export type Fact = {
  id: string
  asked: RegExp
  shown: RegExp
  partly: RegExp | null
  denied: RegExp | null
  isJudged: boolean
  isBroad: boolean
}

/** All facts, by id. */
export const facts: ReadonlyMap<string, Fact> = new Map(
  Object.entries<WrittenFact>(data.facts).map(([id, { said, asked = [], shown = [], partly, denied, judge = false, broad = false }]) => [
    id,
    {
      id,
      asked: wording([...said, ...asked]),
      shown: wording([...said, ...shown]),
      partly: partly ? wording(partly) : null,
      denied: denied ? wording(denied) : null,
      isJudged: judge,
      isBroad: broad,
    },
  ]),
)

function wording(patterns: readonly string[]): RegExp {
  const whole = patterns.map((pattern) => withParts(pattern, data.parts)).join('|')
  return latinPattern(`(?<![\\p{L}\\p{N}])(?:${whole})(?![\\p{L}\\p{N}])`, 'giu')
}
