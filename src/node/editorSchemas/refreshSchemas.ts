import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import type { Site } from '#src/site/site.ts'
import { LIVE_FOLDER } from './liveFolder.ts'
import { liveSchemas } from './liveSchemas.ts'

/** Schemas of the entries of a collection, which may have been removed or renamed. */
const ENTRIES = /\.entry(?:\.translation)?\.schema\.json$/

/**
 * Updates the schemas of a config folder: only changed files are written, and those of former collections are removed. A folder without
 * `.schemas` gets them only if `wanted`. Returns an error as one line, such as a read-only folder; editors then keep the old schemas.
 */
export function refreshSchemas(configDir: string, site: Site, wanted: 'wanted' | 'if there' = 'if there'): string | undefined {
  const folder = join(configDir, LIVE_FOLDER)
  if (wanted === 'if there' && !existsSync(folder)) return undefined
  try {
    mkdirSync(folder, { recursive: true })
    const wantedFiles = [...liveSchemas(site, configDir)].map(([name, text]) => ({ path: join(folder, name), text }))
    const link = [folder, ...wantedFiles.map(({ path }) => path)].find(isLink)
    if (link !== undefined) return failed(`${relative(configDir, link)} is a symbolic link. Replace it with the file itself.`)
    const wantedPaths = new Set(wantedFiles.map(({ path }) => path))
    for (const name of readdirSync(folder))
      if (ENTRIES.test(name) && !wantedPaths.has(join(folder, name))) rmSync(join(folder, name), { force: true })
    for (const { path, text } of wantedFiles) if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
    return undefined
  } catch (error) {
    return failed(`${errorReason(error)}.`)
  }
}

function failed(why: string): string {
  return `The editor schemas could not be updated: ${why}`
}

/** Never writes through a link. */
function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
}
