import type { Requirement } from '#packages/recruiting/analysis/job/Job.ts'

/** The name of a requirement: all its alternatives, as in "Go / Rust". */
export function requirementName({ skill, alternatives }: Pick<Requirement, 'skill' | 'alternatives'>): string {
  return [skill, ...alternatives].join(' / ')
}
