import { statSync } from 'node:fs'
import { choiceErrors } from '#src/node/cli/choiceErrors.ts'
import { changeGroups } from '#src/node/dev/editor/review/changeGroups.ts'
import type { ReviewGroup } from '#src/node/dev/editor/review/reviewWire.ts'
import { printable } from '#src/node/text/printable.ts'
import { whileConfigRests } from '#src/node/edit/whileConfigRests.ts'
import { changeSet } from '#src/node/review/changes/changeSet.ts'
import { checkChoice } from '#src/node/review/changes/checkChoice.ts'
import { type PlacedChange, pickedChanges } from '#src/node/review/changes/pickedChanges.ts'
import { type GitPlace, gitPlace } from '#src/node/review/gitPlace.ts'
import { type PublishOptions, publishConfig } from '#src/node/review/publishConfig.ts'
import { publishedText } from '#src/node/review/publishedText.ts'
import { siteReview } from '#src/node/review/siteReview.ts'

/**
 * What to review, and the branch to commit to; without a branch nothing is committed. `only` names the changes to commit, by page, file or
 * id; without it, all are committed. `message` is the first line of the commit message.
 * `push` pushes the branch to the remote, `pullRequest` also opens a pull request. `at` is the time that decides what is published, in
 * milliseconds since 1970.
 */
export type ReviewOptions = {
  configDir: string
  branch?: string | undefined
  only?: readonly string[] | undefined
  message?: string | undefined
  push?: boolean | undefined
  pullRequest?: boolean | undefined
  at?: number | undefined
}

/**
 * Prints what changed since the last commit and the problems, and commits it to a branch. Returns 0, 1 if there are errors or publishing
 * did not complete, 2 for conflicting options.
 */
export async function review({
  configDir,
  branch,
  only,
  message,
  push = false,
  pullRequest = false,
  at = Date.now(),
}: ReviewOptions): Promise<number> {
  if (branch === undefined && (push || pullRequest || message !== undefined || only)) {
    const lonely = push ? 'push' : pullRequest ? 'pull-request' : only ? 'only' : 'message'
    return failed(`--${lonely} needs --branch <name>.`, 2)
  }
  if (!statSync(configDir, { throwIfNoEntry: false })?.isDirectory())
    return failed('The config folder does not exist. Name one with --config <dir>.', 2)
  const place = await gitPlace(configDir)
  const look = async () => {
    const found = await siteReview(configDir, at)
    if ('failure' in place) return { found, reviewed: null, set: undefined }
    const set = await changeSet(place)
    return { found, reviewed: set.config, set }
  }
  // The commit contains exactly what was read, and no half-written changes of another process.
  const { found, reviewed, set } = branch === undefined ? await look() : await whileConfigRests(configDir, look)
  console.log(found.text.split('\n').map(printable).join('\n'))
  if (found.failure !== undefined) console.error(`Could not determine changes: ${found.failure}`)
  const groups = set && !('failure' in place) && found.compared ? await changeGroups(place, set.changes, found.compared.sites) : []
  if (branch === undefined && groups.length > 0) console.log(`\n${listOf(groups).map(printable).join('\n')}`)
  const errors = found.problems.filter(({ severity }) => severity === 'error').length
  if (branch === undefined) return errors > 0 ? 1 : 0
  if (only && set && !('failure' in place)) {
    const pageOf = new Map(groups.flatMap(({ page, changes }) => changes.map(({ id }) => [id, page?.path ?? null] as const)))
    const placed = set.changes.map((change) => ({ change, page: pageOf.get(change.id) ?? null }))
    return publishOnly({ configDir, place, config: set.config, changes: placed, only, branch, message, push, pullRequest, at })
  }
  if (errors > 0) return failed(`Not committed: the site has ${errors === 1 ? 'an error' : `${errors} errors`} and cannot be built.`, 1)
  if ('failure' in place) return failed(place.failure, 1)
  const asked = { branch, title: message ?? found.title, text: found.text, push, pullRequest }
  return publish(place, { ...asked, ...(reviewed !== null && { reviewed }) })
}

/** Commits some of the changes, if the site has no errors with them alone. */
async function publishOnly({
  configDir,
  place,
  config,
  changes,
  only,
  message,
  at,
  ...asked
}: {
  configDir: string
  place: GitPlace
  config: string
  changes: readonly PlacedChange[]
  only: readonly string[]
  branch: string
  message: string | undefined
  push: boolean
  pullRequest: boolean
  at: number
}): Promise<number> {
  const picked = pickedChanges(changes, only)
  if ('unknown' in picked)
    return failed(`Nothing has changed in ${printable(picked.unknown)}. Run the review without --branch to list the changes.`, 2)
  const { chosen } = picked
  const others = changes.flatMap(({ change }) => (chosen.includes(change) ? [] : [change]))
  const checked = await checkChoice(configDir, place, { chosen, others }, at)
  if ('failure' in checked) return failed(checked.failure, 1)
  if (checked.errors.length > 0) return failed(choiceErrors(checked), 1)
  const title = message ?? `Update the site (${chosen.length === 1 ? '1 change' : `${chosen.length} changes`})`
  return publish(place, { ...asked, title, text: checked.text, reviewed: config, changes: chosen })
}

async function publish(place: GitPlace, asked: Omit<PublishOptions, 'isThere'>): Promise<number> {
  const published = await publishConfig(place, { ...asked, isThere: process.stdin.isTTY === true })
  if ('failure' in published) return failed(published.failure, 1)
  const { done, unfinished } = publishedText(published, asked.branch)
  const { others } = place
  const which = others === 1 ? 'One other file of this repository differs' : `${others} other files of this repository differ`
  const stays = `${which} from the last commit. Only config is committed.`
  console.log(`\n${[...done, ...(others > 0 ? [stays] : [])].map(printable).join('\n')}`)
  return unfinished === undefined ? 0 : failed(unfinished, 1)
}

/** The changes that `--only` can name, one per line. */
function listOf(groups: readonly ReviewGroup[]): string[] {
  const lines = groups.flatMap(({ page, changes }) =>
    changes.map(({ id, file, words }) => {
      const [word] = words
      const place = word && word.place !== '' ? `${word.place} ` : ''
      return `- ${id} ${page?.path ?? file}: ${place}${word?.did ?? 'changed'}`
    }),
  )
  return ['#### Changes for --only', '', ...lines]
}

function failed(message: string, code: number): number {
  console.error(message)
  return code
}
