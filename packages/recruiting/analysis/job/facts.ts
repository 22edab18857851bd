import data from '#packages/recruiting/data/requirementFacts.json'
import { withParts } from '#packages/recruiting/analysis/text/withParts.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/** A fact as written in the file: patterns of words that ask for it and show it (`said`), or do only one of the two. */
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
 * Something that adverts ask for and resumes show in several wordings: how it is `asked` for, `shown`, shown in `partly`, and `denied`.
 * `isJudged`: a person judges whether it is met unless the resume says so. `isBroad`: a whole sector, which answers only where it alone is
 * asked for.
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

/** The facts that are known, by id. */
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
