/** What markup uses of the style sheet: the ids of rules whose classes stand in it, in the order in which they first do, and accents. */
export type Used = { ids: readonly string[]; isAccented: boolean }

const CLASS = /[\w-]+/y

/** Finds what markup uses. */
export function usedIn(html: string): Used {
  const ids = new Set<string>()
  for (let at = html.indexOf('css-'); at >= 0; at = html.indexOf('css-', at + 4)) {
    CLASS.lastIndex = at + 4
    ids.add(CLASS.exec(html)?.[0] ?? '')
  }
  return { ids: [...ids], isAccented: html.includes(' data-accent=') }
}
