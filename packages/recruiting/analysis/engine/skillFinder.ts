import type { SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'

let finder: Promise<SkillMatcher> | undefined

/** The finder for the skills of our list, created once. Rejects if its code cannot be loaded. */
export function skillFinder(): Promise<SkillMatcher> {
  finder ??= Promise.all([
    import('#packages/recruiting/analysis/skills/skillList.ts'),
    import('#packages/recruiting/analysis/skills/skillMatcher.ts'),
  ]).then(([{ skillList }, { skillMatcher }]) => skillMatcher(skillList()))
  return finder
}
