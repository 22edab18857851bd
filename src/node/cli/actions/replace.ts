import { runPlan } from '#src/node/cli/runPlan.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { keepDrafts, warmDrafts } from '#src/node/edit/draftMemory.ts'
import { guardOf } from '#src/node/edit/rights/guard.ts'
import { readSources } from '#src/node/edit/sources.ts'
import { warmChanges } from '#src/node/edit/warmChanges.ts'
import { readTranslations } from '#src/node/edit/translations.ts'
import { type Hit, findWords } from '#src/node/replace/findWords.ts'
import { placeOf, planReplace } from '#src/node/replace/planReplace.ts'
import { printable } from '#src/node/text/printable.ts'

/** The words, with their replacement if they are to be replaced; `except` are places that stay. A dry run prints a diff. */
export type ReplaceOptions = {
  configDir: string
  words: string[]
  matchCase?: boolean | undefined
  wholeWords?: boolean | undefined
  language?: string | undefined
  page?: string | undefined
  except?: string[] | undefined
  isDryRun?: boolean | undefined
  as?: string | undefined
  format?: string | undefined
}

/** Lists or replaces words. Returns 0, 1 if no text has them or config refuses the replacement, 2 if an argument is wrong. */
export async function replaceWords({
  configDir,
  words: [words, by, ...more],
  except,
  isDryRun = false,
  as,
  format = 'text',
  ...query
}: ReplaceOptions): Promise<number> {
  if (words === undefined || words.trim() === '' || more.length > 0)
    return failed('Usage: npm run replace -- <words> [<replacement>], such as "opening times" "opening hours".')
  if (format !== 'text' && format !== 'json') return failed(`Unknown format "${printable(format)}". Available: text, json.`)
  if (by === undefined) {
    if (isDryRun || except) return failed('--dry-run and --except need a replacement after the words.')
    const sources = readSources(configDir)
    const hits = findWords({ configDir, sources, translations: readTranslations(configDir, sources) }, { ...query, words }, query)
    console.log(format === 'json' ? asJson(hits) : asText(hits, words))
    return hits.length > 0 ? 0 : 1
  }
  if (format === 'json') return failed('--format json lists places; it cannot be combined with a replacement.')
  await warmDrafts(configDir)
  const plan = planReplace(configBefore(configDir), { ...query, words, by, leftOut: except })
  if ('changes' in plan && !isDryRun) await warmChanges(configDir, plan.changes)
  const code = runPlan(configDir, plan, { label: `replace "${words}" with "${by}"`, isDryRun, guard: guardOf(configDir, as) })
  if (code === 0 && !isDryRun) keepDrafts(configDir)
  return code
}

function asText(hits: readonly Hit[], words: string): string {
  const pages = new Set(hits.map(({ path, file }) => path ?? file)).size
  const lines = hits.map(
    (hit) =>
      `${placeOf(hit)}  ${printable(hit.before)}[${printable(hit.words)}]${printable(hit.after)}${hit.isFormatted ? '  (partly formatted)' : ''}`,
  )
  const sum =
    hits.length === 0
      ? `No text has the words "${printable(words)}".`
      : `${hits.length} ${hits.length === 1 ? 'place' : 'places'} on ${pages} ${pages === 1 ? 'page' : 'pages'} or shared parts.`
  return [...lines, ...(hits.length > 0 ? [''] : []), sum].join('\n')
}

function asJson(hits: readonly Hit[]): string {
  return JSON.stringify(
    hits.map(({ form: _form, ...hit }) => hit),
    null,
    2,
  )
}

function failed(message: string): number {
  console.error(message)
  return 2
}
