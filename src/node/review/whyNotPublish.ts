import type { Guard } from '#src/node/edit/rights/guard.ts'
import { commitAt } from '#src/node/git/commitAt.ts'
import { isAncestor } from '#src/node/git/isAncestor.ts'
import { printable } from '#src/node/text/printable.ts'
import type { GitPlace } from './gitPlace.ts'

/** Branches of changes that wait for approval. */
const FOR_APPROVAL = 'edit/'

/**
 * Why changes may not be put on a branch, in one line: the person may not publish, or the branch has changes of others that would be
 * reverted. Those who may only send for approval do so on branches of their own; in a `team`, their names begin with `branches`. Undefined
 * if nothing is in the way.
 */
export async function whyNotPublish(
  { guard, team }: { guard?: Guard | undefined; team?: { branches: string } | undefined },
  place: GitPlace,
  branch: string,
): Promise<string | undefined> {
  const forbidden = guard && whyForbidden(guard, branch, team?.branches)
  if (forbidden !== undefined) return forbidden
  if (!team || branch.startsWith(team.branches)) return undefined
  const isBehind = await lacks(place, branch)
  if (!isBehind) return undefined
  return place.main && branch === place.branch
    ? 'Nothing was published: colleagues have published other changes of the files that you have changed. Send yours for approval, so that both are merged.'
    : `The branch ${printable(branch)} has changes that are not in your folder yet, and yours would revert them. Name another branch.`
}

/** Why a person may neither publish nor send for approval; nor change releases, which are for both. */
export function whyNoRelease(guard: Guard | undefined): string | undefined {
  const forbidden = guard?.whyNotAct('publish')
  return forbidden !== undefined && guard!.whyNotAct('send') !== undefined ? forbidden : undefined
}

function whyForbidden(guard: Guard, branch: string, own = FOR_APPROVAL): string | undefined {
  const forbidden = guard.whyNotAct('publish')
  const isSent = guard.whyNotAct('send') === undefined
  if (forbidden === undefined || !isSent) return forbidden
  return branch.startsWith(own) ? undefined : `${forbidden} To send it for approval, name a branch that begins with ${own}.`
}

/** Whether a branch of others has commits that this folder has not: a new one would revert them. */
async function lacks({ top, head }: GitPlace, branch: string): Promise<boolean> {
  const tip = await commitAt(top, `refs/heads/${branch}`)
  return tip !== '' && !(await isAncestor(top, tip, head))
}
