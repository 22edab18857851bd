import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findFiles } from '#src/node/files/findFiles.ts'
import { ownSectionsVersion } from '#src/node/sections/ownSections.ts'
import { packedHashes } from '#src/node/files/packedHashes.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { whileUnchanged } from '#src/node/files/whileUnchanged.ts'

/** Code that determines the results for a config file: schemas, rules, and the code that reads. */
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

/** Files in folders of section types that only browsers and tests use. */
const VIEWS = /^src\/sections\/(?!schemas\.ts$|\w+\/schema\.ts$)/

/** Words are data that affect the results for a page. */
const PACKS = /^src\/node\/words\/packs\//

/**
 * Version of the code that reads and checks config, including its packages; 22 characters, and more if the company has its own section
 * types. Results of other versions are not used.
 */
export function codeVersion(): string {
  return `${packedHashes()?.reading ?? readingHash()}${ownSectionsVersion()}`
}

function isReading(file: string): boolean {
  return (/(?<!\.test)\.ts$/.test(file) && !VIEWS.test(file)) || PACKS.test(file)
}

/** The version of the current source files. In a preview, code changes while the program runs. */
export function readingHash(): string {
  const sources = FOLDERS.flatMap((folder) => findFiles(join(PROJECT_ROOT, folder)).map((file) => `${folder}/${file}`))
  return hashOf([...sources.filter(isReading), 'package-lock.json'].map((file) => join(PROJECT_ROOT, file)))
}

const hashOf = whileUnchanged((files) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${relative(PROJECT_ROOT, file)}\0`).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 22)
})
