import { carryOut } from '#src/node/edit/carryOut.ts'
import { planRepairs } from '#src/node/validate/fix/planRepairs.ts'
import { type Asked, repairConfig, repairsOf } from '#src/node/validate/fix/repairConfig.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { plainText } from '#src/node/cli/plainText.ts'
import { problemsAsText } from '#src/node/validate/report.ts'
import { shownFolder } from '#src/node/files/shownFolder.ts'

/**
 * Repairs what can be repaired for certain and gives what it did to `say`, a line for each repair; why it had to stop goes to the errors.
 */
export function fix(configDir: string, asked: Asked, say: (line: string) => void): void {
  const { repaired, loaded, refusal } = repairConfig(configDir, asked)
  const stale = repaired.length > 0 && loaded.site ? refreshSchemas(configDir, loaded.site) : undefined
  if (stale !== undefined) console.error(stale)
  for (const { repair, line, column } of repaired)
    say(plainText(`fixed    ${shownFolder(configDir)}/${repair.file}:${line}:${column} ${repair.label}`))
  if (refusal) console.error([refusal.failure, ...(refusal.problems.length > 0 ? [problemsAsText(refusal.problems)] : [])].join('\n'))
}

/** Prints what the first round of repairs would change as a diff, and writes nothing. */
export function showFix(configDir: string, asked: Asked): void {
  const { problems } = loadSite(configDir, asked.options)
  const { changes, planned } = planRepairs(configDir, repairsOf(configDir, problems, asked))
  if (changes.length > 0) carryOut({ configDir, problems }, { changes, notes: [] }, true)
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  console.error(
    planned.length === 0
      ? 'Nothing can be repaired for certain.'
      : `${count(planned.length, 'repair')} in ${count(changes.length, 'file')}; nothing is written. They may show others.`,
  )
}
