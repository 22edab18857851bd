import { readFileSync } from 'node:fs'
import type { Finding } from './finding.ts'

/** A finding that stays: `rule` of `checker`, wherever `where` occurs in the page, the message or the excerpt. */
export type Accepted = { checker: string; rule: string; where: string; reason: string }

/** What is accepted, with the reasons. */
export function acceptedFindings(): Accepted[] {
  return JSON.parse(readFileSync(new URL('accepted.json', import.meta.url), 'utf8')) as Accepted[]
}

/** Whether an entry of the list is about a finding of its checker. */
export function accepts({ rule, where }: Accepted, finding: Finding): boolean {
  return rule === finding.rule && `${finding.site}${finding.path} ${finding.says} ${finding.excerpt}`.includes(where)
}
