import { join, resolve } from 'node:path'
import { contentHash } from '#src/node/files/hashes.ts'
import { keptFolder } from '#src/node/files/keptFolder.ts'

/** Cache files of a config folder: all results, and those that are new since. They can be deleted at any time. */
export function keptFiles(configDir: string): { whole: string; since: string } {
  const path = join(keptFolder('facts'), contentHash(resolve(configDir)))
  return { whole: `${path}.json`, since: `${path}.since.json` }
}
