import type { StoredState } from '#src/store/results.ts'
import type { Others } from './others.ts'

// Tabs in different processes see each other's writes a moment late. Longer than that moment, shorter than a tab stays asleep.
const RACE_MS = 10_000
const LINE_LENGTH = 16

/** A name for one stored value that no other has. */
export function newRevision(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 10)
}

/** The line of descent of a value that was made out of one with the line `parents`: newest first, bounded. */
export function descend(revision: string, parents: readonly string[]): string[] {
  return [revision, ...parents].slice(0, LINE_LENGTH)
}

/** What is stored, of registered slices and of others. */
export type Value = { slices: StoredState; others: Others }

/** The values that this tab has seen lately, by revision. */
export type Recent = {
  /** Takes note of a value. */
  add(revision: string | undefined, value: Value): void
  /**
   * The newest value in a line of descent that this tab knows: what the other tab started from. Undefined when it knows none of them, or
   * they are too long ago to be part of a race.
   */
  ancestor(line: readonly string[]): Value | undefined
}

/** Knows nothing yet. */
export function createRecent(): Recent {
  const values = new Map<string, { value: Value; until: number }>()
  let current: string | undefined

  return {
    add(revision, value) {
      const now = Date.now()
      // The time runs from when a value was replaced: until then it is what everybody has seen.
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
