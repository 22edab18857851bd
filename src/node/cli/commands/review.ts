import { statSync } from 'node:fs'
import { printable } from '#src/node/cli/printable.ts'
import { commitConfig } from '#src/node/review/commitConfig.ts'
import { reviewText } from '#src/node/review/reviewText.ts'

/**
 * What to review, and where to commit it: without a branch it is only told. `message` is the first line of the commit. `at` is the moment
 * that decides what is live, in milliseconds since 1970.
 */
export type ReviewOptions = {
  configDir: string
  branch?: string | undefined
  message?: string | undefined
  push?: boolean | undefined
  at?: number | undefined
}

/**
 * Says what changed since the last commit and what is wrong, and commits it on a branch. Gives 0, 1 when there are errors or it cannot be
 * committed, 2 when it was asked for something that does not go together.
 */
export async function review({ configDir, branch, message, push = false, at = Date.now() }: ReviewOptions): Promise<number> {
  if (branch === undefined && (push || message !== undefined)) return failed(`--${push ? 'push' : 'message'} needs --branch <name>.`, 2)
  if (!statSync(configDir, { throwIfNoEntry: false })?.isDirectory())
    return failed('There is no such config folder. Name one with --config <dir>.', 2)
  const found = await reviewText(configDir, at)
  console.log(found.text.split('\n').map(printable).join('\n'))
  if (found.failure !== undefined) console.error(`What changed is not known: ${found.failure}`)
  const errors = found.problems.filter(({ severity }) => severity === 'error').length
  if (branch === undefined) return errors > 0 ? 1 : 0
  if (errors > 0) return failed(`Not committed: the site has ${errors === 1 ? 'an error' : `${errors} errors`}, and would not be built.`, 1)
  const committed = await commitConfig(configDir, { branch, message: `${message ?? found.title}\n\n${found.text}\n`, push })
  if ('failure' in committed) return failed(committed.failure, 1)
  const { hash, files, pushed } = committed
  const where = pushed === undefined ? '' : `, pushed to ${printable(pushed)}`
  console.log(
    `\nCommitted ${files.length === 1 ? '1 file' : `${files.length} files`} as ${hash.slice(0, 10)} on ${printable(branch)}${where}.`,
  )
  return 0
}

function failed(message: string, code: number): number {
  console.error(message)
  return code
}
