import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadSite } from '#src/node/config/loadSite.ts'
import { warmDrafts } from '#src/node/edit/draftMemory.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { guardOf } from '#src/node/edit/rights/guard.ts'
import { isWithin } from '#src/node/files/isWithin.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { walk } from '#src/node/files/walk.ts'
import { printable } from '#src/node/text/printable.ts'
import { exportTokens } from '#src/node/tokens/exportTokens.ts'
import { type TokenFile, importTokens } from '#src/node/tokens/importTokens.ts'
import type { NotTaken } from '#src/node/tokens/resolvable.ts'
import { writeTheme } from '#src/node/tokens/writeTheme.ts'
import { isFields } from '#src/site/isFields.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'

const USAGE = 'Usage: npm run tokens -- export [file], or npm run tokens -- import <file or folder>... [--dark <file>].'

/** What to do (`words`), files of the dark scheme, and `as`, the person whose rights count. */
export type TokensOptions = { configDir: string; words: string[]; dark?: string[] | undefined; as?: string | undefined }

/**
 * Exports the theme as design tokens, or imports them. Returns 0, 1 if config or the rights of the person refuse it, 2 if a file cannot be
 * read or written.
 */
export async function tokens({ configDir, words: [act, ...files], dark = [], as }: TokensOptions): Promise<number> {
  if (act === 'export' && files.length <= 1 && dark.length === 0) return exported(configDir, files[0])
  if (act === 'import' && files.length > 0) return imported(configDir, files, dark, as)
  return failed(USAGE)
}

function exported(configDir: string, file: string | undefined): number {
  if (file !== undefined && isWithin(resolve(file), resolve(configDir)))
    return failed(`${printable(file)} would be a file of the site. Name one outside the config folder.`)
  const { site, problems } = loadSite(configDir)
  if (!site) {
    console.error(problemsAsText(problems))
    return 1
  }
  const text = `${JSON.stringify(exportTokens(themeIn(configDir)!, site.theme), null, 2)}\n`
  if (file === undefined) {
    console.log(text.trimEnd())
    return 0
  }
  try {
    writeFileSync(resolve(file), text)
  } catch (error) {
    return failed(`${printable(file)} cannot be written: ${errorReason(error)}.`)
  }
  console.log(`The tokens of the theme are in ${printable(file)}.`)
  return 0
}

async function imported(configDir: string, files: readonly string[], dark: readonly string[], as?: string): Promise<number> {
  const read: TokenFile[] = []
  for (const [named, isDark] of [...files.map((name) => [name, undefined] as const), ...dark.map((name) => [name, true] as const)]) {
    if (!existsSync(resolve(named))) return failed(`${printable(named)} does not exist.`)
    try {
      const paths = jsonFiles(resolve(named))
      if (paths.length === 0) return failed(`${printable(named)} contains no JSON files.`)
      for (const path of paths) read.push({ path, text: readFileSync(path, 'utf8'), isDark })
    } catch (error) {
      return failed(`${printable(named)} cannot be read: ${errorReason(error)}.`)
    }
  }
  if (!existsSync(resolve(configDir, 'theme.json'))) return failed('This config folder has no theme.json.')
  const before = themeIn(configDir)
  if (!before) return failed('theme.json of this site is not valid JSON. Run npm run validate to see where.')
  const result = await importTokens(read, before)
  if ('failure' in result) return failed(`${printable([...files, ...dark].join(', '))} cannot be imported: ${printable(result.failure)}.`)
  const { theme, taken, notTaken } = result
  await warmDrafts(configDir)
  const { status, message, problems } = writeTheme(configDir, editHistory(configDir, Date.now, guardOf(configDir, as)), theme)
  if (status !== 'written') {
    console.error([message, ...problems.map((problem) => problem.message)].filter(Boolean).join('\n'))
    return 1
  }
  console.log(`${taken.length} ${taken.length === 1 ? 'token was' : 'tokens were'} taken.`)
  if (notTaken.length > 0) console.log([`Not taken: ${notTaken.length}`, ...linesOf(notTaken)].join('\n'))
  return 0
}

/** From this number of tokens on, those with the same reason are on one line. */
const MANY = 60

/** The number of tokens of a reason that are named. */
const NAMED = 5

/** The tokens that were not taken, with the reasons. */
function linesOf(notTaken: readonly NotTaken[]): string[] {
  if (notTaken.length < MANY) return notTaken.map(({ token, reason }) => `  ${printable(token)}: ${printable(reason)}`)
  const reasons = [...new Set(notTaken.map(({ reason }) => reason))]
  return reasons.map((reason) => {
    const names = notTaken.filter((one) => one.reason === reason).map(({ token }) => printable(token))
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
    return `  ${names.slice(0, NAMED).join(', ')}${more}: ${printable(reason)}`
  })
}

/** The JSON files below a folder; of a file, itself. */
function jsonFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return walk(path)
    .files.filter((file) => file.endsWith('.json'))
    .map((file) => join(path, file))
}

/** The content of theme.json; undefined if it is not a JSON object. */
function themeIn(configDir: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(resolve(configDir, 'theme.json'), 'utf8'))
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

function failed(message: string): number {
  console.error(message)
  return 2
}
