import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shareFile } from '#src/node/files/shareFile.ts'

/** Folders of files whose names hold a hash of their content. */
const HASHED = ['static/js', 'static/css', 'static/media', 'static/social', 'static/pictures']
const KEPT_DAYS = 7

/** Since when files are of no use to the build itself, in milliseconds since 1970, by their paths below the site. */
export type Carried = Record<string, number>

/**
 * Keeps the hashed files of earlier builds for a week beside those of the new one: documents that are still open, or cached somewhere, go
 * on finding the code and the pictures they were made for. `since` says which files the published build carried already, and since when;
 * the others it needed itself until now. Where nothing is known, the age of a file counts from the build that wrote it. Gives what was
 * kept.
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
