import type { Card } from '#src/site/pages/pageData.ts'

/** The letters of the bar, in order. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** The group of entries that do not begin with one of these letters. */
export const OTHER = '#'

/** The letter of a name: its first one without accents, or `#`. */
export function letterOf(name: string): string {
  const initial = name.normalize('NFKD').charAt(0).toUpperCase()
  return LETTERS.includes(initial) ? initial : OTHER
}

/**
 * Groups entries by their first letter, both sorted for `language`; letters without entries are left out, and other entries are last, under
 * `#`.
 */
export function groupByLetter(entries: Card[], language: string): [letter: string, entries: Card[]][] {
  const groups = new Map<string, Card[]>()
  for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name, language))) {
    const letter = letterOf(entry.name)
    groups.set(letter, [...(groups.get(letter) ?? []), entry])
  }
  return [...LETTERS, OTHER].flatMap((letter) => (groups.has(letter) ? [[letter, groups.get(letter)!]] : []))
}
