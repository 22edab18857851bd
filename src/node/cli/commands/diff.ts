import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diffFormats } from '#src/node/diff/diffFormats.ts'
import { diffReport } from '#src/node/diff/diffReport.ts'
import { type Revision, revisions } from '#src/node/diff/revisions.ts'
import { type Line, say } from '#src/node/diff/reportLine.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { printable } from '#src/node/cli/printable.ts'
import type { Compared } from '#src/site/diff/compared.ts'
import { siteDiff } from '#src/site/diff/siteDiff.ts'

/**
 * What to compare: a commit or a range such as `a..b`, the format, and the moment (milliseconds since 1970) that decides what is live in
 * both; now when left out.
 */
export type DiffOptions = { configDir: string; words: string[]; format?: string | undefined; at?: number | undefined }

const nothing: Compared = { pages: [], redirects: [], unshown: new Map(), timesOf: new Map(), collections: {}, collectionNames: [] }

/** Says what changed in the config since a commit. Gives 0, 1 when an address is lost, 2 when it could not be compared. */
export async function diff({ configDir, words: [range, ...more], format = 'text', at = Date.now() }: DiffOptions): Promise<number> {
  if (!range || more.length > 0) return failed('Write: npm run diff -- <git-ref>, such as main, or a range such as v1..v2.')
  if (!Object.hasOwn(diffFormats, format))
    return failed(`There is no format "${printable(format)}". There are: ${Object.keys(diffFormats).join(', ')}.`)
  if (!statSync(configDir, { throwIfNoEntry: false })?.isDirectory())
    return failed('There is no such config folder. Name one with --config <dir>.')
  const into = mkdtempSync(join(tmpdir(), 'config-diff-'))
  try {
    const found = await revisions(configDir, range, into)
    if ('failure' in found) return failed(found.failure)
    // One moment for both, so that time alone changes nothing.
    const before = read(found.before, at)
    const after = read(found.after ?? { ref: 'the folder as it is', configDir }, at)
    const changes = siteDiff(before.config, after.config)
    console.log(diffFormats[format]!(diffReport(changes, found.after ? range : found.before.ref, [...before.notes, ...after.notes])))
    return changes.lost.length > 0 ? 1 : 0
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

function failed(message: string): number {
  console.error(message)
  return 2
}
