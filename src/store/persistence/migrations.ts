/** The version that this code writes. Raise it with a migration and a fixture `fixtures/v<n>.json` of what the new code stores. */
export const STATE_VERSION = 1

/**
 * Changes the slices of one version, by name and of unknown shape, into those of the next. Returns what it was given when nothing changes.
 * May throw.
 */
export type Migration = (slices: Record<string, unknown>) => Record<string, unknown>

/**
 * Migrations by the version they lead to. A stored value without a usable version counts as version 0, which never shipped: it has the
 * shape of version 1.
 */
export const MIGRATIONS: Readonly<Record<number, Migration>> = { 1: (slices) => slices }

/** The version that a stored `_persist.version` means: a whole number, also as text; 0 for anything else. */
export function versionOf(value: unknown): number {
  const version = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof version === 'number' && Number.isSafeInteger(version) && version > 0 ? version : 0
}

/** The slices after every migration above `from` and up to `to`, in order. Throws what a migration throws. */
export function migrate(slices: Record<string, unknown>, from: number, to: number, migrations: Readonly<Record<number, Migration>>) {
  let migrated = slices
  for (let version = from + 1; version <= to; version++) {
    const migration = migrations[version]
    if (!migration) throw new Error(`There is no migration to version ${version}.`)
    migrated = migration(migrated)
  }
  return migrated
}
