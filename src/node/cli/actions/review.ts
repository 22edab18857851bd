import { statSync } from 'node:fs'
import { printable } from '#src/node/text/printable.ts'
import { whileConfigRests } from '#src/node/edit/whileConfigRests.ts'
import { configName } from '#src/node/review/configName.ts'
import { gitPlace } from '#src/node/review/gitPlace.ts'
import { publishConfig } from '#src/node/review/publishConfig.ts'
import { publishedText } from '#src/node/review/publishedText.ts'
import { siteReview } from '#src/node/review/siteReview.ts'

/**
 * What to review, and where to commit it: without a branch it is only told. `message` is the first line of the commit. With `push` the
 * branch goes to the remote, with `pullRequest` one is opened there, too. `at` is the moment that decides what is live, in milliseconds
 * since 1970.
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
 * Says what changed since the last commit and what is wrong, and commits it on a branch. Gives 0, 1 when there are errors or it cannot be
 * published as far as was asked, 2 when it was asked for something that does not go together.
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
    return failed('There is no such config folder. Name one with --config <dir>.', 2)
  const place = await gitPlace(configDir)
  const look = async () => ({ found: await siteReview(configDir, at), reviewed: 'failure' in place ? null : await configName(place) })
  // What is committed is what was read, and no half of what somebody else is writing.
  const { found, reviewed } = branch === undefined ? await look() : await whileConfigRests(configDir, look)
  console.log(found.text.split('\n').map(printable).join('\n'))
  if (found.failure !== undefined) console.error(`What changed is not known: ${found.failure}`)
  const errors = found.problems.filter(({ severity }) => severity === 'error').length
  if (branch === undefined) return errors > 0 ? 1 : 0
  if (errors > 0) return failed(`Not committed: the site has ${errors === 1 ? 'an error' : `${errors} errors`}, and would not be built.`, 1)
  if ('failure' in place) return failed(place.failure, 1)
  const isThere = process.stdin.isTTY === true
  const asked = { branch, title: message ?? found.title, text: found.text, push, pullRequest, isThere }
  const published = await publishConfig(place, { ...asked, ...(reviewed !== null && { reviewed }) })
  if ('failure' in published) return failed(published.failure, 1)
  const { done, unfinished } = publishedText(published, branch)
  const { others } = place
  const which = others === 1 ? 'One other file of this repository differs' : `${others} other files of this repository differ`
  const stays = `${which} from the last commit. What is not config stays as it is.`
  console.log(`\n${[...done, ...(others > 0 ? [stays] : [])].map(printable).join('\n')}`)
  return unfinished === undefined ? 0 : failed(unfinished, 1)
}

function failed(message: string, code: number): number {
  console.error(message)
  return code
}
