import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { runPlan } from '#src/node/cli/runPlan.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { warmDrafts } from '#src/node/edit/draftMemory.ts'
import { guardOf } from '#src/node/edit/rights/guard.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { printable } from '#src/node/text/printable.ts'
import { FORMATS, type Format, exported } from '#src/node/translations/exported.ts'
import { type ReturnPlan, planReturned } from '#src/node/translations/planReturned.ts'
import { MOST_RETURNED, returnedFrom } from '#src/node/translations/returnedFrom.ts'
import { isNamed, languageFor } from '#src/node/translations/scope.ts'
import { type TranslatedFile, type TranslatedSite, translatedFiles } from '#src/node/translations/translatedFiles.ts'
import { type WorkItem, workList } from '#src/node/translations/workList.ts'
import { shortened } from '#src/site/words/shortened.ts'

/** What to do (`words`), and for which texts. */
export type TranslationsOptions = {
  configDir: string
  words: string[]
  language?: string | undefined
  only?: string[] | undefined
  isAll?: boolean | undefined
  format?: string | undefined
  out?: string | undefined
  isDryRun?: boolean | undefined
  as?: string | undefined
}

/** Lists, exports or imports translations. Returns 0, 1 if something is missing, stale or refused, 2 if an argument is wrong. */
export async function translations({ words: [act, ...rest], ...options }: TranslationsOptions): Promise<number> {
  if (act === 'import') return importFile(options, rest)
  if (rest.length > 0 || (act !== undefined && act !== 'export'))
    return failed('Usage: npm run translations, npm run translations -- export, or npm run translations -- import <file>.')
  const { configDir, language, only = [] } = options
  const site = translatedFiles(configDir)
  if (site.languages.length === 0) return failed('The site has only one language. Add others to "languages" in site.json.')
  const wanted = language === undefined ? undefined : languageFor(site, language)
  if (language !== undefined && !wanted) return failed(unknownLanguage(site, language))
  const unknown = only.find((name) => !site.files.some((file) => isNamed(file, name)))
  if (unknown !== undefined) return failed(`There is no page or file "${printable(unknown)}" with texts to translate.`)
  const languages = wanted ? [wanted] : site.languages
  if (act === 'export') return exportFiles(site, languages, options)
  const files = site.files.filter((file) => languages.some(({ tag }) => tag === file.language.tag) && isWanted(file, only))
  return list(workList(files), options.format)
}

function isWanted(file: TranslatedFile, only: readonly string[]): boolean {
  return only.length === 0 || only.some((name) => isNamed(file, name))
}

function unknownLanguage({ languages }: TranslatedSite, tag: string): string {
  return `The site is not translated into "${printable(tag)}". Choose one of: ${languages.map((one) => one.tag).join(', ')}.`
}

function list(items: readonly WorkItem[], format = 'text'): number {
  if (format !== 'text' && format !== 'json') return failed(`Unknown format "${printable(format)}". Available: text, json.`)
  const open = items.filter(({ state }) => state === 'none' || state === 'open')
  console.log(format === 'json' ? JSON.stringify(items, null, 2) : asText(items, open))
  return open.length > 0 ? 1 : 0
}

function asText(items: readonly WorkItem[], open: readonly WorkItem[]): string {
  const byLanguage = open.toSorted((one, other) => one.language.localeCompare(other.language))
  const lines = byLanguage.map(({ language, path, file, address, state, isDraft, missing, stale }) => {
    const what = [
      ...(missing.texts > 0 ? [`${counted(missing.texts, 'text')} missing (${counted(missing.words, 'word')})`] : []),
      ...(stale.texts > 0 ? [`${counted(stale.texts, 'text')} stale (${counted(stale.words, 'word')})`] : []),
    ]
    const name = path === null ? file : address!
    return `${language.padEnd(5)} ${printable(name)}  ${what.join(', ')}${state === 'none' ? ', no translation yet' : isDraft ? ', draft' : ''}`
  })
  const tags = [...new Set(items.map(({ language }) => language))]
  const sums = tags.map((tag) => {
    const own = items.filter(({ language }) => language === tag)
    const done = own.filter(({ state }) => state === 'complete' || state === 'separate').length
    const words = own.reduce((sum, { missing, stale }) => sum + missing.words + stale.words, 0)
    return `${tag}: ${done} of ${own.length} pages and shared files complete, ${counted(words, 'word')} to translate or review.`
  })
  return [...lines, ...(lines.length > 0 ? [''] : []), ...sums].join('\n')
}

function exportFiles(
  site: TranslatedSite,
  languages: TranslatedSite['languages'],
  { only = [], isAll = false, format = 'xliff', out = '.' }: Omit<TranslationsOptions, 'words'>,
): number {
  if (!FORMATS.includes(format as Format)) return failed(`Unknown format "${printable(format)}". Available: ${FORMATS.join(', ')}.`)
  const made = languages.flatMap((language) => exported(site, language, { isAll, only, format: format as Format }) ?? [])
  const taken = made.map(({ name }) => join(out, name)).find((path) => existsSync(path))
  if (taken !== undefined) return failed(`${printable(taken)} already exists. Move it, or name another folder with --out.`)
  if (made.length > 0) mkdirSync(out, { recursive: true })
  for (const { name, text } of made) writeFileSync(join(out, name), text)
  const lines = made.map(
    ({ name, texts, words }) => `wrote    ${pathFromCwd(resolve(out, name))}  ${counted(texts, 'text')}, ${counted(words, 'word')}`,
  )
  console.log(lines.length > 0 ? lines.join('\n') : 'Nothing to translate: no text is missing or stale. To export all texts, add --all.')
  return 0
}

async function importFile(
  { configDir, language, format = 'text', isDryRun = false, as }: Omit<TranslationsOptions, 'words'>,
  [path, ...more]: string[],
): Promise<number> {
  if (path === undefined || more.length > 0) return failed('Name one file: npm run translations -- import translations-de.xlf.')
  if (format !== 'text' && format !== 'json') return failed(`Unknown format "${printable(format)}". Available: text, json.`)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) return failed(`There is no file ${printable(path)}.`)
  if (stats.size > MOST_RETURNED) return failed(`${printable(path)} is larger than 64 MB. Export fewer pages at a time.`)
  const returned = returnedFrom(basename(path), readFileSync(path))
  if ('failure' in returned) return failed(`${printable(path)}: ${printable(returned.failure)}`)
  const tag = returned.language ?? language
  if (tag === undefined) return failed(`${printable(path)} does not name its language. Add --language, such as --language de.`)
  await warmDrafts(configDir)
  const plan = planReturned(configBefore(configDir), tag, returned.texts)
  if ('failure' in plan) return failed(printable(plan.failure))
  if (language !== undefined && languageFor({ languages: [plan.language] }, language) === undefined)
    return failed(`${printable(path)} is in "${printable(tag)}", not in "${printable(language)}".`)
  const { changes, notes, refused, files } = plan
  console.log(format === 'json' ? JSON.stringify({ language: plan.language.tag, files, refused, notes }, null, 2) : reportOf(plan))
  const isDone = changes.length === 0 || (isDryRun && format === 'json')
  const label = `import translations (${plan.language.tag})`
  const code = isDone ? 0 : runPlan(configDir, { changes, notes }, { label, isDryRun, guard: guardOf(configDir, as) })
  if (code !== 0) return code
  return refused.length > 0 ? 1 : 0
}

function reportOf({ files, refused }: ReturnPlan): string {
  const lines = files.map((file) => `${printable(file.path ?? file.file)}: ${countsOf(file)}`)
  const why = refused.flatMap(({ file, id, target, reason, advice }) => [
    `refused  ${printable(file)}#${printable(id)}: ${printable(reason)}. ${printable(advice)}`,
    ...(target === '' ? [] : [`         ${printable(shortened(target, 200))}`]),
  ])
  return [...lines, ...(why.length > 0 ? ['', ...why] : []), ''].join('\n')
}

const COUNTS = {
  added: 'added',
  changed: 'changed',
  confirmed: 'marked as up to date',
  unchanged: 'unchanged',
  untranslated: 'untranslated',
  refused: 'refused',
} as const

function countsOf(file: ReturnPlan['files'][number]): string {
  const names = Object.keys(COUNTS) as (keyof typeof COUNTS)[]
  return names.flatMap((name) => (file[name] > 0 ? [`${file[name]} ${COUNTS[name]}`] : [])).join(', ')
}

function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}

function failed(message: string): number {
  console.error(message)
  return 2
}
