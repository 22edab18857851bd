import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '#src/node/files/findFiles.ts'
import { ownSectionsVersion } from '#src/node/sections/ownSections.ts'
import { packedHashes } from '#src/node/files/packedHashes.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** What decides what is found out about a file of config: schemas, rules, and the code that reads. */
const FOLDERS = [
  'schemas',
  'src/contract',
  'src/sections',
  'src/site',
  'src/prose',
  'src/node/config',
  'src/node/files',
  'src/node/sections',
  'src/node/text',
  'src/node/words',
]

/** What folders of section types have for browsers and tests only. */
const VIEWS = /^src\/sections\/(?!schemas\.ts$|\w+\/schema\.ts$)/

/** Words are data, and what is said of a page depends on them. */
const PACKS = /^src\/node\/words\/packs\//

/**
 * Names the code that reads and checks config, with its packages; 22 characters, and more where the company has section types of its own.
 * What other code has found out is of no use to it.
 */
export function codeVersion(): string {
  return `${packedHashes()?.reading ?? readingHash()}${ownSectionsVersion()}`
}

function isReading(file: string): boolean {
  return (/(?<!\.test)\.ts$/.test(file) && !VIEWS.test(file)) || PACKS.test(file)
}

/** The same of the sources as they lie there now. */
export function readingHash(): string {
  const hash = createHash('sha256')
  const sources = FOLDERS.flatMap((folder) => findFiles(join(PROJECT_ROOT, folder)).map((file) => `${folder}/${file}`))
  // Looked at each time: in a preview, code changes while the program runs.
  for (const file of [...sources.filter(isReading), 'package-lock.json'])
    hash.update(`${file}\0`).update(readFileSync(join(PROJECT_ROOT, file)))
  return hash.digest('base64url').slice(0, 22)
}
