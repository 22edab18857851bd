import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import type { Problem } from '#src/site/problem.ts'

/** Problems of a config folder with their files named below it. What lies elsewhere keeps its name. */
export function belowFolder(problems: readonly Problem[], configDir: string): Problem[] {
  const prefix = `${pathFromCwd(configDir)}/`
  return problems.map((problem) => (problem.file.startsWith(prefix) ? { ...problem, file: problem.file.slice(prefix.length) } : problem))
}
