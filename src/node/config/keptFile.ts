import { join, resolve } from 'node:path'
import { contentHash } from '#src/node/files/hashes.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** The file that keeps what is known of a config folder between two runs. It may be removed at any time. */
export function keptFile(configDir: string): string {
  return join(PROJECT_ROOT, '.build', 'facts', `${contentHash(resolve(configDir))}.json`)
}
