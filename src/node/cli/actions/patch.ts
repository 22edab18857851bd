import { readFileSync, statSync } from 'node:fs'
import { text as readText } from 'node:stream/consumers'
import { printable } from '#src/node/text/printable.ts'
import { Patch } from '#src/node/patch/patch.ts'
import { readShaped } from '#src/node/config/parse/readShaped.ts'
import { type PatchResult, takePatch } from '#src/node/patch/takePatch.ts'
import { dayOf } from '#src/node/edit/dayOf.ts'
import { guardOf } from '#src/node/edit/rights/guard.ts'
import { warmDrafts } from '#src/node/edit/draftMemory.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { jsonText } from '#src/node/validate/reporters/jsonText.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'

/** The patch, a file or `-` for standard input, and its options (see `PatchOptions`); `format` is text or json. `now` is the clock. */
export type PatchCommandOptions = {
  configDir: string
  words: string[]
  dryRun?: boolean | undefined
  allowDrafts?: boolean | undefined
  fix?: boolean | undefined
  strict?: boolean | undefined
  format?: string | undefined
  as?: string | undefined
  now?: () => Date
}

/** Maximum length of a patch, in characters. */
const LONGEST_PATCH = 4_000_000

/** Applies a patch as a whole or not at all. Returns 0 if it was written, 1 if it was refused, 2 if it could not be read. */
export async function patch({
  configDir,
  words: [source, ...more],
  dryRun = false,
  allowDrafts = false,
  fix = false,
  strict = false,
  format = 'text',
  as,
  now = () => new Date(),
}: PatchCommandOptions): Promise<number> {
  if (format !== 'text' && format !== 'json') return failed(`Unknown format "${printable(format)}". Available: text, json.`)
  if (more.length > 0 || (source === undefined && process.stdin.isTTY))
    return failed('Usage: npm run patch -- <file.json>, or - to read it from a pipe.')
  if (!statSync(configDir, { throwIfNoEntry: false })?.isDirectory())
    return failed('The config folder does not exist. Name one with --config <dir>.')
  const shown = source === undefined || source === '-' ? 'standard input' : source
  const read = await readSource(source)
  if ('failure' in read) return failed(`${printable(shown)} ${read.failure}.`)
  const parsed = readShaped(Patch, read.text, shown)
  if ('problems' in parsed) return failed(problemsAsText(parsed.problems))
  await warmDrafts(configDir)
  const result = await takePatch(configDir, parsed.value, {
    dryRun,
    allowDrafts,
    fix,
    strict,
    today: dayOf(now()),
    guard: guardOf(configDir, as),
  })
  if (format === 'json') console.log(jsonText(result))
  else say(result, pathFromCwd(configDir))
  return result.status === 'refused' || result.status === 'conflict' ? 1 : 0
}

/** Reads a patch from a file, or from the standard input. */
async function readSource(source: string | undefined): Promise<{ text: string } | { failure: string }> {
  try {
    const text = source === undefined || source === '-' ? await readText(process.stdin) : readFileSync(source, 'utf8')
    return text.length > LONGEST_PATCH ? { failure: `is longer than ${LONGEST_PATCH / 1e6} million characters` } : { text }
  } catch (error) {
    return { failure: `cannot be read: ${errorReason(error)}` }
  }
}

/** The result of a patch as text for people. */
function say({ status, message, diff, problems, files, notes }: PatchResult, folder: string): void {
  const shown = problems.map((problem) => ({ ...problem, file: `${folder}/${problem.file}` }))
  const fixable = problems.filter((problem) => problem.fix).length
  if (status === 'refused' || status === 'conflict') {
    console.error(
      [
        ...(message ?? '').split('\n').map(printable),
        ...(shown.length > 0 ? [problemsAsText(shown)] : []),
        ...(fixable > 0 ? [`${fixable} of them can be fixed: add --fix.`] : []),
      ].join('\n'),
    )
    return
  }
  if (shown.length > 0) console.error(problemsAsText(shown, { frames: false }))
  if (status === 'sound') console.log(process.stdout.isTTY ? diff.split('\n').map(printable).join('\n') : diff.replace(/\n$/, ''))
  const lines = files.map(({ file, hash }) => printable(`${hash === null ? 'removed ' : 'wrote   '} ${folder}/${file}`))
  if (status === 'written') console.log([...lines, ...notes.map(printable)].join('\n'))
  if (status === 'unchanged') console.log('The config already matches the patch.')
}

function failed(message: string): number {
  console.error(message)
  return 2
}
