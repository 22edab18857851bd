/** The styles that markup uses: ids of rules by their classes, in order of first occurrence, and accents. */
export type Used = { ids: readonly string[]; isAccented: boolean }

const CLASS = /[\w-]+/y

/** Finds the styles that markup uses. */
export function usedIn(html: string): Used {
  const ids = new Set<string>()
  for (let at = html.indexOf('css-'); at >= 0; at = html.indexOf('css-', at + 4)) {
    CLASS.lastIndex = at + 4
    ids.add(CLASS.exec(html)?.[0] ?? '')
  }
  return { ids: [...ids], isAccented: html.includes(' data-accent=') }
}
