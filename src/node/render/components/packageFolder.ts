import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const PLACE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
/** What bundlers add of their own, by how its ids begin. */
const HELPERS: Record<string, string> = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' }

/** The folder of the package that a module belongs to, by its id; undefined for our own. */
export function packageFolder(id: string): string | undefined {
  const helper = Object.keys(HELPERS).find((begin) => id.startsWith(begin))
  if (helper !== undefined) return folderOf(HELPERS[helper]!)
  return PLACE.exec(id.replace(/^\0/, ''))?.[1]
}

/** The folder of an installed package. */
export function folderOf(name: string): string {
  const require = createRequire(import.meta.url)
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch {
    // Its own dependency may be reached from Vite only.
    return dirname(createRequire(require.resolve('vite/package.json')).resolve(`${name}/package.json`))
  }
}
