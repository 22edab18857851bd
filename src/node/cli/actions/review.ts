import { statSync } from 'node:fs'
import { printable } from '#src/node/text/printable.ts'
import { whileConfigRests } from '#src/node/edit/whileConfigRests.ts'
import { configName } from '#src/node/review/configName.ts'
import { gitPlace } from '#src/node/review/gitPlace.ts'
import { publishConfig } from '#src/node/review/publishConfig.ts'
import { publishedText } from '#src/node/review/publishedText.ts'
import { siteReview } from '#src/node/review/siteReview.ts'

/**
 * What to review, and the branch to commit to; without a branch nothing is committed. `message` is the first line of the commit message.
 * `push` pushes the branch to the remote, `pullRequest` also opens a pull request. `at` is the time that decides what is published, in
 * milliseconds since 1970.
 */
export type ReviewOptions = {
  configDir: string
  branch?: string | undefined
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
  message,
  push = false,
  pullRequest = false,
  at = Date.now(),
}: ReviewOptions): Promise<number> {
  if (branch === undefined && (push || pullRequest || message !== undefined)) {
    const lonely = push ? 'push' : pullRequest ? 'pull-request' : 'message'
    return failed(`--${lonely} needs --branch <name>.`, 2)
  }
  if (!statSync(configDir, { throwIfNoEntry: false })?.isDirectory())
    return failed('The config folder does not exist. Name one with --config <dir>.', 2)
  const place = await gitPlace(configDir)
  const look = async () => ({ found: await siteReview(configDir, at), reviewed: 'failure' in place ? null : await configName(place) })
  // The commit contains exactly what was read, and no half-written changes of another process.
  const { found, reviewed } = branch === undefined ? await look() : await whileConfigRests(configDir, look)
  console.log(found.text.split('\n').map(printable).join('\n'))
  if (found.failure !== undefined) console.error(`Could not determine changes: ${found.failure}`)
  const errors = found.problems.filter(({ severity }) => severity === 'error').length
  if (branch === undefined) return errors > 0 ? 1 : 0
  if (errors > 0) return failed(`Not committed: the site has ${errors === 1 ? 'an error' : `${errors} errors`} and cannot be built.`, 1)
  if ('failure' in place) return failed(place.failure, 1)
  const isThere = process.stdin.isTTY === true
  const asked = { branch, title: message ?? found.title, text: found.text, push, pullRequest, isThere }
  const published = await publishConfig(place, { ...asked, ...(reviewed !== null && { reviewed }) })
  if ('failure' in published) return failed(published.failure, 1)
  const { done, unfinished } = publishedText(published, branch)
  const { others } = place
  const which = others === 1 ? 'One other file of this repository differs' : `${others} other files of this repository differ`
  const stays = `${which} from the last commit. Only config is committed.`
  console.log(`\n${[...done, ...(others > 0 ? [stays] : [])].map(printable).join('\n')}`)
  return unfinished === undefined ? 0 : failed(unfinished, 1)
}

function failed(message: string, code: number): number {
  console.error(message)
  return code
}
