import { join, resolve } from 'node:path'
import { contentHash } from '#src/node/files/hashes.ts'
import { keptFolder } from '#src/node/files/keptFolder.ts'

/**
 * The files that keep what is known of a config folder between two runs: all of it, and what is new since that was written. They may be
 * removed at any time.
 */
export function keptFiles(configDir: string): { whole: string; since: string } {
  const path = join(keptFolder('facts'), contentHash(resolve(configDir)))
  return { whole: `${path}.json`, since: `${path}.since.json` }
}
