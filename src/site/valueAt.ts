import type { KeyPath } from '#src/site/site.ts'

/** The value at a key path in another value; undefined if there is none. */
export function valueAt(value: unknown, keyPath: KeyPath): unknown {
  return keyPath.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[key] : undefined),
    value,
  )
}
