import { skillKinds } from '#packages/recruiting/analysis/skills/Skill.ts'
import type { Requirement } from './Job.ts'

const LISTED = new Set<Requirement['kind']>(skillKinds)

/** Whether a requirement is a skill of our list. */
export function isListed({ kind }: Pick<Requirement, 'kind'>): boolean {
  return LISTED.has(kind)
}
