import { loadSite } from '#src/node/config/loadSite.ts'
import type { Problem } from '#src/site/problem.ts'
import { planFixes } from './planFixes.ts'
import { LockError } from '#src/node/files/lockError.ts'
import { editLog } from '#src/node/edit/editLog.ts'
import { stepLine } from '#src/node/edit/stepLine.ts'
import { withConfigLock } from '#src/node/edit/withConfigLock.ts'
import { commitFixes, isSpelling } from './fixConfig.ts'

/** What became of a fix: what it has changed (a path below the config folder), or a sentence that says why nothing was changed. */
export type Fixed = { status: 'done'; file: string; label: string } | { status: 'refused'; message: string }

/**
 * Fixes one problem, for a button beside it: `problem` is one that `loadSite` has given for this folder, as it is or after a trip through
 * JSON; it has a button when it has a `fix`, whose `label` is the text of the button. Nothing of what comes in is written: the config is
 * loaded again, the same problem must still be there with the same fix, and that one is carried out. A stale one, whose file has been
 * changed so that it says something else, is refused; so is one that would bring about new problems. The editor can take it back. Writes
 * inside the folder only and never throws on files that cannot be written.
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

/** What makes a problem the same one after lines before it have come or gone. */
function identity({ code, file, path, message, fix }: Problem): string {
  return JSON.stringify([code, file, path, message, fix])
}
