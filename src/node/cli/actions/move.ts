import { runPlan } from '#src/node/cli/runPlan.ts'
import { configBefore, ownPathIn } from '#src/node/edit/configBefore.ts'
import { warmDrafts } from '#src/node/edit/draftMemory.ts'
import { blockingProblems } from '#src/node/edit/blockingProblems.ts'
import { guardOf } from '#src/node/edit/rights/guard.ts'
import { planMove } from '#src/node/edit/planMove.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'

/** The page to move, and its new path; a dry run prints a diff and writes nothing. */
export type MoveOptions = { configDir: string; words: string[]; dryRun?: boolean | undefined; as?: string | undefined }

/** Moves a page and updates its links. Returns 0 on success, 1 if it is not possible, 2 if an argument is missing. */
export async function movePage({ configDir, words, dryRun = false, as }: MoveOptions): Promise<number> {
  if (words.length !== 2 || words.includes('')) {
    console.error('Usage: npm run mv -- <from-path> <to-path>, such as /about-us /company.')
    return 2
  }
  await warmDrafts(configDir)
  const config = configBefore(configDir)
  const [from, to] = words.map((address) => ownPathIn(config, address)) as [string, string]
  const blocking = blockingProblems(config.problems)
  if (blocking.length > 0) {
    console.error(`Links in invalid files cannot be updated. Fix these problems first:\n${problemsAsText(blocking)}`)
    return 1
  }
  return runPlan(configDir, planMove(config, from, to), {
    label: `move the page ${from} to ${to}`,
    isDryRun: dryRun,
    guard: guardOf(configDir, as)?.during('move'),
  })
}
