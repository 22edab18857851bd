import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '#src/node/files/findFiles.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { ownSectionsVersion } from '#src/node/sections/ownSections.ts'
import { packedHashes } from '#src/node/files/packedHashes.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/**
 * Identifies the inputs of a build: config, code, packages, and `since`: when the site last changed by itself, in ISO format. `read` has
 * hashes of JSON config files that were already read, by file. Equal inputs have equal fingerprints; 12 characters.
 */
export function fingerprint(
  configDir: string,
  since: string | null = null,
  code = codeFingerprint(),
  read: ReadonlyMap<string, string> = new Map(),
): string {
  const parts = findFiles(configDir).map((file): Part => {
    const content = () => contentOf(join(configDir, file))
    return [file, file.endsWith('.json') ? (read.get(file) ?? contentHash(content().toString())) : content()]
  })
  return named([['', since ?? ''], ['', code], ...parts])
}

/**
 * Identifies only the code and the packages, with the company’s section types, in the mode of this process: for any config, equal
 * fingerprints result in equal pages. 12 characters.
 */
export function codeFingerprint(): string {
  return named([
    ['', builderFingerprint()],
    ['', ownSectionsVersion()],
  ])
}

/** The same without the company’s section types, in the mode of this process or another one (`production`, `development`). */
export function builderFingerprint(mode = process.env.NODE_ENV, code = packedHashes()?.code ?? sourcesHash()): string {
  return named([
    ['', mode ?? ''],
    ['', code],
  ])
}

/**
 * Identifies the current sources, with the packages of section types of the checkout (unless left out), and the npm packages. The editor is
 * not included, because no site contains any of it. 12 characters.
 */
export function sourcesHash(scope?: 'without packages'): string {
  const folders = ['src', 'schemas', ...(scope ? [] : ['packages'])].filter((folder) => existsSync(join(PROJECT_ROOT, folder)))
  const sources = folders
    .flatMap((folder) => findFiles(join(PROJECT_ROOT, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !/\.test\.tsx?$|^schemas\/json\/|^src\/editor\/|^packages\/[\w-]+\/(?:tests|bench|corpus)\//.test(file))
  const parts = [...sources, 'package-lock.json', 'index.html'].map((file): Part => [file, contentOf(join(PROJECT_ROOT, file))])
  return named(parts)
}

type Part = [name: string, content: Buffer | string]

function named(parts: Part[]): string {
  const hash = createHash('sha256')
  for (const [name, content] of parts) hash.update(name).update('\0').update(content).update('\0')
  return hash.digest('hex').slice(0, 12)
}

/** The content of a file, or why it cannot be read. The code that needs the file reports it better. */
function contentOf(file: string): Buffer | string {
  try {
    return readFileSync(file)
  } catch (error) {
    return errorReason(error)
  }
}
