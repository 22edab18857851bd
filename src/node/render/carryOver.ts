import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shareFile } from '#src/node/files/shareFile.ts'

/** Folders of files with a content hash in their names. */
const HASHED = ['static/js', 'static/css', 'static/media', 'static/social', 'static/pictures']
const KEPT_DAYS = 7

/** When the build itself stopped needing each file, in milliseconds since 1970, by path below the site. */
export type Carried = Record<string, number>

/**
 * Keeps the hashed files of earlier builds for a week, so that open or cached documents still find their code and pictures. `since` lists
 * the files that the published build had already carried over, and since when; it needed the rest itself until now. Without such a record,
 * the age of a file counts from the build that wrote it. Returns the kept files.
 */
export function carryOver(published: string, staging: string, since?: Carried, now = Date.now()): Carried {
  const carried: Carried = {}
  for (const folder of HASHED) {
    const from = join(published, folder)
    if (!existsSync(from)) continue
    const inStaging = new Set(existsSync(join(staging, folder)) ? readdirSync(join(staging, folder)) : [])
    for (const name of readdirSync(from)) {
      if (inStaging.has(name)) continue
      const file = `${folder}/${name}`
      const to = join(staging, file)
      const begun = since ? (since[file] ?? now) : statSync(join(from, name)).mtimeMs
      if (now - begun >= KEPT_DAYS * 86_400_000) continue
      mkdirSync(dirname(to), { recursive: true })
      shareFile(join(from, name), to)
      carried[file] = begun
    }
  }
  return carried
}
