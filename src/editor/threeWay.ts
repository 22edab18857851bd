import type { KeyPath } from '#src/site/site.ts'
import { isSame } from './isSame.ts'

/** A place that two have changed, each in another way; undefined where a field is not there. */
export type Clash = { path: KeyPath; base: unknown; mine: unknown; theirs: unknown }

/** Which of the three values is to stay. */
export type Side = 'base' | 'mine' | 'theirs'

type Group = Record<string, unknown>

/**
 * Puts together what two have made of a value: where only one of them has changed something, that is taken. `clashes` are the places that
 * both have changed, in order; there `sides` says what is taken, and mine is where it says nothing.
 */
export function threeWay({ base, mine, theirs }: Omit<Clash, 'path'>, sides: readonly Side[] = []): { value: unknown; clashes: Clash[] } {
  const clashes: Clash[] = []

  function merge(base: unknown, mine: unknown, theirs: unknown, path: KeyPath): unknown {
    if (isSame(theirs, base) || isSame(mine, theirs)) return mine
    if (isSame(mine, base)) return theirs
    if (isGroup(base) && isGroup(mine) && isGroup(theirs) && isOfOneType(base, mine, theirs)) {
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

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

/** Sections of two types, and pictures of two kinds, have nothing to do with each other. */
function isOfOneType(...groups: Group[]): boolean {
  return ['type', 'kind', 'variant'].every((key) => groups.every((group) => group[key] === groups[0]![key]))
}
