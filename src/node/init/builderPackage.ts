import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * How a new site depends on the builder. `packed` is the package file to include next to its `package.json`; without `from`, its location
 * is unknown.
 */
export type BuilderPackage = { spec: string; packed?: { name: string; from?: string } }

/**
 * The builder as a dependency of a site in `folder`: sources by their folder, a package installed from a file by that file, and a version
 * only if it came from a registry, because anyone could claim an unused name there. `root` is the builder’s folder.
 */
export function builderPackage(folder: string, root: string): BuilderPackage {
  if (existsSync(join(root, 'package-lock.json'))) return { spec: `file:${relative(folder, resolve(root)).replaceAll('\\', '/')}` }
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string; version: string }
  const modules = dirname(resolve(root))
  const resolved = installedFrom(modules, name)
  if (resolved !== undefined && /^https?:/.test(resolved)) return { spec: version }
  const packed = `${name}-${version}.tgz`
  const from = resolved?.startsWith('file:') ? resolve(dirname(modules), resolved.slice('file:'.length)) : undefined
  const isThere = from !== undefined && from.endsWith('.tgz') && existsSync(from)
  return { spec: `file:${packed}`, packed: { name: packed, ...(isThere && { from }) } }
}

/** The source of a package, from npm’s record of installed packages; undefined if it is not recorded. */
function installedFrom(modules: string, name: string): string | undefined {
  try {
    const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
      packages: Record<string, { resolved?: string }>
    }
    return lock.packages[`node_modules/${name}`]?.resolved
  } catch {
    return undefined
  }
}
