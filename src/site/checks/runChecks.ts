import type { ReadConfig } from './check.ts'
import { checks } from './index.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'

/** What all checks find. A cause in a file that many pages share is told once, with the number of pages that it affects. */
export function runChecks(config: ReadConfig): UnplacedProblem[] {
  const found = checks.flatMap((check) => check(config))
  const shared = found.filter(({ file }) => isShared(file))
  if (shared.length === 0) return found
  const counts = pagesByFile(config)
  return found.map((finding) => {
    const pages = isShared(finding.file) ? (counts.get(finding.file) ?? 0) : 0
    return pages > 1 ? { ...finding, message: `${finding.message} (affects ${pages} pages)` } : finding
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
