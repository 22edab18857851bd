import type { SkillMatch, SkillMatcher } from '#src/tools/skills/SkillMatch.ts'
import type { Requirement } from './Job.ts'
import type { JobUnit } from './jobUnits.ts'

/** The skills that units ask for, each at its first mention. Names joined by "or" are alternatives of one requirement. */
export function skillsAsked(units: readonly JobUnit[], find: SkillMatcher): Requirement[] {
  const seen = new Set<string>()
  return units.flatMap((unit) =>
    groups(unit.text, find(unit.text)).flatMap((group) => {
      const isKnown = group.some(({ skill }) => seen.has(skill.name))
      for (const { skill } of group) seen.add(skill.name)
      return isKnown ? [] : [requirement(group, unit)]
    }),
  )
}

function requirement(group: SkillMatch[], { text, line }: JobUnit): Requirement {
  const [{ skill }, ...others] = group as [SkillMatch, ...SkillMatch[]]
  return {
    skill: skill.name,
    kind: skill.kind,
    alternatives: [...new Set(others.map((other) => other.skill.name))].filter((name) => name !== skill.name),
    text,
    line,
  }
}

/** Groups matches in a list joined by "or"; every other match is on its own. */
function groups(text: string, matches: readonly SkillMatch[]): SkillMatch[][] {
  const found: SkillMatch[][] = []
  let run: SkillMatch[] = []
  let hasOr = false
  const close = () => {
    found.push(...(hasOr ? [run] : run.map((match) => [match])))
    run = []
    hasOr = false
  }
  for (const match of matches) {
    const last = run.at(-1)
    const between = last ? text.slice(last.end, match.start) : ''
    const isOr = /^[\s,]*\bor\b\s*$/.test(between)
    const isJoined = isOr || /^\s*,\s*$/.test(between)
    if (last && (!isJoined || (hasOr && !isOr))) close()
    run.push(match)
    hasOr ||= isOr
  }
  close()
  return found
}
