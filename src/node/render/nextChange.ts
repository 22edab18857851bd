import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteChanges } from '#src/node/config/assemble/siteChanges.ts'

/**
 * How long a build remains current: from `since` (null: from the beginning) until the site changes by itself at `at` (null: never), because
 * of `files` below the config folder. Moments are ISO times in UTC.
 */
export type NextChange = { since: string | null; at: string | null; files: string[] }

/** The file next to the published site that tells a scheduler when to build again. */
export const nextChangeFile = (workDir: string) => join(workDir, 'next-change.json')

/** The data that a build writes, from the changes found on loading. */
export function nextChangeOf({ last, later }: SiteChanges): NextChange {
  const [next] = later
  return { since: last === null ? null : new Date(last).toISOString(), at: next?.at ?? null, files: next?.files ?? [] }
}

/** Writes the file for a published build, replacing any existing one. */
export function writeNextChange(workDir: string, next: NextChange): void {
  const file = nextChangeFile(workDir)
  rmSync(file, { recursive: true, force: true })
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
}

/** What the last build wrote, or null if the file is missing or not ours. */
export function readNextChange(workDir: string): NextChange | null {
  try {
    const { since, at, files } = JSON.parse(readFileSync(nextChangeFile(workDir), 'utf8')) as Partial<NextChange>
    return isMomentOrNull(since) && isMomentOrNull(at) && Array.isArray(files) ? { since, at, files } : null
  } catch {
    return null
  }
}

/** Whether a build is current at a moment, in milliseconds since 1970. */
export function isRightAt({ since, at }: NextChange, moment: number): boolean {
  return (since === null || moment >= Date.parse(since)) && (at === null || moment < Date.parse(at))
}

function isMomentOrNull(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))
}
