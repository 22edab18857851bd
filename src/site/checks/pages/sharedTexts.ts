import { everyPage } from '#src/site/checks/everyPage.ts'
import { perConfig } from '#src/site/checks/perConfig.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { RuleProblem } from '#src/site/checks/rule.ts'
import { noteWordReads } from '#src/site/checks/sectionReads.ts'
import type { SitePage } from '#src/site/site.ts'

/** Most files that one problem names. */
const MOST_NAMED = 20

/** Pages whose title or description another page has as well, but for the first of them. */
export function sharedTexts(field: 'title' | 'description', config: ReadConfig): RuleProblem[] {
  const copies = field === 'description' ? copiesIn(config) : undefined
  const owners = new Map<string, SitePage[]>()
  for (const page of everyPage(config)) {
    // What is not translated yet is told where translations are.
    const text = `${page.language ?? ''} ${page.meta[field].toLowerCase()}`
    const same = owners.get(text)
    if (same) same.push(page)
    else owners.set(text, [page])
  }
  return [...owners.values()].flatMap((same) =>
    same.slice(1).flatMap((page) => {
      // A copy of a page is one mistake, which its title tells.
      if (copies?.has(page)) return []
      return [{ file: page.file, keyPath: [field], message: `the ${field} is the same as in ${listed(same, page)}` }]
    }),
  )
}

/** Pages whose title and description both are those of an earlier page. */
export const copiesIn = perConfig((config: ReadConfig): ReadonlySet<SitePage> => {
  noteWordReads()
  const firsts = new Map<string, SitePage[]>()
  return new Set(
    everyPage(config).filter((page) => {
      const key = `${page.language ?? ''} ${page.meta.title.toLowerCase()}`
      const before = firsts.get(key)
      // Titles are nearly always another, and descriptions are long.
      if (!before) firsts.set(key, [page])
      else if (before.some((other) => isSameText(other.meta.description, page.meta.description))) return true
      else before.push(page)
      return false
    }),
  )
})

function isSameText(one: string, other: string): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase()
}

/** The files of the other pages. Of very many the first are named; each of the rest has a problem of its own. */
function listed(same: SitePage[], page: SitePage): string {
  const others = same
    .slice(0, MOST_NAMED + 1)
    .flatMap((other) => (other === page ? [] : [other.file]))
    .slice(0, MOST_NAMED)
  const more = same.length - 1 - others.length
  return `${others.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
