import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { foldersIn } from './foldersIn.ts'

/**
 * The real folder of a package, as code in a folder finds it: in `node_modules` there or above, otherwise among the workspaces of a
 * `package.json` above, otherwise as the builder finds it. Undefined if it is not installed.
 */
export function folderOfPackage(name: string, home: string): string | undefined {
  for (const from of [home, PROJECT_ROOT]) {
    const installed = above(from).map((folder) => join(folder, 'node_modules', name))
    const found = installed.find((folder) => existsSync(folder)) ?? workspaces(from).get(name)
    if (found !== undefined) return realpathSync(found)
  }
  return undefined
}

/** The names of all packages with section types that code in a folder finds, with these types. Not cached. */
export function installedSectionPackages(home: string): Map<string, string[]> {
  const names = [home, PROJECT_ROOT].flatMap((from) => [
    ...above(from).flatMap((folder) => namesIn(join(folder, 'node_modules'))),
    ...workspaces(from).keys(),
  ])
  const found = new Map<string, string[]>()
  for (const name of names) {
    if (found.has(name)) continue
    const types = foldersIn(join(folderOfPackage(name, home) ?? '', 'sections')).filter(({ files }) => files.includes('schema.ts'))
    if (types.length > 0)
      found.set(
        name,
        types.map(({ type }) => type),
      )
  }
  return found
}

/** A folder and its ancestors; absolute. */
function above(home: string): string[] {
  const folder = resolve(home)
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...above(parent)]
}

/** The packages in a `node_modules` folder, including scoped ones. */
function namesIn(modules: string): string[] {
  if (!existsSync(modules)) return []
  return readdirSync(modules).flatMap((name) => {
    if (name.startsWith('.')) return []
    return name.startsWith('@') ? readdirSync(join(modules, name)).map((inScope) => `${name}/${inScope}`) : [name]
  })
}

type Manifest = { name?: unknown; workspaces?: unknown }

/** The folders of workspaces by package name: those of the nearest project above that has any. */
function workspaces(home: string): Map<string, string> {
  for (const folder of above(home)) {
    const { workspaces: listed } = manifestIn(folder)
    if (!Array.isArray(listed)) continue
    const folders = listed.filter((path) => typeof path === 'string').flatMap((path) => foldersMeant(folder, path))
    return new Map(folders.flatMap((path) => [[manifestIn(path).name, path] as const].filter(isNamed)))
  }
  return new Map()
}

function isNamed(pair: readonly [unknown, string]): pair is readonly [string, string] {
  return typeof pair[0] === 'string'
}

/** The folders of a workspace pattern: one, or with `/*` at its end all in it. */
function foldersMeant(root: string, path: string): string[] {
  if (!path.endsWith('/*')) return [join(root, path)]
  const parent = join(root, path.slice(0, -2))
  return existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : []
}

function manifestIn(folder: string): Manifest {
  const file = join(folder, 'package.json')
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
  } catch {
    return {}
  }
}
