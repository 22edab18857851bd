import { type Ask, askOnTerminal } from '#src/node/edit/askOnTerminal.ts'
import { runPlan } from '#src/node/cli/runPlan.ts'
import { configBefore, ownPathIn } from '#src/node/edit/configBefore.ts'
import { warmDrafts } from '#src/node/edit/draftMemory.ts'
import { blockingProblems } from '#src/node/edit/blockingProblems.ts'
import { guardOf } from '#src/node/edit/rights/guard.ts'
import { type Afterwards, planRemove } from '#src/node/edit/planRemove.ts'
import { printable } from '#src/node/text/printable.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'

/** The page to remove, and where its visitors go: `redirect` or `gone`. `ask` asks for that, if defined. */
export type RemoveOptions = {
  configDir: string
  words: string[]
  redirect?: string | undefined
  gone?: boolean | undefined
  /** Whether links to the page are changed to the redirect’s target. */
  relink?: boolean | undefined
  dryRun?: boolean | undefined
  as?: string | undefined
  ask?: Ask | undefined
}

/**
 * Removes a page without incoming links; with `relink`, links to it are changed. Returns 0 on success, 1 if it is not possible, 2 if the
 * page or the target of its visitors is missing.
 */
export async function removePage({
  configDir,
  words: [asked, ...more],
  redirect: target,
  gone = false,
  relink = false,
  dryRun = false,
  as,
  ask = askOnTerminal(),
}: RemoveOptions): Promise<number> {
  if (!asked || more.length > 0) return misused('Usage: npm run rm -- <path>, with --redirect <path> or --gone.')
  if (target !== undefined && gone) return misused('--redirect and --gone cannot be combined.')
  if (relink && gone) return misused('--relink points links at the new target; name it with --redirect <path>.')
  await warmDrafts(configDir)
  const config = configBefore(configDir)
  const path = ownPathIn(config, asked)
  const redirect = target && ownPathIn(config, target)
  const blocking = blockingProblems(config.problems)
  if (blocking.length > 0) {
    console.error(`Links in invalid files cannot be checked. Fix these problems first:\n${problemsAsText(blocking)}`)
    return 1
  }
  const remove = (afterwards: Afterwards) => planRemove(config, path, afterwards, relink)
  let plan = remove(redirect !== undefined ? { redirect } : gone ? 'gone' : 'undecided')
  if (plan === 'undecided') {
    const answer = await ask?.(`Redirect visitors of ${path} to (a path, or "gone"): `)
    if (!answer) return misused(`Choose where visitors of ${path} are sent: --redirect <path>, or --gone if no page replaces it.`)
    plan = remove(answer === 'gone' ? 'gone' : { redirect: answer })
  }
  if (plan === 'undecided') return misused('Add --redirect <path> or --gone.')
  if ('linked' in plan) {
    const shown = pathFromCwd(configDir)
    const places = plan.linked.map(({ file, line, column, href }) => `${shown}/${file}:${line}:${column} ${printable(href)}`)
    console.error(
      `${path} was not removed: ${places.length === 1 ? 'one link points' : `${places.length} links point`} to it.\n${places.join('\n')}${redirect === undefined ? '' : `\nAdd --relink to point them at ${printable(redirect)}.`}`,
    )
    return 1
  }
  return runPlan(configDir, plan, { label: `remove the page ${path}`, isDryRun: dryRun, guard: guardOf(configDir, as)?.during('remove') })
}

function misused(message: string): number {
  console.error(message)
  return 2
}
