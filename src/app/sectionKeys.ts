import type { ViewSection } from '#src/site/pages/pageData.ts'

/**
 * What the sections of a page are known by while it is edited: their ids, else their types, with a number. Those that stay where others
 * come and go keep what a visitor has done in them.
 */
export function sectionKeys(sections: readonly ViewSection[]): string[] {
  const counts = new Map<string, number>()
  return sections.map(({ id, type }) => {
    const name = id ?? type
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${name} ${count}`
  })
}
