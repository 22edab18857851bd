import { checkResult, type CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import type { LinkedinProfile, ProfileOptions } from './LinkedinProfile.ts'
import { rolePlace } from './rolePlace.ts'
import type { SkillLists } from './skillLists.ts'

/** The checks of skills and of the target role in the whole profile. */
export function targetChecks(profile: LinkedinProfile, skills: SkillLists | null, { limits, role }: ProfileOptions): CheckResult[] {
  const checks: CheckResult[] = []
  if (profile.skills) {
    const count = profile.skills.length
    const least = limits.skillsLeast
    checks.push(
      checkResult('skillsCount', 'Skills', count === 0 ? 'missing' : count > limits.skills || count < least ? 'improve' : 'good', {
        share: count < least ? count / least : count > limits.skills ? 0.5 : 1,
        facts: { count, limit: limits.skills, least, percent: Math.round((count / limits.skills) * 100) },
      }),
    )
  }
  return [...checks, overlap(skills, limits.overlapPercent), keywords(profile, role.trim())]
}

function overlap(skills: SkillLists | null, least: number): CheckResult {
  const of = skills ? skills.both.length + skills.onlyJob.length : 0
  const percent = skills && of > 0 ? Math.round((skills.both.length / of) * 100) : 0
  const state = of === 0 ? 'note' : percent >= least ? 'good' : percent > 0 ? 'improve' : 'missing'
  return checkResult('skillsOverlap', 'Skills', state, {
    share: of === 0 ? 0 : percent >= least ? 1 : percent / least,
    facts: { percent, count: skills?.both.length ?? 0, of, least, skills: skills?.onlyJob.slice(0, 5).join(', ') ?? '' },
  })
}

function keywords({ headline, about, positions }: LinkedinProfile, role: string): CheckResult {
  const fields = { headline, about, positions: positions?.map(({ title, description }) => `${title}\n${description}`).join('\n') }
  const given = Object.entries(fields).flatMap(([field, text]) =>
    text === undefined ? [] : [{ field, has: role !== '' && rolePlace(text, role).share === 1 }],
  )
  const count = given.filter(({ has }) => has).length
  const named = (which: (one: (typeof given)[number]) => boolean) =>
    given
      .filter(which)
      .map(({ field }) => field)
      .join(', ')
  const state = role === '' || given.length === 0 ? 'note' : count === given.length ? 'good' : count > 0 ? 'improve' : 'missing'
  return checkResult('targetKeywords', 'Skills', state, {
    share: state === 'note' ? 0 : count / given.length,
    facts: { count, of: given.length, fields: named(({ has }) => !has), has: named(({ has }) => has) },
  })
}
