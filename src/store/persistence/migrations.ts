/**
 * Converts a slice of one version, of unknown shape, to the next. Returns its argument if nothing changes. May throw: then this slice
 * cannot be read, and the others are unaffected.
 */
type SliceMigration = (slice: unknown) => unknown

/** The changes from one version to the next, by slice name. A slice that is not stored is not migrated. */
export type Migration = Readonly<Record<string, SliceMigration>>

/**
 * The migrations to each version, from 1 on. Append to it together with a fixture of what the new code stores, `results/fixtures/v<n>.json`
 * of each package here. A stored value without a usable version counts as version 0, which was never released: it has the shape of version
 * 1.
 */
// Version 2 has expiry dates; slices without one get a date when they are read (unexpired.ts).
export const MIGRATIONS: readonly Migration[] = [{}, {}]

/** The version that this code writes. */
export const STATE_VERSION = MIGRATIONS.length

/** The version in a stored `_persist.version`: an integer, also as text; 0 for anything else. */
export function versionOf(value: unknown): number {
  const version = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof version === 'number' && Number.isSafeInteger(version) && version > 0 ? version : 0
}

/**
 * The slices after every migration above the version `from`, in order: `slices` itself if nothing changes. `failed` lists slices whose
 * migration threw; they stay as stored.
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
