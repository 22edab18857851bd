import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change } from '#src/node/edit/change.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { readBlobs } from '#src/node/git/readBlobs.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { textIn } from './changesBetween.ts'
import { contentsOf } from './contentsOf.ts'
import { type FilePlan, lineEndIn, notText } from './planTakeBack.ts'
import { type FileState, type SiteChange, fileOf, isAsset } from './siteChange.ts'
import { carriedTo, withTextChanges } from './textChanges.ts'

/**
 * The step that makes changes of a commit in the current files, which can have other changes. A failure is one line: a file has something
 * else in the same place.
 */
export async function planBring(
  configDir: string,
  place: Pick<GitPlace, 'top' | 'below'>,
  changes: readonly SiteChange[],
): Promise<FilePlan | { failure: string }> {
  const states = changes.flatMap(({ before, after }) => [before, after]).filter((state) => state !== null)
  const blobs = await readBlobs(
    place.top,
    states.map(({ blob }) => blob),
  )
  const plan: FilePlan = { changes: [], pictures: [] }
  const texts = new Map<string, BroughtText>()
  const other = (file: string) => ({ failure: `Your files have something else in ${file}.` })
  const pictures = changes.filter((change) => isAsset(fileOf(change)))
  try {
    const olds = await contentsOf(
      place,
      pictures.map(({ from, before }) => [from ?? '', before]),
    )
    const nows = await contentsOf(
      place,
      pictures.map(({ to, after }) => [to ?? '', after]),
    )
    for (const change of changes) {
      const { from, to, before, after, part } = change
      const file = fileOf(change)
      const there = from === null ? null : readIn(configDir, from)
      if (part) {
        const old = textIn(blobs, before)
        const known = texts.get(file) ?? (there && asStored(there.toString('utf8'), old ?? ''))
        const moved = old === undefined || !known ? 'conflict' : carriedTo(file, part, old, known.now)
        if (moved === 'conflict' || !known) return other(file)
        if (moved !== 'there') texts.set(file, { ...known, now: withTextChanges(known.now, [moved]) })
        continue
      }
      const stored = (file: string | null, state: FileState, contents: ReadonlyMap<string, Buffer>) =>
        state && ((isAsset(file) ? contents.get(file!) : blobs.get(state.blob)) ?? Buffer.alloc(0))
      const [old, now] = [stored(from, before, olds), stored(to, after, nows)]
      const lineEnd =
        there && old && !there.equals(old) ? (isAsset(file) ? undefined : lineEndIn(there.toString('utf8'), old.toString('utf8'))) : '\n'
      if ((there === null) !== (old === null) || lineEnd === undefined) return other(file)
      if (to !== null && to !== from && readIn(configDir, to) !== null) return other(to)
      if (isAsset(file)) {
        if (from !== null && from !== to) plan.pictures.push({ file: from, before: there, after: null })
        if (to !== null) plan.pictures.push({ file: to, before: from === to ? there : null, after: now })
      } else {
        if ((before && textIn(blobs, before) === undefined) || (after && textIn(blobs, after) === undefined)) return notText(file)
        const kept = there?.toString('utf8') ?? ''
        plan.changes.push({
          from,
          to,
          before: kept,
          edits: now ? [{ offset: 0, length: kept.length, content: now.toString('utf8').replaceAll('\n', lineEnd) }] : [],
        })
      }
    }
    const edited = [...texts].map(([file, { there, now, lineEnd }]): Change => {
      const content = now.replaceAll('\n', lineEnd)
      return { from: file, to: file, before: there, edits: [{ offset: 0, length: there.length, content }] }
    })
    return { ...plan, changes: [...plan.changes, ...edited] }
  } catch (error) {
    return { failure: `A file cannot be read: ${errorReason(error)}.` }
  }
}

/** A text on disk, `there`, with the changes so far, `now`, whose line ends are those that git stores. */
type BroughtText = { there: string; now: string; lineEnd: string }

/** A text on disk with the line ends of the one that git stores, unless it mixes them. */
function asStored(there: string, stored: string): BroughtText {
  const now = there.replaceAll('\r\n', '\n')
  const isOther = !stored.includes('\r') && now.replaceAll('\n', '\r\n') === there
  return isOther ? { there, now, lineEnd: '\r\n' } : { there, now: there, lineEnd: '\n' }
}

function readIn(configDir: string, file: string): Buffer | null {
  try {
    return readFileSync(join(configDir, file))
  } catch {
    return null
  }
}
