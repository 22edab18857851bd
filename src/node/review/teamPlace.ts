import type { Guard } from '#src/node/edit/rights/guard.ts'
import { type GitPlace, gitPlace } from './gitPlace.ts'

/**
 * The location of a config folder as in `gitPlace`. In a team, the folders of people have no branch of their own and follow the main one,
 * if it is known; for people who may publish, it counts as the current one.
 */
export async function teamPlace(
  configDir: string,
  { guard, team }: { guard?: Guard | undefined; team?: { main?: string | undefined } | undefined },
): Promise<GitPlace | { failure: string }> {
  const place = await gitPlace(configDir)
  const name = team?.main
  if ('failure' in place || !name || place.branch !== undefined) return place
  const mayPublish = guard?.whyNotAct('publish') === undefined
  return { ...place, branch: mayPublish ? name : undefined, main: name }
}
