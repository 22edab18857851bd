import type { Loaded } from '#src/node/config/loadSite.ts'
import { belowFolder } from '#src/node/patch/belowFolder.ts'
import type { Problem } from '#src/site/problem.ts'

/** A config folder and the result of loading it. */
type LoadedFolder = { configDir: string; loaded: Pick<Loaded, 'problems' | 'hashes'> }

/** The warnings of a config folder that it already had `before`, in unchanged files. */
export function olderWarnings(problems: readonly Problem[], before: LoadedFolder, now: LoadedFolder): ReadonlySet<Problem> {
  const known = new Set(belowFolder(before.loaded.problems, before.configDir).map(nameOf))
  const [hashesBefore, hashesNow] = [before.loaded.hashes, now.loaded.hashes]
  const below = belowFolder(problems, now.configDir)
  return new Set(
    problems.filter((problem, index) => {
      const { file } = below[index]!
      return problem.severity === 'warning' && known.has(nameOf(below[index]!)) && hashesBefore.get(file) === hashesNow.get(file)
    }),
  )
}

function nameOf({ code, file, path, line, message }: Problem): string {
  return JSON.stringify([code, file, path, line, message])
}
