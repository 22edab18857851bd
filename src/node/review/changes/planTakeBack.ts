import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change } from '#src/node/edit/change.ts'
import type { PictureChange } from '#src/node/edit/stepPicture.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { readBlobs } from '#src/node/git/readBlobs.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { textIn } from './changesBetween.ts'
import { contentsOf } from './contentsOf.ts'
import { type SiteChange, fileOf, isAsset } from './siteChange.ts'
import { reversed, withTextChanges } from './textChanges.ts'

/** The changes of files and pictures of one step. */
export type FilePlan = { changes: Change[]; pictures: PictureChange[] }

/**
 * The step that takes some of the changes since the last commit back; `all` are all of them. Nothing else in their files changes. A failure
 * is one line: a file has changed since.
 */
export async function planTakeBack(
  configDir: string,
  place: Pick<GitPlace, 'top' | 'below'>,
  all: readonly SiteChange[],
  taken: readonly SiteChange[],
): Promise<FilePlan | { failure: string }> {
  const states = taken.flatMap(({ before, after }) => [before, after]).filter((state) => state !== null)
  const blobs = await readBlobs(
    place.top,
    states.map(({ blob }) => blob),
  )
  const whole = taken.filter(({ part }) => !part)
  const plan: FilePlan = { changes: [], pictures: [] }
  try {
    const olds = await contentsOf(
      place,
      whole.map(({ from, before }) => [from ?? '', before]),
    )
    const nows = await contentsOf(
      place,
      whole.filter(({ to }) => isAsset(to)).map(({ to, after }) => [to!, after]),
    )
    for (const file of new Set(taken.map(fileOf))) {
      const own = taken.filter((change) => fileOf(change) === file)
      const [first] = own
      const { from, to, before, after, part } = first!
      const there = to === null ? null : readFileSync(join(configDir, to))
      if (isAsset(from) || isAsset(to)) {
        const [old, now] = [(from !== null && olds.get(from)) || null, to !== null && nows.get(to)]
        if (there && now && !there.equals(now)) return changedSince(file)
        if (from === to) plan.pictures.push({ file, before: there, after: old })
        else {
          if (to !== null) plan.pictures.push({ file: to, before: there, after: null })
          if (from !== null) plan.pictures.push({ file: from, before: null, after: old })
        }
        continue
      }
      const [old, now] = [textIn(blobs, before), textIn(blobs, after)]
      if ((before && old === undefined) || (after && now === undefined)) return notText(file)
      const kept = there === null ? '' : there.toString('utf8')
      const lineEnd = lineEndIn(kept, now ?? '')
      if (lineEnd === undefined) return changedSince(file)
      const content = part ? partsBack(file, all, own, now!).replaceAll('\n', lineEnd) : (olds.get(from ?? '')?.toString('utf8') ?? '')
      plan.changes.push({ from: to, to: from, before: kept, edits: from === null ? [] : [{ offset: 0, length: kept.length, content }] })
    }
    return plan
  } catch (error) {
    return { failure: `A changed file cannot be read: ${errorReason(error)}.` }
  }
}

/** The text of a file without some of its changes. */
function partsBack(file: string, all: readonly SiteChange[], own: readonly SiteChange[], now: string): string {
  const parts = all.filter((change) => fileOf(change) === file && change.part)
  const back = reversed(parts.map(({ part }) => part!))
  return withTextChanges(
    now,
    back.filter((_part, index) => own.some(({ id }) => id === parts[index]!.id)),
  )
}

/** The line ends on disk of a text that git stores; undefined if the texts differ otherwise. */
export function lineEndIn(disk: string, stored: string): string | undefined {
  if (disk === stored) return '\n'
  return disk.replaceAll('\r\n', '\n') === stored ? '\r\n' : undefined
}

/** Why a file cannot be written as a text. */
export function notText(file: string): { failure: string } {
  return { failure: `${file} is not a text, so it cannot be changed here.` }
}

function changedSince(file: string): { failure: string } {
  return { failure: `${file} has changed since the review. Open the review again.` }
}
