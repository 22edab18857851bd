import type { Requirement } from '#packages/recruiting/analysis/job/Job.ts'

/** What a requirement is called: all that would satisfy it, as in "Go / Rust". */
export function requirementName({ skill, alternatives }: Pick<Requirement, 'skill' | 'alternatives'>): string {
  return [skill, ...alternatives].join(' / ')
}
