import { commitAt } from '#src/node/git/commitAt.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { readBlobs } from '#src/node/git/readBlobs.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { changesBetween, textIn } from './changesBetween.ts'
import { fileStates } from './fileStates.ts'
import { type FileState, type SiteChange, fileOf, siteChange } from './siteChange.ts'
import { carriedTo } from './textChanges.ts'

/**
 * The changes of a branch since it left the current one, as changes of the last commit. `there`: those that this commit has as well;
 * `lost`: those in places that have changed there since.
 */
export type BranchChanges = { tip: string; base: string; changes: SiteChange[]; there: SiteChange[]; lost: SiteChange[] }

/** The changes of a local branch; undefined if it does not exist, has no commit in common with the current one, or is part of it. */
export async function branchChanges(place: GitPlace, branch: string): Promise<BranchChanges | undefined> {
  const { top, head } = place
  const quietly = (args: string[]) =>
    askGit(top, args).then(
      (text) => text.trim(),
      () => '',
    )
  const tip = await commitAt(top, `refs/heads/${branch}`)
  const base = tip && head ? await quietly(['merge-base', head, tip]) : ''
  if (base === '' || base === tip) return undefined
  const own = await changesBetween(place, base, tip)
  return { tip, base, ...(await carried(place, own, base)) }
}

/** Changes of an older commit as changes of the last one. */
async function carried(
  place: GitPlace,
  changes: readonly SiteChange[],
  base: string,
): Promise<Pick<BranchChanges, 'changes' | 'there' | 'lost'>> {
  if (base === place.head) return { changes: [...changes], there: [], lost: [] }
  const found: Pick<BranchChanges, 'changes' | 'there' | 'lost'> = { changes: [], there: [], lost: [] }
  const now = await fileStates(place, place.head)
  const blobs = await readBlobs(
    place.top,
    changes.flatMap(({ from, before, part }) => (part ? [before!.blob, now.get(from!)?.blob ?? ''] : [])).filter(Boolean),
  )
  for (const change of changes) {
    const { from, to, before, after, part } = change
    const state = from === null ? null : (now.get(from) ?? null)
    const target = to === null ? null : (now.get(to) ?? null)
    const isThere = isSame(target, after) && (from === to || from === null || state === null)
    if (isThere) found.there.push(change)
    else if (isSame(state, before) && (from === to || target === null)) found.changes.push(change)
    else if (part && state) {
      const [old, text] = [textIn(blobs, before), textIn(blobs, state)]
      const moved = old === undefined || text === undefined ? 'conflict' : carriedTo(fileOf(change), part, old, text)
      if (moved === 'there') found.there.push(change)
      else if (moved === 'conflict') found.lost.push(change)
      // Only the content before is read of the file of a part.
      else found.changes.push(siteChange({ from, to, before: state, after, part: moved }))
    } else found.lost.push(change)
  }
  return found
}

function isSame(a: FileState, b: FileState): boolean {
  return a?.blob === b?.blob && a?.mode === b?.mode
}
