import type { Collection, FragmentFile } from '#schemas/collection.ts'
import type { FileKind } from '#schemas/files.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import type { Page } from '#schemas/page.ts'
import type { Redirects } from '#schemas/redirects.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { SlugsLock } from '#schemas/slugsLock.ts'
import type { Theme } from '#schemas/theme.ts'
import type { FieldParts } from '#src/site/checks/fieldParts.ts'
import type { ReadConfig, Source } from '#src/site/checks/readConfig.ts'
import { ruleOf } from '#src/site/checks/ruleOf.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import { type Times, isTimed, stateAt } from '#src/site/pages/live.ts'
import type { TimedPart } from '#src/site/pages/timedParts.ts'
import type { Problem, UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath, Reference } from '#src/site/site.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import type { AssembledPage } from './assemblePage.ts'
import { type PageFiles, assemblePages } from './assemblePages.ts'
import type { CollectedFacts, FileContent } from './collectFacts.ts'
import { type ListedFiles, NOT_FOUND_FILE } from './listFiles.ts'
import { pathOfFile } from './pathOfFile.ts'
import { referencesIn } from './sectionText.ts'

/** Everything that is known of a config folder, whatever the moment. */
export type ConfigFacts = CollectedFacts & {
  listed: ListedFiles
  pictures: ReadConfig['pictures']
  /** What was found on the way, by list, read, parse and collect. */
  problems: readonly (Problem | UnplacedProblem)[]
}

/** A config as it is at a moment: what checks read, and its pages, still with Markdown, in the order of their paths. */
export type AssembledSite = { config: ReadConfig; pages: readonly AssembledPage[]; problems: readonly UnplacedProblem[] }

/** Puts pages together from what files say, and finds what a file needs of others that are not there. */
export function assembleSite({ listed, files, markdown, pictures, problems: before }: ConfigFacts, at: number): AssembledSite {
  const contents = files.flatMap(({ content }) => content ?? [])
  const byKind = new Map<FileKind, FileContent[]>()
  for (const content of contents) {
    const others = byKind.get(content.kind)
    if (others) others.push(content)
    else byKind.set(content.kind, [content])
  }
  const many = <Value>(kind: FileKind) => (byKind.get(kind) ?? []) as FileContent<Value>[]
  const one = <Value>(kind: FileKind) => many<Value>(kind)[0]?.value

  const pageFiles: PageFiles = {
    written: [...many<Page>('page'), ...many<Page>('entry')],
    collections: new Map(many<Collection>('collection').map((found) => [collectionOf(found.file), found])),
    fragments: new Map(many<FragmentFile>('fragment').map((found) => [found.file.slice('fragments/'.length, -'.json'.length), found])),
  }
  const { written, collections } = pageFiles
  const { pages, texts, problems: inPages } = assemblePages(pageFiles, markdown, listed, at)
  const notFound = pages.find(({ page }) => page.file === NOT_FOUND_FILE)?.page

  const fragmentNames = listed.json.flatMap((file) => /^fragments\/([^/]+)\.json$/.exec(file)?.[1] ?? [])
  const names = new Set(fragmentNames)
  const inFields = contents.flatMap(({ references }) => references)
  const isMissing = ({ kind, value }: Reference) => kind === 'fragment' && !names.has(value)
  const missing = inFields.filter(isMissing)
  const present = missing.length === 0 ? inFields : inFields.filter((reference) => !isMissing(reference))
  const problems = [...missing.map((reference) => missingFragment(reference, names)), ...inPages]
  const faulty = files.filter(({ content }) => !content)
  const pathOf = (file: string) =>
    pathOfFile(file, file.startsWith('collections/') ? collections.get(collectionOf(file))?.value : undefined)

  const config: ReadConfig = {
    settings: one<SiteSettings>('site'),
    theme: one<Theme>('theme'),
    header: one<Header>('header'),
    footer: one<Footer>('footer'),
    redirects: one<Redirects>('redirects')?.redirects ?? [],
    pages: pages.flatMap(({ page }) => (page === notFound ? [] : [page])),
    notFound,
    headingLevels: new Map(texts.filter(({ facts }) => facts.levels.length > 0).map(({ source, facts }) => [source, facts.levels])),
    collections: Object.fromEntries([...collections].map(([name, found]) => [name, found.value])),
    references: withDormant(
      present.concat(texts.flatMap(referencesIn)),
      contents.flatMap(({ timed }) => timed.filter(({ times }) => stateAt(times, at) !== 'live')),
    ),
    assets: [...listed.assets],
    parts: new Map(contents.flatMap(({ file, parts }) => (hasParts(parts) ? [[file, parts] as const] : []))),
    ...hiddenPaths(
      written,
      faulty.filter(({ kind, file }) => kind === 'page' || (kind === 'entry' && collections.has(collectionOf(file)))),
      pathOf,
      at,
    ),
    collectionNames: listed.json.flatMap((file) => /^collections\/([^/]+)\/index\.json$/.exec(file)?.[1] ?? []),
    knowsAllPaths: !faulty.some(({ kind }) => kind === 'collection' || kind === 'redirects'),
    isWhole: ![...before, ...problems].some(({ code }) => ruleOf(code).severity === 'error'),
    today: new Date(at).toISOString().slice(0, 10),
    fragmentNames,
    textFiles: [...listed.markdown],
    sources: [
      ...files.flatMap(({ file, text, isJson }) => (text === undefined ? [] : [sourceOf(file, text, isJson)])),
      ...[...new Map(texts.flatMap(({ textFile, source }): [string, string][] => (textFile ? [[textFile.file, source]] : [])))].map(
        ([file, text]) => ({ file, text }),
      ),
    ],
    pictures,
    published: one<SlugsLock>('slugs')?.paths,
  }
  return { config, pages, problems }
}

function hasParts({ links, pictures, checked }: FieldParts): boolean {
  return links.length + pictures.length + checked.length > 0
}

/** The paths that have a file but no page now, and the times of pages. */
function hiddenPaths(
  written: readonly FileContent<Page>[],
  faulty: readonly { file: string }[],
  pathOf: (file: string) => string | null,
  at: number,
): Pick<ReadConfig, 'unshown' | 'timesOf'> {
  const timesOf = new Map<string, Times>()
  const unshown = new Map<string, 'draft' | 'faulty' | 'scheduled' | 'expired'>()
  for (const { file, value } of written) {
    const state = value.draft ? 'draft' : stateAt(value, at)
    const path = state !== 'live' || isTimed(value) ? pathOf(file) : null
    if (path === null) continue
    if (state !== 'live') unshown.set(path, state)
    if (state !== 'draft') timesOf.set(path, value)
  }
  for (const { file } of faulty) {
    const path = pathOf(file)
    if (path !== null) unshown.set(path, 'faulty')
  }
  return { unshown, timesOf }
}

/** The same references, with a mark on those that are written in parts of files which are not live. */
function withDormant(references: Reference[], parts: readonly (TimedPart & { file: string })[]): Reference[] {
  if (parts.length === 0) return references
  const byFile = new Map<string, KeyPath[]>()
  for (const { file, keyPath } of parts) byFile.set(file, [...(byFile.get(file) ?? []), keyPath])
  return references.map((reference) => {
    const isBelow = (keyPath: KeyPath) => keyPath.every((key, index) => reference.keyPath[index] === key)
    return byFile.get(reference.file)?.some(isBelow) ? { ...reference, isDormant: true } : reference
  })
}

function missingFragment({ value, file, keyPath }: Reference, names: ReadonlySet<string>): UnplacedProblem {
  return {
    code: 'E_NO_FRAGMENT',
    file,
    keyPath,
    message: `there is no file fragments/${value}.json`,
    hint: didYouMean(value, names),
    fix: nearestFix({ file, keyPath }, value, names),
  }
}

/** What was written, before defaults, is hardly ever asked for, so it is parsed anew then: to keep it takes much memory. */
function sourceOf(file: string, text: string, isJson: boolean): Source {
  return {
    file,
    text,
    get value() {
      return isJson ? (JSON.parse(text) as unknown) : undefined
    },
  }
}

function collectionOf(file: string): string {
  return file.split('/')[1]!
}
