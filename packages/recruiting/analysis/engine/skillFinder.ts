import type { SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'

let finder: Promise<SkillMatcher> | undefined

/** The finder of the skills of our list, made once. Rejects when its code cannot be fetched. */
export function skillFinder(): Promise<SkillMatcher> {
  finder ??= Promise.all([
    import('#packages/recruiting/analysis/skills/skillList.ts'),
    import('#packages/recruiting/analysis/skills/skillMatcher.ts'),
  ]).then(([{ skillList }, { skillMatcher }]) => skillMatcher(skillList()))
  return finder
}
