import type { UnplacedProblem } from '#src/site/problem.ts'
import { rules } from './index.ts'
import type { ReadConfig } from './readConfig.ts'
import type { Rule } from './rule.ts'

/**
 * What all rules find in parsed config. A cause in a file that many pages share is reported once, with the number of pages that it affects.
 */
export function runChecks(config: ReadConfig): UnplacedProblem[] {
  const problems = rules.flatMap(({ code, check }: Rule<UnplacedProblem['code']>) =>
    (check?.(config) ?? []).map((found) => ({ ...found, code })),
  )
  if (!problems.some(({ file }) => isShared(file))) return problems
  const counts = pagesByFile(config)
  return problems.map((problem) => {
    const pages = isShared(problem.file) ? (counts.get(problem.file) ?? 0) : 0
    return pages > 1 ? { ...problem, message: `${problem.message} (affects ${pages} pages)` } : problem
  })
}

/** Whether what a file holds appears on pages that have files of their own. */
function isShared(file: string): boolean {
  return file === 'header.json' || file === 'footer.json' || file.startsWith('fragments/') || /^collections\/[^/]+\/index\.json$/.test(file)
}

/** How many pages show something of each shared file. */
function pagesByFile({ pages, notFound }: ReadConfig): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (file: string) => counts.set(file, (counts.get(file) ?? 0) + 1)
  for (const page of [...pages, ...(notFound ? [notFound] : [])]) {
    if (page.meta.layout === 'main') ['header.json', 'footer.json'].forEach(count)
    const files = new Set(page.sources.map(({ file }) => file))
    if (page.collection !== undefined) files.add(`collections/${page.collection}/index.json`)
    for (const file of files) if (isShared(file)) count(file)
  }
  return counts
}
