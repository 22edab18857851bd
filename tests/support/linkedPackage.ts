import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** A package of two invented section types, `tideTable` and `tideClock`, with files that it publishes. */
export const TIDE_TABLES = 'tests/fixtures/packages/tide-tables'

/** Installs a package beside a config folder as `npm install <folder>` does: by a link. */
export function linkPackage(configDir: string, name: string, folder: string): void {
  const link = join(dirname(configDir), 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(resolve(folder), link, 'junction')
}
