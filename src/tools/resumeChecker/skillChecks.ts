import { checkResult, type CheckResult } from '#src/tools/checks/CheckResult.ts'
import type { Qualifications } from '#src/tools/matching/Qualifications.ts'
import { type ResumeCheckInput, evidenceOf } from './ResumeCheckInput.ts'

/** The checks of skills: how many are named, and whether those listed also show in the work. */
export function skillChecks({ document, resume, limits }: ResumeCheckInput, profile: Qualifications): CheckResult[] {
  const count = profile.skills.size
  const listed = [...profile.skills].filter(([, found]) =>
    found.some(({ inSkills, skill }) => inSkills && skill.kind !== 'soft' && skill.kind !== 'language'),
  )
  const shown = listed.filter(([, found]) => found.some(({ inSkills }) => !inSkills))
  const percent = Math.round((shown.length / Math.max(1, listed.length)) * 100)
  const isUnused = resume.experience.length === 0 && resume.projects.length === 0
  const missing = listed.filter((entry) => !shown.includes(entry)).map(([name]) => name)
  return [
    checkResult('skillsNamed', 'Skills', count === 0 ? 'missing' : count >= limits.skills ? 'good' : 'improve', {
      share: count / Math.max(1, limits.skills),
      facts: { count, least: limits.skills, skills: [...profile.skills.keys()].slice(0, 8).join(', ') },
    }),
    checkResult('skillsShown', 'Skills', percent >= limits.shownPercent ? 'good' : 'improve', {
      after: listed.length === 0 ? 'sectionSkills' : isUnused ? 'jobsRead' : undefined,
      share: percent >= limits.shownPercent ? 1 : percent / limits.shownPercent,
      facts: { percent, count: shown.length, of: listed.length, least: limits.shownPercent, skills: missing.slice(0, 5).join(', ') },
      evidence: evidenceOf(
        document,
        shown.flatMap(([, found]) => found.find(({ inSkills }) => !inSkills)?.line ?? []),
      ),
    }),
  ]
}
