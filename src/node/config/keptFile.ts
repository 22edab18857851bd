import { join, resolve } from 'node:path'
import { contentHash } from '#src/node/files/hashes.ts'
import { keptFolder } from '#src/node/files/keptFolder.ts'

/** The file that keeps what is known of a config folder between two runs. It may be removed at any time. */
export function keptFile(configDir: string): string {
  return join(keptFolder('facts'), `${contentHash(resolve(configDir))}.json`)
}
