import { everyPage } from '#src/site/checks/everyPage.ts'
import { perConfig } from '#src/site/checks/perConfig.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { RuleProblem } from '#src/site/checks/rule.ts'
import { noteWordReads } from '#src/site/checks/sectionReads.ts'
import type { SitePage } from '#src/site/site.ts'

/** Maximum number of files in one message. */
const MOST_NAMED = 20

/** Pages that have the title or description of another page, except for the first of them. */
export function sharedTexts(field: 'title' | 'description', config: ReadConfig): RuleProblem[] {
  const copies = field === 'description' ? copiesIn(config) : undefined
  const owners = new Map<string, SitePage[]>()
  for (const page of everyPage(config)) {
    // Untranslated texts are reported by the translation rules.
    const text = `${page.language ?? ''} ${page.meta[field].toLowerCase()}`
    const same = owners.get(text)
    if (same) same.push(page)
    else owners.set(text, [page])
  }
  return [...owners.values()].flatMap((same) =>
    same.slice(1).flatMap((page) => {
      // A copied page is one mistake, reported at its title.
      if (copies?.has(page)) return []
      return [{ file: page.file, keyPath: [field], message: `the ${field} is the same as in ${listed(same, page)}` }]
    }),
  )
}

/** Pages with the title and description of an earlier page. */
export const copiesIn = perConfig((config: ReadConfig): ReadonlySet<SitePage> => {
  noteWordReads()
  const firsts = new Map<string, SitePage[]>()
  return new Set(
    everyPage(config).filter((page) => {
      const key = `${page.language ?? ''} ${page.meta.title.toLowerCase()}`
      const before = firsts.get(key)
      // Titles are compared first, because they usually differ and descriptions are long.
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

/** The files of the other pages. If there are many, only the first ones; each of the rest has its own problem. */
function listed(same: SitePage[], page: SitePage): string {
  const others = same
    .slice(0, MOST_NAMED + 1)
    .flatMap((other) => (other === page ? [] : [other.file]))
    .slice(0, MOST_NAMED)
  const more = same.length - 1 - others.length
  return `${others.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
