import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '#src/node/files/hashes.ts'
import type { OtherFiles } from './siteRecord.ts'

/** What is known of files beside those of pages without reading them. */
export type Known = {
  /** Those that were written just now, or may have been. */
  fresh: ReadonlySet<string>
  /** What the others were before. */
  before: OtherFiles
}

/** Sizes and hashes of files below a folder. Only what was written just now is read. */
export function otherFiles(folder: string, names: readonly string[], { fresh, before }: Known): OtherFiles {
  return Object.fromEntries(
    names.map((name) => {
      const noted = fresh.has(name) ? undefined : before[name]
      if (noted) return [name, noted]
      const content = readFileSync(join(folder, name))
      return [name, [content.length, contentHash(content)]]
    }),
  )
}

/** Whether a file is there with the size and the hash that were noted of it; of one in a trusted place, the size is enough. */
export function isAsNoted(file: string, [bytes, sum]: OtherFiles[string], isTrusted = false): boolean {
  if (statSync(file, { throwIfNoEntry: false })?.size !== bytes) return false
  return isTrusted || contentHash(readFileSync(file)) === sum
}
