import { contentHash } from '#src/node/files/hashes.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Change } from './change.ts'
import { applyJournaled } from './journal.ts'
import { loadDraft } from './loadDraft.ts'
import { newProblems } from './newProblems.ts'
import { unifiedDiff } from './unifiedDiff.ts'
import { withConfigLock } from './withConfigLock.ts'

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
 * Writes another text in place of the one that a file has, in line with everything else that changes config. The site is checked with it
 * first; the file is replaced as a whole or not at all, and only while it has the text `before`. Throws a `LockError` as `withConfigLock`
 * does, a dry run never.
 */
export function applyText(configDir: string, asked: { file: string; before: string; text: string }, dryRun = false): EditResult {
  if (dryRun) return checkText(configDir, asked).result
  return withConfigLock(configDir, ({ workDir }) => {
    const { change, result } = checkText(configDir, asked)
    const applied = result.status === 'written' ? applyJournaled(configDir, workDir, [change]) : undefined
    if (!applied || !('failure' in applied)) return result
    return { ...result, status: 'conflict', message: applied.failure, hash: contentHash(asked.before) }
  })
}

/** What would become of another text, and the change that writes it. */
function checkText(
  configDir: string,
  { file, before, text }: { file: string; before: string; text: string },
): { change: Change; result: EditResult } {
  const change: Change = { from: file, to: file, before, edits: [{ offset: 0, length: before.length, content: text }] }
  const diff = unifiedDiff([change])
  const touched = new Set([`${pathFromCwd(configDir)}/${file}`])
  const problems = newProblems(loadDraft(configDir, []).problems, loadDraft(configDir, [{ file, text }]).problems, touched)
  const isInvalid = problems.some(({ severity }) => severity === 'error')
  const result: EditResult = isInvalid
    ? { status: 'invalid', message: 'Nothing was changed, because this would follow:', diff, problems, hash: contentHash(before) }
    : { status: 'written', diff, problems, hash: contentHash(text) }
  return { change, result }
}
