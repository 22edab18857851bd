import type { AtsCheckId } from '#packages/recruiting/schemas/checkIds.ts'
import { checkResult, type CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { titleLikeness } from '#packages/recruiting/analysis/matching/titleLikeness.ts'
import { coverage } from '#packages/recruiting/analysis/matching/coverage.ts'
import { yearsShare } from '#packages/recruiting/analysis/matching/yearsShare.ts'
import type { Answer, JobMatch } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import type { Qualifications } from '#packages/recruiting/analysis/matching/Qualifications.ts'
import { type ResumeCheckInput, evidenceOf } from './ResumeCheckInput.ts'

/** The check of the target title. */
export function titleCheck({ document, resume }: ResumeCheckInput, profile: Qualifications, wanted: string): CheckResult {
  const nearest = [...profile.titles, ...(resume.summary ? [{ text: resume.summary.value, line: resume.summary.line ?? 0 }] : [])]
    .map((title) => ({ ...title, likeness: titleLikeness(title.text, wanted) }))
    .reduce((best, next) => (next.likeness > best.likeness ? next : best), { text: '', line: -1, likeness: 0 })
  return checkResult(
    'targetTitle',
    'Professional_Background',
    nearest.likeness === 1 ? 'good' : nearest.likeness > 0 ? 'improve' : 'missing',
    {
      share: nearest.likeness,
      facts: { title: wanted, found: nearest.text.slice(0, 120) },
      evidence: evidenceOf(document, [nearest.line]),
    },
  )
}

/**
 * The checks of a resume against a job description. Years and degree are among the requirements, and have more detailed checks of their
 * own.
 */
export function matchChecks({ document }: ResumeCheckInput, { must, nice, years, degree }: JobMatch): CheckResult[] {
  return [
    answered('matchMust', must, document),
    answered('matchNice', nice, document),
    checkResult('matchYears', 'Professional_Background', years ? STATES[years.state] : 'note', {
      share: (years && yearsShare(years)) ?? 0,
      facts: { asked: years?.asked ?? 0, found: years?.found ?? 0 },
    }),
    checkResult('matchDegree', 'Professional_Background', degree ? STATES[degree.state] : 'note', {
      facts: { asked: [degree?.asked, degree?.subject].filter(Boolean).join(', '), found: degree?.found ?? '' },
      evidence: evidenceOf(document, [degree?.evidence?.line ?? null]),
    }),
  ]
}

const STATES = { covered: 'good', partial: 'improve', missing: 'missing', unclear: 'note' } as const

function answered(id: AtsCheckId, answers: readonly Answer[], document: ResumeCheckInput['document']): CheckResult {
  const judged = answers.filter(({ state }) => state !== 'unclear')
  const count = (state: Answer['state']) => answers.filter((answer) => answer.state === state).length
  const named = (state: Answer['state']) =>
    answers
      .filter((answer) => answer.state === state)
      .slice(0, 5)
      .map(({ requirement: { skill, alternatives } }) => [skill, ...alternatives].join(' / '))
      .join(', ')
  const share = coverage(answers)
  return checkResult(id, 'Skills', share === null ? 'note' : share === 1 ? 'good' : share === 0 ? 'missing' : 'improve', {
    share: share ?? 0,
    facts: {
      covered: count('covered'),
      partial: count('partial'),
      missing: count('missing'),
      of: judged.length,
      unclear: answers.length - judged.length,
      skills: named('missing'),
      judge: named('unclear'),
    },
    evidence: evidenceOf(
      document,
      answers.map(({ evidence }) => evidence?.line ?? null),
    ),
  })
}
