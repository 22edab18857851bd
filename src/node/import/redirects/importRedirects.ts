import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { loadSite } from '#src/node/config/loadSite.ts'
import { appendItem } from '#src/node/edit/appendItem.ts'
import type { Change } from '#src/node/edit/change.ts'
import { textAfter } from '#src/node/edit/change.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { formatOf, laidOut } from '#src/node/edit/format.ts'
import { schemaFor } from '#src/node/edit/schemaPath.ts'
import { parseSource } from '#src/node/edit/sources.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { ImportFault } from '#src/node/import/importFault.ts'
import { errorsWith } from '#src/node/import/errorsWith.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { redirectRules } from './redirectRules.ts'
import { type NewRedirect, type SettledRules, settledRules } from './settledRules.ts'

const MOST_TRIES = 12

/** What became of the rules of a redirect list. The numbers add up to `in`. */
export type RedirectReport = { source: string; in: number; added: number; present: number; repeated: number } & Pick<
  SettledRules,
  'told' | 'notes'
>

/** Reads a redirect list for a site, and returns the change of `redirects.json`, if there is any. Throws an `ImportFault`. */
export async function importRedirects(configDir: string, place: string): Promise<{ report: RedirectReport; change: Change | undefined }> {
  if (!existsSync(join(configDir, 'site.json')))
    throw new ImportFault(
      `${pathFromCwd(configDir)} has no site.json. Redirects need a site: import its pages first, or name its config folder with --to.`,
    )
  const rules = await redirectRules(place)
  const { site, problems } = loadSite(configDir)
  const before = problems.filter(({ severity }) => severity === 'error')
  if (!site || before.length > 0)
    throw new ImportFault(`The site in ${pathFromCwd(configDir)} has errors. Correct them first:\n${problemsAsText(before)}`)
  const settled = settledRules(site, rules)
  let { added } = settled
  const told = [...settled.told]
  const first = site.redirects.length
  let change = changeOf(configDir, added)
  for (let tries = 1; change !== undefined; tries++) {
    const errors = errorsWith(configDir, true, new Map([['redirects.json', Buffer.from(textAfter(change))]]), [])
    const refused = new Map(
      errors.flatMap(({ file, path, message }) => {
        const index = file === 'redirects.json' ? Number(/^redirects\.(\d+)/.exec(path)?.[1] ?? -1) - first : -1
        return index >= 0 ? [[index, message] as const] : []
      }),
    )
    if (errors.length === 0) break
    if (refused.size === 0 || tries === MOST_TRIES)
      throw new ImportFault(`The site would have errors with these redirects, so nothing was written:\n${problemsAsText(errors)}`)
    for (const [index, why] of refused) told.push({ ...added[index]!, why })
    added = added.filter((_, index) => !refused.has(index))
    change = changeOf(configDir, added)
  }
  const { present, repeated } = settled
  const isAdded = new Set(added.map(({ where }) => where))
  const notes = settled.notes.filter(({ where }) => isAdded.has(where))
  return { report: { source: basename(place), in: rules.length, added: added.length, present, repeated, told, notes }, change }
}

/** The change that adds redirects to the end of the file; undefined if there are none. */
function changeOf(configDir: string, added: readonly NewRedirect[]): Change | undefined {
  if (added.length === 0) return undefined
  const rows = added.map(({ from, to, status, keepQuery }) => ({
    from,
    ...(to === undefined ? {} : { to }),
    ...(status === undefined ? {} : { status }),
    ...(keepQuery === undefined ? {} : { keepQuery }),
  }))
  const { sources } = configBefore(configDir)
  const source = sources.find(({ kind }) => kind === 'redirects')
  const parsed = source && parseSource(source)
  if (source && parsed)
    return {
      from: 'redirects.json',
      to: 'redirects.json',
      before: source.text,
      edits: appendItem(source.text, parsed.tree, 'redirects', ...rows),
    }
  const schema = schemaFor('redirects.json', 'redirects', sources)
  const format = formatOf(sources.find(({ kind }) => kind === 'site')?.text ?? '')
  const content = laidOut({ ...(schema === undefined ? {} : { $schema: schema }), redirects: rows }, format) + format.eol
  return { from: null, to: 'redirects.json', before: '', edits: [{ offset: 0, length: 0, content }] }
}

/** The report for people, with everything that was not redirected. */
export function redirectReportLines({ in: all, added, present, repeated, told, notes }: RedirectReport): string[] {
  return [
    `Redirects: ${all} = ${added} added + ${present} there already + ${repeated} repeated + ${told.length} left out`,
    ...told.map(
      ({ where, from, to, why }) => `  ${where}: ${from === undefined ? '' : `${from}${to === undefined ? '' : ` → ${to}`}: `}${why}`,
    ),
    ...(notes.length > 0 ? ['Added with a difference:', ...notes.map(({ where, note }) => `  ${where}: ${note}`)] : []),
  ]
}
