import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { printable } from '#src/node/text/printable.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { applyPlan } from '#src/node/edit/applyPlan.ts'
import { type Plan } from '#src/node/edit/change.ts'
import type { Guard } from '#src/node/edit/rights/guard.ts'
import { stepLine } from '#src/node/edit/stepLine.ts'
import { unifiedDiff } from '#src/node/edit/unifiedDiff.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import type { Problem } from '#src/site/problem.ts'

/** What the editor calls a plan, whether it is only shown, and what its person may do. */
type RunOptions = { label: string; isDryRun: boolean; guard?: Guard | undefined }

/**
 * Applies a plan, or prints it as a diff for a dry run. The editor can undo it, under the name `label`. Returns 0 on success, 1 if it is
 * not possible or forbidden.
 */
export function runPlan(configDir: string, plan: Plan, { label, isDryRun, guard }: RunOptions): number {
  if ('failure' in plan) {
    console.error(plan.failure)
    return 1
  }
  const { changes, notes } = plan
  const forbidden = guard?.whyNot(changes)
  if (forbidden !== undefined) {
    console.error(forbidden)
    return 1
  }
  if (isDryRun) {
    const folder = pathFromCwd(configDir)
    // The diff applies in the current folder, if the config folder is below it.
    const diff = unifiedDiff(changes, /^(?:\.|\.\..*|\/.*)$/.test(folder) ? '' : folder).replace(/\n$/, '')
    // Output to a file keeps its bytes for `git apply`; output to a terminal is escaped.
    console.log(process.stdout.isTTY ? diff.split('\n').map(printable).join('\n') : diff)
    return 0
  }
  let warnings: string[] = []
  if (changes.length > 0) {
    const result = applyPlan(configDir, changes, stepLine(changes, label, Date.now(), undefined, guard?.person), true)
    if (result.status !== 'written') {
      console.error([result.message, ...told(result.problems)].join('\n'))
      return 1
    }
    warnings = told(result.problems)
    const site = result.loaded?.site
    const stale = site ? refreshSchemas(configDir, site) : undefined
    if (stale !== undefined) console.error(stale)
  }
  const shown = (file: string) => `${pathFromCwd(configDir)}/${file}`
  const lines = changes.map(({ from, to }) => {
    if (from === null) return `wrote    ${shown(to!)}`
    if (to === null) return `removed  ${shown(from)}`
    return from === to ? `changed  ${shown(from)}` : `moved    ${shown(from)} → ${shown(to)}`
  })
  console.log([...lines, ...notes, ...warnings].join('\n'))
  return 0
}

function told(problems: readonly Problem[]): string[] {
  return problems.length > 0 ? [problemsAsText(problems, { frames: false })] : []
}
