import type { SkillMatcher } from '#src/tools/skills/SkillMatch.ts'

let finder: Promise<SkillMatcher> | undefined

/** The finder of the skills of our list, made once. Rejects when its code cannot be fetched. */
export function skillFinder(): Promise<SkillMatcher> {
  finder ??= Promise.all([import('#src/tools/skills/skillList.ts'), import('#src/tools/skills/skillMatcher.ts')]).then(
    ([{ skillList }, { skillMatcher }]) => skillMatcher(skillList()),
  )
  return finder
}
