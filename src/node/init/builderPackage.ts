import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * How a new site asks for the builder. `packed` is the file that it comes from, which goes beside its `package.json` under a name;
 * without `from` nobody knows where that file is.
 */
export type BuilderPackage = { spec: string; packed?: { name: string; from?: string } }

/**
 * The builder as a site in `folder` asks for it: the sources by their folder, what was installed from a packed file by that file, and by
 * its version only where it came from a registry. A name that is in no registry could be taken by anybody. `root` is its folder.
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

/** Where npm has a package from, as it notes beside the packages that it installs; undefined when it does not say. */
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
