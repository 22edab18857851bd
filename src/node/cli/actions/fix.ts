import { runPlan } from '#src/node/cli/runPlan.ts'
import { withConfigLock } from '#src/node/edit/withConfigLock.ts'
import { planFixes } from '#src/node/validate/fix/planFixes.ts'
import { type Asked, fixConfig, fixesOf } from '#src/node/validate/fix/fixConfig.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { printable } from '#src/node/text/printable.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'

/** Applies fixes with one right answer and passes a line for each to `say`; the reason for stopping is printed to stderr. */
export function fix(configDir: string, asked: Asked, say: (line: string) => void): void {
  const { fixed, loaded, refusal } = withConfigLock(configDir, () => fixConfig(configDir, asked))
  const stale = fixed.length > 0 && loaded.site ? refreshSchemas(configDir, loaded.site) : undefined
  if (stale !== undefined) console.error(stale)
  for (const { fix, line, column } of fixed) say(printable(`fixed    ${pathFromCwd(configDir)}/${fix.file}:${line}:${column} ${fix.label}`))
  if (refusal)
    console.error(
      [refusal.failure, ...(refusal.problems.length > 0 ? [problemsAsText(refusal.problems, { frames: false })] : [])].join('\n'),
    )
}

/** Prints the first round of fixes as a diff, and writes nothing. */
export function showFix(configDir: string, asked: Asked): void {
  const { problems } = loadSite(configDir, asked.options)
  const { changes, planned } = planFixes(configDir, fixesOf(configDir, problems, asked))
  if (changes.length > 0) runPlan(configDir, { changes, notes: [] }, { label: '', isDryRun: true })
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
  console.error(
    planned.length === 0
      ? 'No problem here can be fixed automatically.'
      : `${count(planned.length, 'fix', 'fixes')} in ${count(changes.length, 'file', 'files')}; nothing was written. Applying them may reveal further problems.`,
  )
}
