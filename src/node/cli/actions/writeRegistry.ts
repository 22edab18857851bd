import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { registryFiles } from '#src/node/sections/registryFiles.ts'

/**
 * Writes the registry of the builder’s section types, in its own repository. Returns whether it changed: already loaded code has the old
 * one. It loads no schema, so it works while the registry names deleted folders.
 */
export async function writeRegistry(): Promise<boolean> {
  if (resolve() !== resolve(PROJECT_ROOT)) return false
  const stale = [...(await registryFiles())].filter(([name, text]) => {
    const file = join(PROJECT_ROOT, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  for (const [name, text] of stale) writeFileSync(join(PROJECT_ROOT, name), text)
  return stale.length > 0
}
