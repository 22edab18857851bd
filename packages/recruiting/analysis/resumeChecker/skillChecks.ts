import { words as wordsIn } from '#packages/recruiting/analysis/text/words.ts'
import { checkResult, type CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import type { Qualifications } from '#packages/recruiting/analysis/matching/Qualifications.ts'
import { type ResumeCheckInput, evidenceOf } from './ResumeCheckInput.ts'

/** The checks of skills: how many are named, and whether the listed ones also appear in jobs or projects. */
export function skillChecks({ document, resume, limits }: ResumeCheckInput, profile: Qualifications): CheckResult[] {
  const count = profile.skills.size
  const listed = listedSkills(resume, profile)
  const shown = listed.filter(({ line }) => line !== null)
  const percent = Math.round((shown.length / Math.max(1, listed.length)) * 100)
  const isUnused = resume.experience.length === 0 && resume.projects.length === 0
  const missing = listed.filter(({ line }) => line === null).map(({ text }) => text)
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
        shown.flatMap(({ line }) => line ?? []),
      ),
    }),
  ]
}

const lowerWords = (text: string) => wordsIn(text.toLowerCase())

/** A longer text is a sentence. */
const MOST_WORDS = 4

/** The skills under the skills heading as written, including unlisted ones, and a line that shows each in use. */
function listedSkills({ skills }: ResumeCheckInput['resume'], { skills: known, jobs, voluntary, lines }: Qualifications) {
  const named = [...known.values()].flatMap((found) => {
    const listed = found.find(({ inSkills }) => inSkills)
    return listed ? [{ kind: listed.skill.kind, text: listed.text, line: found.find(({ inSkills }) => !inSkills)?.line ?? null }] : []
  })
  const isNamed = (value: string) => named.some(({ text }) => value.toLowerCase().includes(text.toLowerCase()))
  const others = skills.flatMap(({ value }) => {
    if (isNamed(value) || value.split(' ').length > MOST_WORDS) return []
    const isShown = (line: number) => ` ${lowerWords(lines[line] ?? '').join(' ')} `.includes(` ${lowerWords(value).join(' ')} `)
    const worked = [...jobs, ...voluntary].flatMap(({ from, to }) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at))
    return [{ text: value, line: worked.find(isShown) ?? null }]
  })
  return [...named.filter(({ kind }) => kind !== 'soft' && kind !== 'language'), ...others]
}
