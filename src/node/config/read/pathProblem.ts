import type { UnplacedProblem } from '#src/site/problem.ts'
import { pathMeant } from './pathMeant.ts'

/** The problem of a page file whose name is not a path, with a valid name. */
export function pathProblem(file: string): UnplacedProblem {
  const meant = pathMeant(file)
  const hint =
    meant === undefined || meant === file
      ? 'Use lower-case words joined by hyphens. static, assets and index are reserved, and so are Windows names such as con and nul.'
      : `Use lower-case words joined by hyphens, such as ${meant}.`
  return { code: 'E_PATH', file, keyPath: [], message: 'this file name cannot be a page path', hint }
}
