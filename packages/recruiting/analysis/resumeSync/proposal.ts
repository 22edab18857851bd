import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import { isListed } from '#packages/recruiting/analysis/job/isListed.ts'
import type { SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'
import { sentences } from '#packages/recruiting/analysis/text/sentences.ts'
import type { Answer, JobMatch } from '#packages/recruiting/analysis/matching/JobMatch.ts'

type Change<T> = { Old: T; New: T }

/** A resume tailored to a job description, in the stored form (R5.5); no changes are proposed for Project. */
export type Proposal = {
  Experience: string
  Location: string
  Objective: Change<string>
  'Hard Skills': Change<string[]>
  'Soft Skills': Change<string[]>
}

/**
 * The possible changes: `Old` is the text of the resume; `New` is the same reordered, with the job's requirements first, followed by one
 * prompt per missing requirement. `prompt` is its template, with {skill} for the name: no claims are invented for the applicant.
 */
export function proposal(resume: Resume, match: JobMatch, find: SkillMatcher, prompt: string): Proposal {
  const answers = [...match.must, ...match.nice]
  const asked = new Map(
    answers.flatMap(({ requirement }) => [requirement.skill, ...requirement.alternatives]).map((name, at) => [name, at]),
  )
  const place = (text: string) => Math.min(...find(text).map(({ skill }) => asked.get(skill.name) ?? asked.size), asked.size)
  const byPlace = (texts: readonly string[]) => [...texts].sort((a, b) => place(a) - place(b))
  const prompts = (wanted: (answer: Answer) => boolean) =>
    answers.filter((answer) => isUnsaid(answer) && wanted(answer)).map(({ requirement }) => prompt.replaceAll('{skill}', requirement.skill))

  const isSoft = (text: string) => find(text).some(({ skill }) => skill.kind === 'soft')
  const listed = [...new Set(resume.skills.map(({ value }) => value))]
  const [hard, soft] = [listed.filter((skill) => !isSoft(skill)), listed.filter(isSoft)]
  const summary = sentences(resume.summary?.value ?? '').map(({ text }) => text)
  const isMust = (answer: Answer) => match.must.includes(answer)
  const latest = resume.experience[0]
  return {
    Experience: [latest?.title?.value, latest?.place?.value, latest?.dates?.value.text].filter(Boolean).join(', '),
    Location: resume.location?.value ?? '',
    Objective: {
      Old: resume.summary?.value ?? '',
      New: [byPlace(summary).join(' '), ...prompts((answer) => isMust(answer) && answer.requirement.kind !== 'soft').slice(0, 3)]
        .filter((part) => part !== '')
        .join('\n'),
    },
    'Hard Skills': { Old: hard, New: [...byPlace(hard), ...prompts(({ requirement }) => requirement.kind !== 'soft')] },
    'Soft Skills': { Old: soft, New: [...byPlace(soft), ...prompts(({ requirement }) => requirement.kind === 'soft')] },
  }
}

/** Whether a resume does not name a required skill; for character that is not a gap, but still worth a line. */
function isUnsaid({ state, way, requirement }: Answer): boolean {
  return way === null && (state === 'missing' || state === 'unclear') && isListed(requirement)
}
