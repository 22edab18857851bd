import { readFileSync, readdirSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { contentHash, valueHash } from '#src/node/files/hashes.ts'
import { errorCode } from '#src/node/files/systemError.ts'

/**
 * The inputs of some code: the hash of each file, and of the file names in each of the company’s folders that it imports from, because a
 * new file can take precedence over another. Paths are absolute.
 */
export type Reached = { files: Record<string, string>; folders: Record<string, string> }

const STYLE = /\.(?:css|s[ac]ss|less|pcss|styl)$/
/** References of a style sheet to other files, which bundlers do not list. */
const TAKEN = /(?:@(?:import|use|forward|reference|plugin)\s+(?:url\(\s*)?|from\s+|url\(\s*)['"]?([^'")\s;]+)/g
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/
const INDEX = /[\\/]index\.\w+$/

/** The inputs of code, from the ids of its modules and files in a bundler. */
export function reachedBy(ids: Iterable<string>): Reached {
  const files: Reached['files'] = {}
  const folders: Reached['folders'] = {}
  const visit = (file: string) => {
    if (files[file] !== undefined || !isAbsolute(file)) return
    const content = contentOf(file)
    if (content === undefined) return
    files[file] = contentHash(content)
    const owner = PACKAGE.exec(file)?.[0]
    if (owner !== undefined) return visit(join(owner, 'package.json'))
    for (const folder of [dirname(file), ...(INDEX.test(file) ? [dirname(dirname(file))] : [])]) folders[folder] ??= namesIn(folder)
    if (STYLE.test(file)) for (const [, name] of content.toString().matchAll(TAKEN)) visit(join(dirname(file), name!))
  }
  for (const id of ids) visit(fileOf(id))
  return { files, folders }
}

/** Whether all inputs are unchanged. */
export function isAsReached({ files, folders }: Reached): boolean {
  return (
    Object.entries(files).every(([file, hash]) => hashOf(file) === hash) &&
    Object.entries(folders).every(([folder, names]) => namesIn(folder) === names)
  )
}

/**
 * Identifies the current inputs of some code, independent of their location on disk; paths are relative to `home`, or to the folder of
 * their package in `packages`.
 */
export function versionOf({ files }: Reached, home: string, packages: readonly { name: string; folder: string }[] = []): string {
  const named = Object.keys(files).map((file) => [placeOf(file, home, packages), hashOf(file)])
  return valueHash(named.toSorted(([one], [other]) => (one! < other! ? -1 : 1)))
}

/** The file of a module id, without the bundler’s prefix and query. */
function fileOf(id: string): string {
  return id.replace(/^\0/, '').replace(/[?#].*$/, '')
}

function placeOf(file: string, home: string, packages: readonly { name: string; folder: string }[]): string {
  const owner = packages.find(({ folder }) => file.startsWith(folder + sep))
  if (owner) return `${owner.name}/${relative(owner.folder, file).replaceAll('\\', '/')}`
  const [, inPackage] = /.*[\\/]node_modules[\\/](.+)$/.exec(file) ?? []
  return (inPackage ?? relative(home, file)).replaceAll('\\', '/')
}

function hashOf(file: string): string {
  const content = contentOf(file)
  return content === undefined ? '' : contentHash(content)
}

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error) ?? '')) return undefined
    throw error
  }
}

/** Generated and hidden files are never imported, and change with each build. */
function namesIn(folder: string): string {
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.') && name !== 'dist' && name !== 'node_modules')
    return valueHash(names.toSorted())
  } catch {
    return ''
  }
}
