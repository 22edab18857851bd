import { contentHash } from '#src/node/files/hashes.ts'
import { type Change, textAfter } from './change.ts'
import { readInside } from './sources.ts'
import type { KeptPicture } from './stepPicture.ts'

/** What happened to one file of a step: where it was and where it is (null for a file that came or went), and what differs. */
type KeptFile = TextDifference & { from: string | null; to: string | null }

/** The paths of the pages to look at before and after a step; null for the one that is open. */
export type StepPages = { before: string | null; after: string | null }

/**
 * A change of several files that is taken back as one, or a picture that came; `at` is when, in milliseconds since 1970.
 */
export type KeptStep = { label: string; at: number; files: KeptFile[]; pages: StepPages; picture?: KeptPicture }

/** Changes as they are kept. */
export function keptStep(changes: readonly Change[], label: string, at: number, pages: StepPages): KeptStep {
  const files = changes.map((change) => ({
    from: change.from,
    to: change.to,
    ...textDifference(change.before, change.to === null ? '' : textAfter(change)),
  }))
  return { label, at, files, pages }
}

/** The changes that take a step back, or do it again; or, in one line, why they cannot be made: another program was there. */
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

/** One place at which two texts differ: what was `removed` at an offset and `added` there, and the hashes of both texts. */
type TextDifference = { offset: number; removed: string; added: string; before: string; after: string }

/** What differs between two texts, as one place. */
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
