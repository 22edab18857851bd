import { degreeLevels, type Job, type Requirement } from '#src/tools/job/Job.ts'
import { terms } from '#src/tools/text/terms.ts'
import type { Answer, DegreeAnswer, YearsAnswer } from './JobMatch.ts'
import { relatedSkills } from './relatedSkills.ts'
import type { ResumeSkill, Qualifications } from './Qualifications.ts'

const WAYS = ['exact', 'alias', 'near'] as const

/** How a resume meets a requirement: by the best of its alternatives. */
export function answerRequirement(requirement: Requirement, { skills, written }: Qualifications): Answer {
  const wanted = [requirement.skill, ...requirement.alternatives]
  const line = ({ line }: ResumeSkill) => ({ text: written[line]!.trim(), line })
  const direct = best(wanted.flatMap((name) => skills.get(name) ?? []))
  if (direct) return { requirement, state: 'covered', way: direct.way, found: direct.text, evidence: line(direct) }
  const near = best(wanted.flatMap((name) => [...relatedSkills(name)].flatMap((other) => skills.get(other) ?? [])))
  if (near) return { requirement, state: 'partial', way: 'related', found: near.text, evidence: line(near) }
  return { requirement, state: 'missing', way: null, found: '', evidence: null }
}

/** Exact names before other names before misspellings; then lines about work before the skills section; then the earlier line. */
function best(found: readonly ResumeSkill[]): ResumeSkill | undefined {
  const rank = ({ way, inSkills, line }: ResumeSkill) => WAYS.indexOf(way) * 1e6 + (inSkills ? 1e5 : 0) + line
  return [...found].sort((a, b) => rank(a) - rank(b))[0]
}

/** How a resume meets the required years; null when none are required. */
export function answerYears(job: Job, { months }: Qualifications): YearsAnswer | null {
  if (!job.years) return null
  const asked = job.years.least
  if (months === null) return { state: 'missing', asked, found: null }
  return { state: months >= asked * 12 ? 'covered' : months > 0 ? 'partial' : 'missing', asked, found: Math.round(months / 1.2) / 10 }
}

/** How a resume meets the required degree; null when none is required. */
export function answerDegree(job: Job, { degrees, written }: Qualifications): DegreeAnswer | null {
  if (!job.degree) return null
  const { level: asked, subject } = job.degree
  const height = (level: (typeof degreeLevels)[number]) => degreeLevels.indexOf(level)
  const wanted = new Set(terms(subject))
  const fits = (text: string) => wanted.size === 0 || terms(text).some((term) => wanted.has(term))
  const enough = degrees.filter(({ level }) => height(level) >= height(asked))
  // A degree may be on one line and its subject on the next.
  const fitting = enough.find(({ line }) => fits(`${written[line]} ${written[line + 1] ?? ''}`))
  const shown = fitting ?? [...degrees].sort((a, b) => height(b.level) - height(a.level))[0]
  if (!shown) return { state: 'missing', asked, subject, found: null, evidence: null }
  return {
    state: fitting ? 'covered' : 'partial',
    asked,
    subject,
    found: shown.level,
    evidence: { text: written[shown.line]!.trim(), line: shown.line },
  }
}
