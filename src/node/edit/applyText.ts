import { contentHash } from '#src/node/files/hashes.ts'
import type { Problem } from '#src/site/problem.ts'
import { applyChanges } from './applyChanges.ts'
import type { Change } from './change.ts'
import { loadDraft } from './loadDraft.ts'
import { newProblems } from './newProblems.ts'
import { unifiedDiff } from './unifiedDiff.ts'

/**
 * What became of an edit. `written`: it is on disk, or would be if it were no dry run. `refused`: it cannot be done, and `message` says
 * why. `conflict`: the file has another content than that of `baseHash`. `invalid`: the site would have errors that it has not now.
 * `problems` are what the edit brings about, warnings too; `hash` is that of the file as it is now, or would be after a dry run; empty
 * where it cannot be read.
 */
export type EditResult = {
  status: 'written' | 'refused' | 'conflict' | 'invalid'
  message?: string
  diff: string
  problems: Problem[]
  hash: string
}

/**
 * Writes another text in place of the one that a file has. The site is checked with it first; the file is replaced as a whole or not at
 * all, and only while it has the text `before`.
 */
export function applyText(
  configDir: string,
  { file, before, text }: { file: string; before: string; text: string },
  dryRun = false,
): EditResult {
  const change: Change = { from: file, to: file, before, edits: [{ offset: 0, length: before.length, content: text }] }
  const diff = unifiedDiff([change])
  const problems = newProblems(loadDraft(configDir, []).problems, loadDraft(configDir, [{ file, text }]).problems)
  const hash = contentHash(before)
  if (problems.some(({ severity }) => severity === 'error'))
    return { status: 'invalid', message: 'Nothing was changed, because this would follow:', diff, problems, hash }
  const applied = dryRun ? undefined : applyChanges(configDir, [change])
  if (applied && 'failure' in applied) return { status: 'conflict', message: applied.failure, diff, problems, hash }
  return { status: 'written', diff, problems, hash: contentHash(text) }
}
