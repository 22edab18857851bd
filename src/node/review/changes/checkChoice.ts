import { compareFolders } from '#src/node/diff/compareFolders.ts'
import { diffFormats } from '#src/node/diff/diffFormats.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import type { Problem } from '#src/site/problem.ts'
import { committedConfig } from '#src/node/review/committedConfig.ts'
import { neededFor } from './neededFor.ts'
import type { SiteChange } from './siteChange.ts'
import { trialOf } from './trialOf.ts'

/**
 * A choice of changes, checked alone: its errors, with paths relative to the config folder, and the fewest other changes with which it has
 * none. `text` describes the changes as Markdown, if there are no errors.
 */
export type CheckedChoice = { errors: Problem[]; needs: SiteChange[]; text: string }

/** The parts of a check: `kept` are changes that apply in any case, `others` those that could be added. */
export type Choice = { kept?: readonly SiteChange[]; chosen: readonly SiteChange[]; others: readonly SiteChange[] }

/** Checks the site of the last commit with a choice of changes. `at` decides what is published. A failure is one line. */
export async function checkChoice(
  configDir: string,
  place: Pick<GitPlace, 'top' | 'below'>,
  { kept = [], chosen, others }: Choice,
  at: number,
): Promise<CheckedChoice | { failure: string }> {
  const committed = await committedConfig(configDir)
  if ('failure' in committed) return committed
  const trial = await trialOf(configDir, place, [...kept, ...chosen, ...others], at)
  if ('failure' in trial) return trial
  const own = [...kept, ...chosen]
  try {
    const errors = trial.errors(own)
    if (errors.length > 0) {
      const needs = neededFor(others, (added) => trial.errors([...own, ...added]).length === 0) ?? []
      return { errors, needs, text: '' }
    }
    const [before, after] = [committed, trial].map(({ configDir: folder }, index) => ({
      ref: index === 0 ? SINCE : 'the change',
      configDir: folder,
    }))
    const { report } = compareFolders(before!, after!, SINCE, at, trial.memory)
    return { errors, needs: [], text: diffFormats['markdown']!(report) }
  } finally {
    trial.remove()
  }
}

/** How the last commit is described. */
const SINCE = 'the last commit'

/** The changes that have to be taken back with some others so that the site stays without new errors; undefined if there are none. */
export async function neededBack(
  configDir: string,
  place: Pick<GitPlace, 'top' | 'below'>,
  { all, taken }: { all: readonly SiteChange[]; taken: readonly SiteChange[] },
  at: number,
): Promise<SiteChange[] | undefined> {
  const trial = await trialOf(configDir, place, all, at)
  if ('failure' in trial) return undefined
  try {
    const kept = all.filter((change) => !taken.includes(change))
    return neededFor(kept, (back) => trial.errors(kept.filter((change) => !back.includes(change))).length === 0)
  } finally {
    trial.remove()
  }
}
