import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { causedBy } from '#src/node/validate/causedBy.ts'
import { changedFiles } from '#src/node/validate/changedFiles.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { loadKept } from '#src/node/config/loadKept.ts'
import { ignoredFiles } from '#src/node/validate/ignoredFiles.ts'
import { printable } from '#src/node/text/printable.ts'
import { isFormat, reporters } from '#src/node/validate/reporters/index.ts'
import { readRuleSettings } from '#src/node/config/assemble/ruleSettings.ts'
import { validationReport } from '#src/node/validate/validationReport.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { outputColor } from '#src/node/text/outputColor.ts'
import type { Problem } from '#src/site/problem.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'

/**
 * How to validate: the output format, settings such as `E_CODE=level`, and the commit to compare files with. `fix` first fixes what it
 * would report; with `dryRun` it prints those fixes as a diff instead of the report. `verbose` also prints ignored files to stderr.
 */
export type ValidateOptions = {
  configDir: string
  format?: string | undefined
  strict?: boolean | undefined
  rules?: string[] | undefined
  changed?: string | undefined
  max?: string | undefined
  fix?: boolean | undefined
  dryRun?: boolean | undefined
  verbose?: boolean | undefined
  at?: number | undefined
}

/** How many problems a terminal shows by default. */
const MOST_ON_TERMINAL = 50

/**
 * Validates the config and prints its problems. Returns 0 without errors, 1 with errors, 2 if it could not run: no config folder, or an
 * invalid option.
 */
export async function validate({
  configDir,
  format = 'text',
  strict = false,
  rules = [],
  changed,
  max,
  fix = false,
  dryRun = false,
  verbose = false,
  at = Date.now(),
}: ValidateOptions): Promise<number> {
  if (!isFormat(format)) {
    const formats = Object.keys(reporters)
    return misused(`Unknown format "${printable(format)}". ${didYouMean(format, formats) ?? `Available: ${formats.join(', ')}.`}`)
  }
  if (dryRun && !fix) return misused('--dry-run only works with --fix; add --fix.')
  if (max !== undefined && format !== 'text')
    return misused(`--max only works with the format text; ${format} always contains all problems.`)
  if (max !== undefined && !/^\d{1,6}$/.test(max)) return misused(`--max "${printable(max.slice(0, 40))}": write a number; 0 shows all.`)
  const read = readRuleSettings(rules)
  if ('failure' in read) return misused(read.failure)
  // A missing folder is itself the problem to print.
  const differing = changed === undefined || !isFolder(configDir) ? undefined : await changedFiles(configDir, changed)
  if (differing && 'failure' in differing) return misused(differing.failure)

  const isAsked = (file: string) => differing === undefined || differing.files.has(file)
  const isShown = (file: string) => isAsked(relative(configDir, resolve(file)).replaceAll('\\', '/'))
  const isCaused = differing === undefined ? () => true : causedBy(differing.files)
  const shownOf = (problems: Problem[]) =>
    problems.filter((problem) => problem.code === 'E_NO_CONFIG' || isShown(problem.file) || isCaused(problem))
  const asked = { problems: shownOf, file: isAsked, options: { at, rules: read.settings } }
  // Only fixes need the code that writes files, which takes time to load.
  const fixes = fix ? await import('./fix.ts') : undefined
  // Programs read the output, so messages about fixes go to stderr.
  if (!dryRun) fixes?.fix(configDir, asked, format === 'text' ? console.log : console.error)

  const { problems, checked } = await loadKept(configDir, { at, rules: read.settings, strict, ahead: true })
  if (verbose)
    for (const file of ignoredFiles(configDir)) console.error(`Ignored ${printable(file)}: a hidden file, or one left over by an editor.`)
  const shown = shownOf(problems)
  const files = format === 'junit' ? configFiles(configDir).filter(isShown) : []
  const report = validationReport(shown, checked, { files, elsewhere: problems.length - shown.length })
  if (fixes && dryRun) {
    fixes.showFix(configDir, asked)
    return report.valid ? 0 : 1
  }
  const most = max === undefined ? (process.stdout.isTTY ? MOST_ON_TERMINAL : undefined) : Number(max) || undefined
  console.log(reporters[format](report, { color: outputColor(), most }))
  if (problems.some(({ code }) => code === 'E_NO_CONFIG')) return 2
  return report.valid ? 0 : 1
}

function misused(message: string): number {
  console.error(message)
  return 2
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Paths of the JSON files in a config folder, as in problems; empty if the folder cannot be read, which is a problem of its own. */
function configFiles(configDir: string): string[] {
  try {
    const shown = pathFromCwd(configDir)
    return findFiles(configDir).flatMap((file) => (file.endsWith('.json') && !file.startsWith('assets/') ? [`${shown}/${file}`] : []))
  } catch {
    return []
  }
}
