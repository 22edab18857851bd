import type { StoredState } from '#src/store/results.ts'
import type { Others } from './others.ts'

// Tabs in different processes see each other’s writes with a delay. Longer than that delay, shorter than a tab is suspended.
const RACE_MS = 10_000
const LINE_LENGTH = 16

/** A unique name for a stored value. */
export function newRevision(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 10)
}

/** The line of descent of a value created from one with the line `parents`: newest first, bounded. */
export function descend(revision: string, parents: readonly string[]): string[] {
  return [revision, ...parents].slice(0, LINE_LENGTH)
}

/** The stored registered and unregistered slices. */
export type Value = { slices: StoredState; others: Others }

/** The values that this tab has seen recently, by revision. */
export type Recent = {
  /** Records a value. */
  add(revision: string | undefined, value: Value): void
  /**
   * The newest value in a line of descent that this tab knows: the other tab’s starting point. Undefined if it knows none of them, or if
   * they are too old to be part of a race.
   */
  ancestor(line: readonly string[]): Value | undefined
}

/** An empty record. */
export function createRecent(): Recent {
  const values = new Map<string, { value: Value; until: number }>()
  let current: string | undefined

  return {
    add(revision, value) {
      const now = Date.now()
      // The time counts from when a value was replaced: until then all tabs have seen it.
      const replaced = current === undefined ? undefined : values.get(current)
      if (replaced) replaced.until = now + RACE_MS
      for (const [key, { until }] of values) if (until < now) values.delete(key)
      current = revision
      if (revision !== undefined) values.set(revision, { value, until: Number.POSITIVE_INFINITY })
    },
    ancestor(line) {
      const now = Date.now()
      return line.map((revision) => values.get(revision)).find((known) => known !== undefined && known.until >= now)?.value
    },
  }
}
