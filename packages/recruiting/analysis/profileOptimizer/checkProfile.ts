import type { CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { firstGraphemes } from '#packages/recruiting/analysis/text/firstGraphemes.ts'
import { aboutChecks } from './aboutChecks.ts'
import { fieldUses } from './fieldUses.ts'
import { headChecks } from './headChecks.ts'
import { positionChecks } from './positionChecks.ts'
import type { FieldUse, LinkedinProfile, ProfileOptions } from './LinkedinProfile.ts'
import { type SkillLists, skillLists } from './skillLists.ts'
import { targetChecks } from './targetChecks.ts'

/**
 * The outcome: the checks, the length of each field, the part of About shown before "see more", and the skills compared with the job (null
 * without one).
 */
export type CheckedProfile = { checks: CheckResult[]; uses: FieldUse[]; opening: string; skills: SkillLists | null }

/** Checks the fields of a LinkedIn profile (R5.3): all checks of `linkedinCheckIds`. */
export function checkProfile(profile: LinkedinProfile, options: ProfileOptions): CheckedProfile {
  const { find, limits, job } = options
  const whole = [
    profile.headline,
    profile.about,
    ...(profile.positions ?? []).flatMap(({ title, description }) => [title, description]),
    (profile.skills ?? []).join(', '),
  ]
    .filter(Boolean)
    .join('\n')
  const skills = job.trim() === '' ? null : skillLists(whole, job, find)
  return {
    checks: [
      ...headChecks(profile, options),
      ...aboutChecks(profile, options),
      ...positionChecks(profile, options),
      ...targetChecks(profile, skills, options),
    ],
    uses: fieldUses(profile, limits),
    opening: firstGraphemes(profile.about ?? '', limits.aboutSeen),
    skills,
  }
}
