import type { LinkedinLimits } from '#schemas/tools/limits.ts'
import type { CheckResult } from '#src/tools/CheckResult.ts'
import type { SkillMatcher } from '#src/tools/skills/SkillMatch.ts'
import { firstGraphemes } from '#src/tools/text/firstGraphemes.ts'
import { aboutChecks } from './aboutChecks.ts'
import { fieldUses } from './fieldUses.ts'
import { headChecks } from './headChecks.ts'
import { positionChecks } from './positionChecks.ts'
import type { FieldUse, Profile } from './Profile.ts'
import { type SkillLists, skillLists } from './skillLists.ts'
import { targetChecks } from './targetChecks.ts'

/** What the checks of a profile are given beside it. `role` and `job` (its text) may be empty: the checks that need them are then notes. */
export type ProfileOptions = { find: SkillMatcher; limits: LinkedinLimits; role: string; job: string }

/**
 * The outcome: checks, use of each field, the part of About that is seen at first, and skills beside those of the advert (null without
 * one).
 */
export type CheckedProfile = { checks: CheckResult[]; uses: FieldUse[]; opening: string; skills: SkillLists | null }

/** Checks the fields of a LinkedIn profile (R5.3) by the checks of `linkedinCheckIds`. */
export function checkProfile(profile: Profile, options: ProfileOptions): CheckedProfile {
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
