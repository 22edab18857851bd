import { readBlobs } from '#src/node/git/readBlobs.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { textIn } from './changesBetween.ts'
import type { FileState, SiteChange } from './siteChange.ts'
import { type TextChange, withTextChanges } from './textChanges.ts'

/** The content of a changed file: a stored one, a new text, or null if it is deleted. */
export type NewFile = FileState | { mode: string; text: string }

/** The files that some changes of a tree touch, as they are with these changes, by their paths. Rejects like `execFile`. */
export async function filesWith({ top }: Pick<GitPlace, 'top'>, changes: readonly SiteChange[]): Promise<Map<string, NewFile>> {
  const files = new Map<string, NewFile>()
  const parts = new Map<string, { before: NonNullable<FileState>; parts: TextChange[] }>()
  for (const { from, to, before, after, part } of changes) {
    if (part) {
      const known = parts.get(to!) ?? { before: before!, parts: [] }
      known.parts.push(part)
      parts.set(to!, known)
      continue
    }
    if (from !== null && from !== to && !files.has(from)) files.set(from, null)
    if (to !== null) files.set(to, after)
  }
  const texts = await readBlobs(
    top,
    [...parts.values()].map(({ before }) => before.blob),
  )
  for (const [file, { before, parts: made }] of parts)
    files.set(file, { mode: before.mode, text: withTextChanges(textIn(texts, before)!, made) })
  return files
}
