import { isFields } from '#src/site/isFields.ts'
import type { KeyPath } from '#src/site/site.ts'
import { isSame } from './isSame.ts'

/** A place that both sides have changed differently; a value is undefined if the field does not exist. */
export type Clash = { path: KeyPath; base: unknown; mine: unknown; theirs: unknown }

/** Which of the three values is kept. */
export type Side = 'base' | 'mine' | 'theirs'

type Group = Record<string, unknown>

/**
 * Merges two changed versions of a value: a change on one side only is accepted. `clashes` are the places changed on both sides, in order;
 * for each, `sides` selects the value, by default mine.
 */
export function threeWay({ base, mine, theirs }: Omit<Clash, 'path'>, sides: readonly Side[] = []): { value: unknown; clashes: Clash[] } {
  const clashes: Clash[] = []

  function merge(base: unknown, mine: unknown, theirs: unknown, path: KeyPath): unknown {
    if (isSame(theirs, base) || isSame(mine, theirs)) return mine
    if (isSame(mine, base)) return theirs
    if (isFields(base) && isFields(mine) && isFields(theirs) && isOfOneType(base, mine, theirs)) {
      const merged = Object.keys({ ...mine, ...theirs }).map(
        (key) => [key, merge(base[key], mine[key], theirs[key], [...path, key])] as const,
      )
      return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
    }
    if (isList(base) && isList(mine) && isList(theirs) && base.length === mine.length && base.length === theirs.length)
      return base.map((item, index) => merge(item, mine[index], theirs[index], [...path, index]))
    clashes.push({ path, base, mine, theirs })
    const side = sides[clashes.length - 1] ?? 'mine'
    return { base, mine, theirs }[side]
  }

  return { value: merge(base, mine, theirs, []), clashes }
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

/** Sections of different types, and pictures of different kinds, are unrelated. */
function isOfOneType(...groups: Group[]): boolean {
  return ['type', 'kind', 'variant'].every((key) => groups.every((group) => group[key] === groups[0]![key]))
}
