import { contentHash } from '#src/node/files/hashes.ts'
import { type Change, textAfter } from './change.ts'
import { readInside } from './sources.ts'
import type { KeptPicture } from './stepPicture.ts'

/** The change of one file of a step: its path before and after (null if it was created or deleted), and the difference. */
type KeptFile = TextDifference & { from: string | null; to: string | null }

/** The paths of the pages to show before and after a step; null for the one that is open. */
export type StepPages = { before: string | null; after: string | null }

/**
 * A change of several files and pictures that is undone as one, or of one picture; `at` is the time, in milliseconds since 1970, and `by`
 * the person, if known.
 */
export type KeptStep = {
  label: string
  at: number
  files: KeptFile[]
  pages: StepPages
  picture?: KeptPicture
  pictures?: KeptPicture[]
  by?: string
}

/** Converts changes to the stored form. */
export function keptStep(changes: readonly Change[], label: string, at: number, pages: StepPages): KeptStep {
  const files = changes.map((change) => ({
    from: change.from,
    to: change.to,
    ...textDifference(change.before, change.to === null ? '' : textAfter(change)),
  }))
  return { label, at, files, pages }
}

/** The changes that undo or redo a step, or the reason in one line why this is impossible: another program has changed a file. */
export function stepChanges(configDir: string, { files }: KeptStep, did: 'undo' | 'redo'): { changes: Change[] } | { failure: string } {
  const changes: Change[] = []
  for (const file of files) {
    const [from, to, removed, added, hash] =
      did === 'undo'
        ? [file.to, file.from, file.added, file.removed, file.after]
        : [file.from, file.to, file.removed, file.added, file.before]
    const text = from === null ? '' : readInside(configDir, from)
    if (text === undefined || (from !== null && contentHash(text) !== hash))
      return { failure: `Another program has changed ${from}, so earlier edits of it can no longer be undone or redone.` }
    const edits = to === null ? [] : [{ offset: file.offset, length: removed.length, content: added }]
    changes.push({ from, to, before: text, edits })
  }
  return { changes }
}

/** The place where two texts differ: `removed` at an offset, replaced by `added`, and the hashes of both texts. */
type TextDifference = { offset: number; removed: string; added: string; before: string; after: string }

/** The difference of two texts, as one place. */
function textDifference(before: string, after: string): TextDifference {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return {
    offset: start,
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
    before: contentHash(before),
    after: contentHash(after),
  }
}
