import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '#src/node/files/findFiles.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/**
 * Names what a build is made from: config, code, packages, and `since`: the last moment at which the site changed by itself, as ISO time.
 * Equal inputs give equal fingerprints; 12 characters.
 */
export function fingerprint(configDir: string, since: string | null = null, code = codeFingerprint()): string {
  return named([since ?? '', code], filesBelow(configDir))
}

/** Names the code and the packages alone: whatever the config, equal fingerprints make equal pages of it. 12 characters. */
export function codeFingerprint(): string {
  const single = ['package-lock.json', 'index.html'].map((file) => join(PROJECT_ROOT, file))
  const files = ['src', 'schemas'].flatMap((folder) => filesBelow(join(PROJECT_ROOT, folder)))
  return named([process.env.NODE_ENV ?? ''], [...files.filter((file) => !/\.test\.tsx?$|\/schemas\/json\//.test(file)), ...single])
}

function filesBelow(folder: string): string[] {
  return findFiles(folder).map((file) => join(folder, file))
}

function named(texts: string[], files: string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  for (const file of files) hash.update(file.replace(PROJECT_ROOT, '')).update('\0').update(contentOf(file)).update('\0')
  return hash.digest('hex').slice(0, 12)
}

/** The content of a file; of one that cannot be read, why. Whoever needs the file says so in better words. */
function contentOf(file: string): Buffer | string {
  try {
    return readFileSync(file)
  } catch (error) {
    return errorReason(error)
  }
}
