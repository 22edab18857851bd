import { loadSite } from '#src/node/config/loadSite.ts'
import type { Problem } from '#src/site/problem.ts'
import { planRepairs } from './planRepairs.ts'
import { carryOutRepairs, isSpelling } from './repairConfig.ts'

/** What became of a repair: what it has changed (a path below the config folder), or a sentence that says why nothing was changed. */
export type Repaired = { status: 'done'; file: string; label: string } | { status: 'refused'; message: string }

/**
 * Repairs one problem, for a button beside it: `problem` is one that `loadSite` has given for this folder, as it is or after a trip through
 * JSON; it has a button when it has a `repair`, whose `label` is the text of the button. Nothing of what comes in is written: the config is
 * loaded again, the same problem must still be there with the same repair, and that one is carried out. A stale one, whose file has been
 * changed so that it says something else, is refused; so is one that would bring about new problems. Writes inside the folder only and
 * never throws on files that cannot be written.
 */
export function applyRepair(configDir: string, problem: Problem): Repaired {
  const { problems } = loadSite(configDir)
  const wanted = identity(problem)
  const found = problems.find((other) => identity(other) === wanted)
  if (!found?.repair)
    return {
      status: 'refused',
      message: 'This has changed in the meantime, so nothing was repaired. Look at the problems as they are now.',
    }
  const { repair } = found
  const { changes } = planRepairs(configDir, [repair])
  if (changes.length === 0) return { status: 'refused', message: `${repair.file} cannot be repaired here; change it by hand.` }
  const result = carryOutRepairs(configDir, changes, { before: problems, isSpelling: isSpelling(found) })
  if (!('failure' in result)) return { status: 'done', file: repair.file, label: repair.label }
  return {
    status: 'refused',
    message: [result.failure, ...result.problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)].join(
      '\n',
    ),
  }
}

/** What makes a problem the same one after lines before it have come or gone. */
function identity({ code, file, path, message, repair }: Problem): string {
  return JSON.stringify([code, file, path, message, repair])
}
