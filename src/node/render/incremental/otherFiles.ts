import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '#src/node/files/hashes.ts'
import type { OtherFiles } from './siteRecord.ts'

/** What is known about files outside pages without reading them. */
export type Known = {
  /** Files that were, or may have been, written by this build. */
  fresh: ReadonlySet<string>
  /** The previous sizes and hashes of the rest. */
  before: OtherFiles
}

/** Sizes and hashes of files below a folder. Reads only newly written files. */
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

/** Whether a file exists with its recorded size and hash; in a trusted folder, the size is enough. */
export function isAsNoted(file: string, [bytes, sum]: OtherFiles[string], isTrusted = false): boolean {
  if (statSync(file, { throwIfNoEntry: false })?.size !== bytes) return false
  return isTrusted || contentHash(readFileSync(file)) === sum
}
