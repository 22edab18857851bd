import { type Ask, askOnTerminal } from '#src/node/edit/askOnTerminal.ts'
import { runPlan } from '#src/node/cli/runPlan.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { warmDrafts } from '#src/node/edit/draftMemory.ts'
import { blockingProblems } from '#src/node/edit/blockingProblems.ts'
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
  ask?: Ask | undefined
}

/**
 * Removes a page without incoming links; with `relink`, links to it are changed. Returns 0 on success, 1 if it is not possible, 2 if the
 * page or the target of its visitors is missing.
 */
export async function removePage({
  configDir,
  words: [path, ...more],
  redirect,
  gone = false,
  relink = false,
  dryRun = false,
  ask = askOnTerminal(),
}: RemoveOptions): Promise<number> {
  if (!path || more.length > 0) return misused('Write: npm run rm -- <path>, and --redirect <path> or --gone.')
  if (redirect !== undefined && gone) return misused('--redirect and --gone exclude each other.')
  if (relink && gone) return misused('--relink leads links to where visitors go from now on; name it with --redirect <path>.')
  await warmDrafts(configDir)
  const config = configBefore(configDir)
  const blocking = blockingProblems(config.problems)
  if (blocking.length > 0) {
    console.error(`Links in files with problems would be missed; fix these first:\n${problemsAsText(blocking)}`)
    return 1
  }
  const remove = (afterwards: Afterwards) => planRemove(config, path, afterwards, relink)
  let plan = remove(redirect !== undefined ? { redirect } : gone ? 'gone' : 'undecided')
  if (plan === 'undecided') {
    const answer = await ask?.(`Where do visitors of ${path} go (a path, or "gone")? `)
    if (!answer) return misused(`Say where visitors of ${path} go: --redirect <path>, or --gone when there is no such place.`)
    plan = remove(answer === 'gone' ? 'gone' : { redirect: answer })
  }
  if (plan === 'undecided') return misused('Write --redirect <path> or --gone.')
  if ('linked' in plan) {
    const shown = pathFromCwd(configDir)
    const places = plan.linked.map(({ file, line, column, href }) => `${shown}/${file}:${line}:${column} ${printable(href)}`)
    console.error(
      `${path} is not removed: ${places.length === 1 ? 'this place leads' : `these ${places.length} places lead`} to it.\n${places.join('\n')}${redirect === undefined ? '' : '\nWith --relink, they are led there as well.'}`,
    )
    return 1
  }
  return runPlan(configDir, plan, { label: `remove the page ${path}`, isDryRun: dryRun })
}

function misused(message: string): number {
  console.error(message)
  return 2
}
