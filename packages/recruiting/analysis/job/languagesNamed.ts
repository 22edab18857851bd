import names from '#packages/recruiting/data/languageNames.json'
import type { SkillMatch } from '#packages/recruiting/analysis/skills/SkillMatch.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

const byName = new Map(
  Object.entries(names).flatMap(([english, others]) => {
    const skill = skillList().find(({ name, kind }) => kind === 'language' && name === english)
    return skill ? others.split(', ').map((name) => [name.toLowerCase(), skill] as const) : []
  }),
)
const NAMED = latinPattern(
  `(?<![\\p{L}])(${[...byName.keys()].join('|')})(?=(?:kenntnis\\p{L}*|sprachig\\p{L}*|e[nr]? sprach\\p{L}*)?(?![\\p{L}]))`,
  'giu',
)

/** Languages named in a German, French, Spanish or Portuguese line: "Englischkenntnisse", "anglais". `line` is the line of the matches. */
export function languagesNamed(text: string, line = 0): SkillMatch[] {
  return Array.from(text.matchAll(NAMED), (found) => ({
    skill: byName.get(found[1]!.toLowerCase())!,
    way: 'alias',
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
    line,
  }))
}
