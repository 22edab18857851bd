import { readFileSync, readdirSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { contentHash, valueHash } from '#src/node/files/hashes.ts'
import { errorCode } from '#src/node/files/systemError.ts'

/**
 * Everything that some code was made of: the hash of each file, and of the names of what lies in each folder of the company that it was
 * taken from, since a file that comes may be found in place of another one. Paths are absolute.
 */
export type Reached = { files: Record<string, string>; folders: Record<string, string> }

const STYLE = /\.(?:css|s[ac]ss|less|pcss|styl)$/
/** What a style sheet takes from other files, which bundlers do not list. */
const TAKEN = /(?:@(?:import|use|forward|reference|plugin)\s+(?:url\(\s*)?|from\s+|url\(\s*)['"]?([^'")\s;]+)/g
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/
const INDEX = /[\\/]index\.\w+$/

/** What code was made of, by the ids of its modules and files as a bundler names them. */
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

/** Whether everything lies there as it did. */
export function isAsReached({ files, folders }: Reached): boolean {
  return (
    Object.entries(files).every(([file, hash]) => hashOf(file) === hash) &&
    Object.entries(folders).every(([folder, names]) => namesIn(folder) === names)
  )
}

/**
 * Names what lies now in the places of some code, wherever on the disk that is; paths are taken from `home`, or from the folder of the
 * package in `packages` that the file lies in.
 */
export function versionOf({ files }: Reached, home: string, packages: readonly { name: string; folder: string }[] = []): string {
  const named = Object.keys(files).map((file) => [placeOf(file, home, packages), hashOf(file)])
  return valueHash(named.toSorted(([one], [other]) => (one! < other! ? -1 : 1)))
}

/** The file of a module, without what bundlers write before and behind its path. */
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

/** What is made or hidden is never imported, and comes and goes with each build. */
function namesIn(folder: string): string {
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.') && name !== 'dist' && name !== 'node_modules')
    return valueHash(names.toSorted())
  } catch {
    return ''
  }
}
