import { textContent } from '#packages/recruiting/analysis/document/textContent.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import type { Demand } from '#packages/recruiting/analysis/job/Job.ts'
import { answerDemand } from '#packages/recruiting/analysis/matching/answerDemand.ts'
import type { Qualifications } from '#packages/recruiting/analysis/matching/Qualifications.ts'
import { readQualifications } from '#packages/recruiting/analysis/matching/readQualifications.ts'
import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import type { SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'

/** Skill names: in both profile and job, only in the job, only in the profile. */
export type SkillLists = { both: string[]; onlyJob: string[]; onlyProfile: string[] }

/**
 * Compares the skills named in two texts, under any of their names. Of a job description the required skills count, or all of them if none
 * is marked as required.
 */
export function skillLists(profile: string, job: string, find: SkillMatcher): SkillLists {
  const { must, nice } = extractJob(job, find)
  const shown = qualificationsOf(profile, find)
  const own = new Set(find(profile).map(({ skill }) => skill.name))
  const wanted = [...must, ...nice].flatMap((demand) => {
    const names = demand.wants.flatMap((want) => (want.by === 'skill' ? [want.name] : want.by === 'years' ? want.skills : []))
    const named = names.find((name) => own.has(name))
    return names.length > 0 ? [{ name: named ?? names[0]!, isThere: named !== undefined || isShown(demand, shown) }] : []
  })
  const both = wanted.flatMap(({ name, isThere }) => (isThere ? [name] : []))
  return {
    both,
    onlyJob: wanted.flatMap(({ name, isThere }) => (isThere ? [] : [name])),
    onlyProfile: [...own].filter((name) => !both.includes(name)),
  }
}

/** Whether a profile shows a requirement in other words: "NMC registered". Durations are ignored. */
function isShown(demand: Demand, shown: Qualifications): boolean {
  const wants = demand.wants.filter(({ by }) => by === 'skill' || by === 'fact')
  return answerDemand({ ...demand, wants }, shown, '').state === 'covered'
}

const NOTHING: Resume = {
  name: null,
  headline: null,
  email: null,
  phone: null,
  location: null,
  links: [],
  summary: null,
  sections: [],
  experience: [],
  voluntary: [],
  education: [],
  projects: [],
  certificates: [],
  awards: [],
  skills: [],
  languages: [],
}
/** Durations are not counted, so any month does. */
const MONTH = { year: 2000, month: 1 }

function qualificationsOf(profile: string, find: SkillMatcher): Qualifications {
  const { facts, lines, text } = textContent('paste', profile, 0)
  return readQualifications({ name: '', facts: { ...facts, words: 0, letterSpaced: [] }, lines, text }, NOTHING, find, MONTH)
}
