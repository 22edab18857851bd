import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from './projectRoot.ts'

/** Hashes of sources that were taken when the package was packed: of all code, and of the part that reads and checks config. */
export type PackedHashes = { code: string; reading: string }

/** Where a packed runtime keeps them. */
export const PACKED_FILE = join(PROJECT_ROOT, '.build/node/packed.json')

/**
 * The hashes of a packed runtime, whose files do not change any more; undefined where the runtime is worked on, which the lock file says:
 * npm never packs it.
 */
export function packedHashes(): PackedHashes | undefined {
  known ??= existsSync(join(PROJECT_ROOT, 'package-lock.json')) ? 'none' : read()
  return known === 'none' ? undefined : known
}

let known: PackedHashes | 'none' | undefined

function read(): PackedHashes | 'none' {
  return existsSync(PACKED_FILE) ? (JSON.parse(readFileSync(PACKED_FILE, 'utf8')) as PackedHashes) : 'none'
}
