import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from './projectRoot.ts'

/** Hashes of sources computed at packing: of all code, and of the part that reads and validates config. */
export type PackedHashes = { code: string; reading: string }

/** Where a packed builder stores them. */
export const PACKED_FILE = join(PROJECT_ROOT, '.build/node/packed.json')

/** The hashes of a packed builder, whose files never change; undefined in a checkout, which has a lock file: npm never packs it. */
export function packedHashes(): PackedHashes | undefined {
  known ??= existsSync(join(PROJECT_ROOT, 'package-lock.json')) ? 'none' : read()
  return known === 'none' ? undefined : known
}

let known: PackedHashes | 'none' | undefined

function read(): PackedHashes | 'none' {
  return existsSync(PACKED_FILE) ? (JSON.parse(readFileSync(PACKED_FILE, 'utf8')) as PackedHashes) : 'none'
}
