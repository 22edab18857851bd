import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

const PLACE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
/** What bundlers add of their own, by how its ids begin. */
const HELPERS: Record<string, string> = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' }

/** The folder of the package that a module belongs to, by its id; undefined for our own. */
export function packageFolder(id: string): string | undefined {
  const helper = Object.keys(HELPERS).find((begin) => id.startsWith(begin))
  if (helper !== undefined) return folderOf(HELPERS[helper]!)
  const path = id.replace(/^\0/, '')
  // The runtime may be a package itself, with packages of its own below it.
  const isOurs = path.startsWith(PROJECT_ROOT)
  const found = PLACE.exec(isOurs ? path.slice(PROJECT_ROOT.length - 1) : path)?.[1]
  return found !== undefined && isOurs ? join(PROJECT_ROOT, found) : found
}

/** The folder of an installed package, as one in the folder `from` finds it, or else the runtime itself. */
export function folderOf(name: string, from?: string): string {
  const require = createRequire(import.meta.url)
  try {
    if (from !== undefined) return dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`))
  } catch {
    // The runtime has packages that others take files from, too.
  }
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch {
    // Its own dependency may be reached from Vite only.
    return dirname(createRequire(require.resolve('vite/package.json')).resolve(`${name}/package.json`))
  }
}
