import { extractJob } from '#src/tools/job/extractJob.ts'
import type { SkillMatcher } from '#src/tools/skills/SkillMatch.ts'

/** Skill names: in both profile and job, only in the job, only in the profile. */
export type SkillLists = { both: string[]; onlyJob: string[]; onlyProfile: string[] }

/** Compares the skills named in two texts. Of a job description those it asks for count, or all it names when it asks for none. */
export function skillLists(profile: string, job: string, find: SkillMatcher): SkillLists {
  const { must, nice } = extractJob(job, find)
  const asked = [...must, ...nice]
  const own = new Set(find(profile).map(({ skill }) => skill.name))
  const has = (names: string[]) => names.find((name) => own.has(name))
  const wanted = asked
    .map(({ wants }) => wants.flatMap((want) => (want.by === 'skill' ? [want.name] : want.by === 'years' ? want.skills : [])))
    .filter(({ length }) => length > 0)
  const both = wanted.flatMap((names) => has(names) ?? [])
  return {
    both,
    onlyJob: wanted.flatMap((names) => (has(names) ? [] : [names[0]!])),
    onlyProfile: [...own].filter((name) => !both.includes(name)),
  }
}
