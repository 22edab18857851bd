import type { EditHistory } from '#src/node/edit/editHistory.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { planBring } from './planBring.ts'
import type { SiteChange } from './siteChange.ts'

/**
 * Makes published changes in the current files as one step, so that the next publication does not revert them. Returns the reason in one
 * sentence if this is impossible.
 */
export async function bringToFiles(
  { configDir, editing }: { configDir: string; editing: EditHistory | undefined },
  place: GitPlace,
  changes: readonly SiteChange[],
  name: string,
): Promise<string | undefined> {
  const plan = await planBring(configDir, place, changes)
  const options = { isStrict: false, pages: { before: null, after: null } }
  const result =
    'failure' in plan
      ? { status: 'refused', message: plan.failure }
      : editing?.commit(plan.changes, `bring in ${name}`, { ...options, pictures: plan.pictures })
  return result?.status === 'written'
    ? undefined
    : `Your files do not have all of it: ${result?.message ?? 'they cannot be edited here.'} Check the changes before you publish again.`
}
