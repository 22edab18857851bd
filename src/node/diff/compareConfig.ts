import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { Compared } from '#src/site/diff/compared.ts'
import { siteDiff } from '#src/site/diff/siteDiff.ts'
import { type DiffReport, diffReport } from './diffReport.ts'
import { type Line, say } from './reportLine.ts'
import { type Revision, revisions } from './revisions.ts'

const nothing: Compared = { pages: [], redirects: [], unshown: new Map(), timesOf: new Map(), collections: {}, collectionNames: [] }

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
    // One moment for both, so that time alone changes nothing.
    const before = read(found.before, at)
    const after = read(found.after ?? { ref: 'the folder as it is', configDir }, at)
    const changes = siteDiff(before.config, after.config)
    const report = diffReport(changes, found.after ? range : found.before.ref, [...before.notes, ...after.notes])
    return { report, lost: changes.lost.length }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}

/** As much of a config as can be read, and what to know about it. */
function read({ ref, configDir }: Revision, at: number): { config: Compared; notes: Line[] } {
  if (configDir === null) return { config: nothing, notes: [say`There is no config folder in ${ref}.`] }
  const { config, problems } = loadSite(configDir, { at })
  if (!config) return { config: nothing, notes: [say`The config folder in ${ref} is empty or cannot be read.`] }
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const notes =
    errors > 0
      ? [say`In ${ref}, the config has ${errors} ${errors === 1 ? 'problem' : 'problems'}; what can be read of it is compared.`]
      : []
  return { config, notes }
}
