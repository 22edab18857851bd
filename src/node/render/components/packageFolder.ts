import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

const PLACE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
/** Prefixes of the ids of modules that bundlers add. */
const HELPERS: Record<string, string> = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' }

/** The package folder of a module, by its id; undefined for our own. */
export function packageFolder(id: string): string | undefined {
  const helper = Object.keys(HELPERS).find((begin) => id.startsWith(begin))
  if (helper !== undefined) return folderOf(HELPERS[helper]!)
  const path = id.replace(/^\0/, '')
  // The runtime may itself be an installed package with its own node_modules.
  const isOurs = path.startsWith(PROJECT_ROOT)
  const found = PLACE.exec(isOurs ? path.slice(PROJECT_ROOT.length - 1) : path)?.[1]
  return found !== undefined && isOurs ? join(PROJECT_ROOT, found) : found
}

/** The folder of an installed package, resolved from the folder `from`, or else from the runtime. */
export function folderOf(name: string, from?: string): string {
  const require = createRequire(import.meta.url)
  try {
    if (from !== undefined) return dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`))
  } catch {
    // Packages of the runtime whose files are used elsewhere, too.
  }
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch {
    // A dependency of the runtime that may resolve only from Vite.
    return dirname(createRequire(require.resolve('vite/package.json')).resolve(`${name}/package.json`))
  }
}
