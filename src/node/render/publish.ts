import { existsSync, lstatSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isWithin } from '#src/node/files/isWithin.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import { syncFolder } from '#src/node/files/syncFiles.ts'
import { walk } from '#src/node/files/walk.ts'
import { writeWhole } from '#src/node/files/writeWhole.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** Why a build could not be published, in one sentence for people. The old site is intact. */
export class PublishError extends Error {
  override name = 'PublishError'
}

/**
 * Replaces the published build with a finished one: `dist` moves to `previous` next to `staging`, `staging` becomes `dist`. If the second
 * step fails, the first is undone. `staging` is a folder in the working folder of the project (`<project>/.build/staging`); `dist` is in
 * the same project. Throws a `PublishError` and changes nothing if a path is a link, a file or outside the project, if the build contains a
 * symbolic link, or if `dist` contains anything except a built site. `written` are the paths below `staging` that were written since
 * its last publication; the default is everything in it.
 */
export function publish(staging: string, dist: string, written?: Iterable<string>): void {
  const workDir = dirname(resolve(staging))
  const previous = join(workDir, 'previous')
  checkPlaces(staging, dist, dirname(workDir), written)
  step(`The last build in ${previous} cannot be removed`, () => rmSync(previous, { recursive: true, force: true }))
  const replaced = existsSync(dist)
  if (replaced) {
    step(`${dist} cannot be replaced`, () => {
      writeWhole(movedFile(workDir), relative(workDir, resolve(dist)))
      renameSync(dist, previous)
    })
  }
  try {
    renameSync(staging, dist)
    rmSync(movedFile(workDir), { force: true })
  } catch (error) {
    if (replaced) step(`The old site is in ${previous} and cannot be moved back to ${dist}`, () => renameSync(previous, dist))
    throw new PublishError(`${staging} cannot be moved to ${dist}: ${errorReason(error)}. The old site is unchanged.`, { cause: error })
  }
  syncFolder(dirname(resolve(dist)))
}

/** Records, while a site is being replaced, where the one in `previous` came from: the path from the working folder. */
const movedFile = (workDir: string) => join(workDir, 'moved')

/**
 * Restores an old site if publishing was killed between its two moves: it is in `<workDir>/previous`, and there is nothing at its original
 * path. Returns a description of what it did. Call it, under the build lock, before anything reads or writes a published site. Throws a
 * `PublishError` if the old site cannot be moved.
 */
export function recover(workDir: string): 'restored' | 'nothing' {
  const [moved, previous] = [movedFile(workDir), join(workDir, 'previous')]
  if (!existsSync(moved)) return 'nothing'
  const dist = resolve(workDir, readFileSync(moved, 'utf8'))
  const isGone = kind(dist) === 'nothing' && kind(previous) === 'folder'
  if (isGone) step(`The old site cannot be moved from ${previous} to ${dist}`, () => renameSync(previous, dist))
  rmSync(moved, { force: true })
  return isGone ? 'restored' : 'nothing'
}

/** Content of project folders that a built site never contains. */
const OF_PROJECTS = ['.git', 'package.json', 'node_modules', 'site.json']

/**
 * Throws a `PublishError` if a site must not be published at `out`, because everything there would be deleted: a project folder, or one
 * that contains or is in one of `kept`. Call it before building anything.
 */
export function checkOut(out: string, kept: readonly string[] = []): void {
  const held =
    [process.cwd(), PROJECT_ROOT, ...kept].find((folder) => isWithin(folder, out)) ??
    OF_PROJECTS.find((name) => existsSync(join(out, name)))
  const holder = kept.find((folder) => isWithin(out, folder))
  const why = held !== undefined ? `it contains ${held}` : holder && `it is in ${holder}`
  if (why !== undefined)
    throw new PublishError(`${out} cannot be the output folder: ${why}, which the build would overwrite. Choose a separate folder.`)
}

function checkPlaces(staging: string, dist: string, project: string, written: Iterable<string> | undefined): void {
  const refuse = (why: string): never => {
    throw new PublishError(`${why} Nothing was published.`)
  }
  const stagingKind = kind(staging)
  if (stagingKind !== 'folder') refuse(`${staging} must be a folder with the finished build, but it is ${KINDS[stagingKind]}.`)
  const distKind = kind(dist)
  if (distKind === 'file' || distKind === 'link')
    refuse(`${dist} is ${KINDS[distKind]}; remove it, so that the build can create a folder there.`)

  const parent = dirname(resolve(dist))
  if (kind(parent) !== 'folder') refuse(`${parent}, the parent folder of ${basename(dist)}, is ${KINDS[kind(parent)]}.`)
  const work = realpathSync(dirname(staging))
  if (!isWithin(parent, project)) refuse(`${dist} is outside the project ${project}.`)
  if (isWithin(work, dist) || isWithin(dist, work)) refuse(`${dist} and the working folder ${work} must not contain each other.`)

  // A mistyped output folder must not delete sources.
  if (distKind === 'folder' && readdirSync(dist).length > 0 && kind(join(dist, 'index.html')) !== 'file') {
    refuse(`${dist} contains files but no index.html, so it does not look like a built site; empty it or choose another folder.`)
  }
  const link = written ? [...written].find((file) => kind(join(staging, file)) === 'link') : walk(staging).links[0]
  if (link !== undefined) refuse(`The build contains a symbolic link (${link}); a site may only contain regular files.`)
}

const KINDS = { folder: 'a folder', file: 'a file', link: 'a symbolic link', nothing: 'missing' }

function kind(path: string): keyof typeof KINDS {
  try {
    const stats = lstatSync(path)
    return stats.isSymbolicLink() ? 'link' : stats.isDirectory() ? 'folder' : 'file'
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'nothing'
    throw new PublishError(`${path} cannot be accessed: ${errorReason(error)}.`, { cause: error })
  }
}

function step(what: string, move: () => void): void {
  try {
    move()
  } catch (error) {
    throw new PublishError(`${what}: ${errorReason(error)}.`, { cause: error })
  }
}
