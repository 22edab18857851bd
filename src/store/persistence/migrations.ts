/**
 * Changes one slice of a version, of unknown shape, into that of the next. Returns what it was given when nothing changes. May throw: then
 * this slice cannot be read, and the others are not touched.
 */
type SliceMigration = (slice: unknown) => unknown

/** What changes from one version to the next, by the name of the slice. A slice that is not stored is not migrated. */
export type Migration = Readonly<Record<string, SliceMigration>>

/**
 * What leads to each version, from 1 on. Add to its end together with a fixture of what the new code stores, `results/fixtures/v<n>.json`
 * of each package here. A stored value without a usable version counts as version 0, which never shipped: it has the shape of version 1.
 */
// Version 2 says until when each slice is kept; what lacks a date gets one when it is read (unexpired.ts).
export const MIGRATIONS: readonly Migration[] = [{}, {}]

/** The version that this code writes. */
export const STATE_VERSION = MIGRATIONS.length

/** The version that a stored `_persist.version` means: a whole number, also as text; 0 for anything else. */
export function versionOf(value: unknown): number {
  const version = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof version === 'number' && Number.isSafeInteger(version) && version > 0 ? version : 0
}

/**
 * The slices after every migration above the version `from`, in order: `slices` itself when nothing changes. `failed` names those whose
 * migration threw; they are as they were stored.
 */
export function migrate(
  slices: Record<string, unknown>,
  from: number,
  migrations: readonly Migration[],
): { slices: Record<string, unknown>; failed: Set<string> } {
  const failed = new Set<string>()
  const changed: Record<string, unknown> = {}
  for (const [name, stored] of Object.entries(slices)) {
    try {
      const migrated = migrations.slice(from).reduce((slice, migration) => {
        return Object.hasOwn(migration, name) ? migration[name]!(slice) : slice
      }, stored)
      if (migrated !== stored) changed[name] = migrated
    } catch {
      failed.add(name)
    }
  }
  return { slices: Object.keys(changed).length > 0 ? { ...slices, ...changed } : slices, failed }
}
