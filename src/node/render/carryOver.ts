import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of files whose names hold a hash of their content. */
const HASHED = ['static/js', 'static/media', 'static/social', 'static/pictures']
const KEPT_DAYS = 7

/**
 * Keeps the hashed files of earlier builds for a week beside those of the new one: documents that are still open, or cached somewhere, go
 * on finding the code and the pictures they were made for. A file's age counts from the build that wrote it.
 */
export function carryOver(published: string, staging: string, now = Date.now()): void {
  for (const folder of HASHED) {
    const from = join(published, folder)
    if (!existsSync(from)) continue
    for (const name of readdirSync(from)) {
      const to = join(staging, folder, name)
      const isYoung = now - statSync(join(from, name)).mtimeMs < KEPT_DAYS * 86_400_000
      if (isYoung && !existsSync(to)) cpSync(join(from, name), to, { preserveTimestamps: true })
    }
  }
}
