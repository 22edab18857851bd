import type { UnplacedProblem } from '#src/site/problem.ts'
import { pathMeant } from './pathMeant.ts'

/** Says that the name of a page file makes no path, and which name would. */
export function pathProblem(file: string): UnplacedProblem {
  const meant = pathMeant(file)
  const hint =
    meant === undefined || meant === file
      ? 'Use lower-case words joined by hyphens. static, assets and index are reserved, and so are Windows names such as con and nul.'
      : `Use lower-case words joined by hyphens, such as ${meant}.`
  return { code: 'E_PATH', file, keyPath: [], message: 'this file name cannot be a page path', hint }
}
