import { loadSite } from '#src/node/config/loadSite.ts'
import type { Problem } from '#src/site/problem.ts'
import { planFixes } from './planFixes.ts'
import { LockError } from '#src/node/files/lockError.ts'
import { editLog } from '#src/node/edit/editLog.ts'
import { stepLine } from '#src/node/edit/stepLine.ts'
import { withConfigLock } from '#src/node/edit/withConfigLock.ts'
import { commitFixes, isSpelling } from './fixConfig.ts'

/** The result of a fix: the changed file (a path below the config folder), or a sentence that says why nothing was changed. */
export type Fixed = { status: 'done'; file: string; label: string } | { status: 'refused'; message: string }

/**
 * Fixes one problem, for its button: `problem` comes from `loadSite` for this folder, directly or through JSON; it has a button if it has a
 * `fix`, whose `label` is the text of the button. Nothing from the request is written: the config is loaded again, the same problem must
 * still have the same fix, and that fix is applied. Refuses outdated fixes, and fixes that would cause new problems. The editor can undo
 * it. Writes only inside the folder and never throws on files that cannot be written.
 */
export function applyFix(configDir: string, problem: Problem): Fixed {
  try {
    return withConfigLock(configDir, () => fixOne(configDir, problem))
  } catch (error) {
    if (error instanceof LockError) return { status: 'refused', message: error.message }
    throw error
  }
}

function fixOne(configDir: string, problem: Problem): Fixed {
  const { problems } = loadSite(configDir)
  const wanted = identity(problem)
  const found = problems.find((other) => identity(other) === wanted)
  if (!found?.fix)
    return { status: 'refused', message: 'The file has changed in the meantime, so nothing was fixed. Check the current problems.' }
  const { fix } = found
  const { changes } = planFixes(configDir, [fix])
  if (changes.length === 0) return { status: 'refused', message: `${fix.file} cannot be fixed automatically. Edit it by hand.` }
  const result = commitFixes(configDir, changes, { before: problems, isSpelling: isSpelling(found) })
  if (!('failure' in result)) {
    editLog(configDir).note(stepLine(changes, `fix ${fix.file}: ${fix.label}`, Date.now()))
    return { status: 'done', file: fix.file, label: fix.label }
  }
  return {
    status: 'refused',
    message: [result.failure, ...result.problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)].join(
      '\n',
    ),
  }
}

/** Identity of a problem after lines before it were added or removed. */
function identity({ code, file, path, message, fix }: Problem): string {
  return JSON.stringify([code, file, path, message, fix])
}
