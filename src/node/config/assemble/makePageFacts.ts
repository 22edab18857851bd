import type { Page } from '#src/contract/files.ts'
import { steadyDays } from '#src/site/checks/dates/days.ts'
import type { PageConfig } from '#src/site/checks/readConfig.ts'
import { runPageChecks } from '#src/site/checks/runChecks.ts'
import { isTimed, stateAt } from '#src/site/pages/live.ts'
import type { Problem, UnplacedProblem } from '#src/site/problem.ts'
import { STARTER_WORDS } from '#src/prose/starterWords.ts'
import type { Reference, SitePage } from '#src/site/site.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { type AssembledPage, assemblePage } from './assemblePage.ts'
import { type FileContent, type FileFacts, fileFacts } from '#src/node/config/parse/collectFacts.ts'
import { keyOfText } from './keyOfText.ts'
import { packReferences } from './packedReferences.ts'
import type { PageFacts, PageSummary } from './pageFacts.ts'
import { parseFile } from '#src/node/config/parse/parseFile.ts'
import { pathProblem } from '#src/node/config/read/pathProblem.ts'
import { type FilePlaces, type PlacesIn, placeProblems, placesInJson, placesInMarkdown } from '#src/node/config/parse/placeProblems.ts'
import { readJson } from '#src/node/config/read/readFiles.ts'
import { type SectionText, problemsIn, referencesIn } from './sectionText.ts'
import { recordedParts } from './recordedParts.ts'
import type { SharedConfig } from './sharedConfig.ts'
import { sourceOf } from './sourceOf.ts'
import { statesOf } from './statesOf.ts'
import { textSources } from './textSources.ts'
import { withDormant } from './withDormant.ts'

/** A page that was just read, with its facts; `assembled` is absent if it is not shown, now or later. */
export type ReadPage = { facts: PageFacts; assembled: AssembledPage | undefined }

/**
 * Reads, assembles and checks a single page, at a moment in milliseconds since 1970. Each step is a function of its own, so that V8
 * recompiles only that step for pages of another shape.
 */
export function makePageFacts(file: string, shared: SharedConfig, at: number): ReadPage {
  const own = readPage(file, shared, at)
  const { read, made, parts } = own
  const assembled = made && 'page' in made ? made : undefined
  const texts = (assembled?.shown ?? []).flatMap((text) => ('problems' in text ? [] : [text]))
  const references = referencesOf(own, texts, at)
  const config = configOf(own, texts, references, shared, at)
  const { path } = read.kind === 'page' || own.collection ? parts.place() : { path: null }
  const placesIn = placesAround(shared, read)
  const problems = mergeStarterProblems(placeProblems(problemsOf(own, path), placesIn))
  const found = placeProblems(runPageChecks(config), placesIn)
  return { facts: factsOf(own, { path, config, problems, found, texts }, at), assembled }
}

function referencesOf({ read, content }: OwnPage, texts: readonly SectionText[], at: number): readonly Reference[] {
  return withDormant(
    [...(content?.references ?? []), ...texts.filter(({ file }) => file === read.file).flatMap(referencesIn)],
    (content?.timed ?? []).filter(({ times }) => stateAt(times, at) !== 'live'),
  )
}

/** The page as rules see it. */
function configOf(
  { read, content, collection, parts, state, made }: OwnPage,
  texts: readonly SectionText[],
  references: readonly Reference[],
  shared: SharedConfig,
  at: number,
): PageConfig {
  const page = made && 'page' in made ? made.page : undefined
  return {
    page: state === 'live' && page ? { ...page, key: '' } : undefined,
    menus: [],
    language: page?.language ?? parts.language(),
    // Recorded only for pages that use it.
    get hasBooking() {
      return parts.hasBooking()
    },
    get tones() {
      return parts.tones()
    },
    references,
    parts: { get: (of) => (of === read.file ? content : shared.contentOf(of))?.parts },
    headingLevels: new Map(texts.flatMap(({ source, facts }) => (facts.levels.length > 0 ? [[source, facts.levels] as const] : []))),
    sources: [...(read.text === undefined ? [] : [sourceOf({ ...read, text: read.text })]), ...textSources(texts)],
    pictures: parts.pictures,
    fieldTypes: collection?.value.fields,
    today: new Date(at).toISOString().slice(0, 10),
  }
}

/** Results of reading a page. */
function problemsOf({ read, content, collection, made, parts }: OwnPage, path: string | null): (Problem | UnplacedProblem)[] {
  const language = (made && 'page' in made ? made.page.language : undefined) ?? parts.language()
  return [
    ...read.problems,
    ...(made && 'problems' in made ? made.problems : []),
    ...(made && 'page' in made ? made.faults : []),
    // A draft is checked for everything that would stop its publication.
    ...(content && !made && path === null && (read.kind === 'page' || collection) ? [pathProblem(read.file)] : []),
    ...(made && 'page' in made ? made.shown : []).flatMap((text) => ('problems' in text ? text.problems : problemsIn(text, language))),
  ]
}

/** Facts of a page to cache, once all its dependencies are known. */
function factsOf(
  { read, content, collection, parts, state }: OwnPage,
  { path, config, problems, found, texts }: Pick<PageFacts, 'path' | 'problems' | 'found'> & { config: PageConfig; texts: SectionText[] },
  at: number,
): PageFacts {
  const needs = parts.needs()
  const times = [content, collection, ...parts.usedFragments()].flatMap((part) => part?.timed.map((timed) => timed.times) ?? [])
  const states = statesOf(times, at)
  const { references } = config
  return {
    file: read.file,
    hash: read.hash,
    needs,
    days: steadyDays(config),
    times,
    states,
    state,
    path,
    saysPath: content?.path === undefined ? undefined : true,
    ownTimes: content && isTimed(content.value) ? { publishAt: content.value.publishAt, expireAt: content.value.expireAt } : undefined,
    timed: content?.timed.map((timed) => timed.times) ?? [],
    problems,
    found,
    page: config.page && summaryOf(config.page, keyOf(config.page, [read.hash, needs, states])),
    references: packReferences(references.filter(({ kind }) => kind !== 'icon')),
    icons: [...new Set(references.flatMap(({ kind, value, isDormant }) => (kind === 'icon' && !isDormant ? [value] : [])))],
    sharedTexts: texts.filter(({ file }) => file !== read.file).map(keyOfText),
  }
}

/** Reads and assembles a page with known facts, at a moment; undefined if it has changed since, or cannot be read. */
export function readAgain({ file, hash, needs, times, states }: PageFacts, shared: SharedConfig, at: number): AssembledPage | undefined {
  const { read, parts, made } = readPage(file, shared, at)
  const known = new Map(needs)
  const isSame = read.hash === hash && statesOf(times, at) === states && parts.needs().every(([need, found]) => known.get(need) === found)
  return isSame && made && 'page' in made ? made : undefined
}

/** Content of a page file, and the assembled page. */
type OwnPage = ReturnType<typeof readPage>

/** Reads the file of a page and assembles it, if it is shown, now or later. */
function readPage(file: string, shared: SharedConfig, at: number) {
  const overlay = shared.overlayFile(file)
  const read = fileFacts(
    overlay
      ? shared.parseOverlay(file, overlay)
      : parseFile(
          { ...readJson(file, shared.listed.outside.has(file), shared.hashes), ...shared.pageSchema(file) },
          shared.languageOf(file),
        ),
  )
  const content = read.content as FileContent<Page> | undefined
  const parts = recordedParts(shared, file, content)
  const collectionName = file.startsWith('collections/') ? file.split('/')[1] : undefined
  const collection = collectionName === undefined ? undefined : parts.collections.get(collectionName)
  const state = !content ? 'faulty' : content.value.draft ? 'draft' : stateAt(content.value, at)
  const made = content && (state === 'live' || state === 'scheduled') ? assemblePage(content, parts, at) : undefined
  return { read, content, parts, collection, state, made } as const
}

/** Places in the file of a page and in the files that it includes. */
function placesAround(shared: SharedConfig, own: FileFacts): PlacesIn {
  let inOwn: FilePlaces | undefined
  return (file) => {
    if (file === own.file) return (inOwn ??= placesInJson(own))
    return shared.placesIn(file) ?? placesInMarkdown(shared.texts.get(file))
  }
}

function summaryOf({ sections: _sections, sources: _sources, headings: _headings, ...page }: SitePage, key: string): PageSummary {
  return { ...page, key }
}

/** Key of the content of a page: files with the same text have other interface texts in another language. */
function keyOf({ language }: Pick<SitePage, 'language'>, madeOf: readonly unknown[]): string {
  return valueHash([language, ...madeOf])
}

/** Placeholders of a page written by `new` are one problem, reported at the first of them. */
function mergeStarterProblems(problems: readonly Problem[]): readonly Problem[] {
  const starters = problems.filter(({ code, message }) => code === 'E_UNFINISHED' && STARTER_WORDS.exec(message)?.index === 1)
  if (starters.length < 2) return problems
  const first = starters.reduce((a, b) => (b.line < a.line ? b : a))
  const more = ` (and ${starters.length - 1} more on this page)`
  return problems.flatMap((problem) => {
    if (problem === first) return [{ ...problem, message: `${problem.message}${more}` }]
    return starters.includes(problem) ? [] : [problem]
  })
}
