import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** A package with two invented section types, `tideTable` and `tideClock`, and published files. */
export const TIDE_TABLES = 'tests/fixtures/packages/tide-tables'

/** Installs a package next to a config folder like `npm install <folder>`: as a symbolic link. */
export function linkPackage(configDir: string, name: string, folder: string): void {
  const link = join(dirname(configDir), 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(resolve(folder), link, 'junction')
}
