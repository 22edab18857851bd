import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/** Whether a path is a folder or below it; follows links, also in the existing part of a missing path. */
export function isWithin(path: string, folder: string): boolean {
  const above = placeOf(folder)
  return `${placeOf(path)}${sep}`.startsWith(above.endsWith(sep) ? above : `${above}${sep}`)
}

function placeOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(placeOf(dirname(path)), basename(path))
}
