import { resolve } from 'node:path'

/**
 * The cache folder with a name, such as `facts`, absolute: in `.build` of the current folder, which is the company’s. The package may be
 * read-only and shared by several companies.
 */
export function keptFolder(name: string): string {
  return resolve('.build', name)
}
