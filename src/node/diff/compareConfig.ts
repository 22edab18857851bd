import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFolders } from './compareFolders.ts'
import type { DiffReport } from './diffReport.ts'
import { revisions } from './revisions.ts'

/**
 * Says what changed in a config folder over a range, such as `main` or `a..b`, and how many addresses are lost; or, in one line, why that
 * cannot be said. `at` is the moment, in milliseconds since 1970, that decides what is live in both.
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
    const after = found.after ?? { ref: 'the folder as it is', configDir }
    const { report, changes } = compareFolders(found.before, after, found.after ? range : found.before.ref, at)
    return { report, lost: changes.lost.length }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}
