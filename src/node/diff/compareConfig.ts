import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFolders } from './compareFolders.ts'
import type { DiffReport } from './diffReport.ts'
import { revisions } from './revisions.ts'

/**
 * Describes what changed in a config folder over a range, such as `main` or `a..b`, and counts lost addresses; or says in one line why that
 * is not possible. `at` is the time, in milliseconds since 1970, that decides what is published in both.
 */
export async function compareConfig(
  configDir: string,
  range: string,
  at: number,
): Promise<{ report: DiffReport; lost: number } | { failure: string }> {
  const into = mkdtempSync(join(tmpdir(), 'config-diff-'))
  try {
    const found = await revisions(configDir, range, into)
    if ('failure' in found) return found
    const after = found.after ?? { ref: 'the current folder', configDir }
    const { report, changes } = compareFolders(found.before, after, found.after ? range : found.before.ref, at)
    return { report, lost: changes.lost.length }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}
