/** The styles that markup uses: ids of rules by their classes, in order of first occurrence, accents, and tones. */
export type Used = { ids: readonly string[]; isAccented: boolean; tones: readonly string[] }

const TONE = ' data-tone="'

const CLASS = /[\w-]+/y

/** Finds the styles that markup uses. */
export function usedIn(html: string): Used {
  const ids = new Set<string>()
  for (let at = html.indexOf('css-'); at >= 0; at = html.indexOf('css-', at + 4)) {
    CLASS.lastIndex = at + 4
    ids.add(CLASS.exec(html)?.[0] ?? '')
  }
  const tones = new Set<string>()
  for (let at = html.indexOf(TONE); at >= 0; at = html.indexOf(TONE, at + 1)) {
    const start = at + TONE.length
    tones.add(html.slice(start, html.indexOf('"', start)))
  }
  return { ids: [...ids], isAccented: html.includes(' data-accent='), tones: [...tones] }
}
