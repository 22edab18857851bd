import type { LinkedinLimits } from '#packages/recruiting/schemas/thresholds.ts'
import type { SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'

/** One position of a profile. */
export type ProfilePosition = { title: string; description: string }

/**
 * The pasted fields of a LinkedIn profile. An absent field was left out and is not checked; an empty one is checked as empty. `address` is
 * the ending after "/in/", `contact` any other contact detail.
 */
export type LinkedinProfile = {
  firstName?: string
  lastName?: string
  address?: string
  contact?: string
  headline?: string
  about?: string
  positions?: ProfilePosition[]
  skills?: string[]
  recommendation?: string
}

/** The length of a field: `characters` are graphemes, `units` UTF-16 code units. */
export type FieldUse = {
  field: 'firstName' | 'lastName' | 'address' | 'headline' | 'about' | 'positionTitle' | 'position' | 'skills' | 'recommendation'
  characters: number
  units: number
  limit: number
  percent: number
}

/** Further input of the checks. `role` and `job` (its text) may be empty: the checks that need them are then notes. */
export type ProfileOptions = { find: SkillMatcher; limits: LinkedinLimits; role: string; job: string }
