import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import type { Problem } from '#src/site/problem.ts'

/** Problems with file paths relative to the config folder. Other paths stay. */
export function belowFolder(problems: readonly Problem[], configDir: string): Problem[] {
  const prefix = `${pathFromCwd(configDir)}/`
  return problems.map((problem) => (problem.file.startsWith(prefix) ? { ...problem, file: problem.file.slice(prefix.length) } : problem))
}
