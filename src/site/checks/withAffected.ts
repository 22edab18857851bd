import { pagesShowing } from '#src/site/pages/lookup.ts'
import type { Problem } from '#src/site/problem.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import type { ReadConfig } from './readConfig.ts'

/**
 * Problems of rules. Those with a cause in a file that many pages share say how many pages are affected, and are listed once, for the first
 * page.
 */
export function withAffected(problems: readonly Problem[], config: ReadConfig): Problem[] {
  const known = new Set<string>()
  return problems.flatMap((problem) => {
    const { code, file, line, column, path, message } = problem
    if (!isShared(file)) return [problem]
    const cause = `${code} ${file}:${line}:${column} ${path}`
    if (known.has(cause)) return []
    known.add(cause)
    const pages = affected(config, file)
    return [pages > 1 ? { ...problem, message: `${message} (affects ${pages} pages)` } : problem]
  })
}

/** Whether the content of a file appears on pages with their own files. */
function isShared(file: string): boolean {
  return isMenu(file) || file.startsWith('fragments/') || /^collections\/[^/]+\/index\.json$/.test(file)
}

function isMenu(file: string): boolean {
  return file === 'header.json' || file === 'footer.json'
}

/** Number of pages that show content of a shared file. */
function affected(config: ReadConfig, file: string): number {
  if (isMenu(file)) return allPages(config).filter(({ meta }) => meta.layout === 'main').length
  return pagesShowing(config, file).length
}
