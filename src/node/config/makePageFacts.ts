import type { Page } from '#schemas/page.ts'
import { steadyDays } from '#src/site/checks/dates/days.ts'
import type { PageConfig, Pictures } from '#src/site/checks/readConfig.ts'
import { runPageChecks } from '#src/site/checks/runChecks.ts'
import { isTimed, stateAt } from '#src/site/pages/live.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { textHash } from '#src/node/files/fileHashes.ts'
import { type AssembledPage, type PageParts, assemblePage } from './assemblePage.ts'
import { type FileContent, type FileFacts, fileFacts } from './collectFacts.ts'
import { keyOfText } from './keyOfText.ts'
import { packReference } from './packedReferences.ts'
import type { PageFacts, PageSummary } from './pageFacts.ts'
import { parseFile } from './parseFile.ts'
import { pathOfFile } from './pathOfFile.ts'
import { type FilePlaces, type PlacesIn, placeProblems, placesInJson, placesInMarkdown } from './placeProblems.ts'
import { readJson } from './readFiles.ts'
import { problemsIn, referencesIn, sectionText } from './sectionText.ts'
import { NEED, type SharedConfig } from './sharedConfig.ts'
import { sourceOf } from './sourceOf.ts'
import { statesOf } from './statesOf.ts'
import { textSources } from './textSources.ts'
import { withDormant } from './withDormant.ts'

/** A page that has just been read, with what is known of it; `assembled` is absent when it is not shown, now or later. */
export type ReadPage = { facts: PageFacts; assembled: AssembledPage | undefined }

/** Reads, assembles and checks a page by itself, as it is at a moment in milliseconds since 1970. */
export function makePageFacts(file: string, shared: SharedConfig, at: number): ReadPage {
  const read = fileFacts(parseFile(readJson(file, shared.listed.outside.has(file), shared.hashes)))
  const content = read.content as FileContent<Page> | undefined
  const { parts, needs } = recordedParts(shared, content)
  const collectionName = file.startsWith('collections/') ? file.split('/')[1] : undefined
  const collection = collectionName === undefined ? undefined : parts.collections.get(collectionName)
  const path = read.kind === 'page' || collection ? pathOfFile(file, collection?.value) : null
  const state = !content ? 'faulty' : content.value.draft ? 'draft' : stateAt(content.value, at)
  const made = content && (state === 'live' || state === 'scheduled') ? assemblePage(content, parts, at) : undefined
  const assembled = made && 'page' in made ? made : undefined
  const shown = assembled?.shown ?? []
  const texts = shown.flatMap((text) => ('problems' in text ? [] : [text]))
  const sharedTexts = texts.filter((text) => text.file !== file)

  const references = withDormant(
    [...(content?.references ?? []), ...texts.filter((text) => text.file === file).flatMap(referencesIn)],
    (content?.timed ?? []).filter(({ times }) => stateAt(times, at) !== 'live'),
  )
  const config: PageConfig = {
    page: state === 'live' && assembled ? { ...assembled.page, key: '' } : undefined,
    menus: [],
    language: parts.language(),
    references,
    parts: { get: (of) => (of === file ? content : shared.contentOf(of))?.parts },
    headingLevels: new Map(texts.flatMap(({ source, facts }) => (facts.levels.length > 0 ? [[source, facts.levels] as const] : []))),
    sources: [...(read.text === undefined ? [] : [sourceOf({ ...read, text: read.text })]), ...textSources(texts)],
    pictures: parts.pictures,
    today: new Date(at).toISOString().slice(0, 10),
  }
  const found = runPageChecks(config)
  const problems: UnplacedProblem[] = [
    ...(made && 'problems' in made ? made.problems : []),
    ...shown.flatMap((text) => ('problems' in text ? text.problems : problemsIn(text))),
  ]

  const placesIn = placesAround(shared, read)
  const involved = [content, collection, ...parts.usedFragments()].flatMap((part) => part?.timed.map(({ times }) => times) ?? [])
  const states = statesOf(involved, at)
  const needed = needs()
  const times = content && isTimed(content.value) ? { publishAt: content.value.publishAt, expireAt: content.value.expireAt } : undefined
  const key = textHash(JSON.stringify([read.hash, needed, states]))
  const facts: PageFacts = {
    file,
    hash: read.hash,
    needs: needed,
    days: steadyDays(config),
    times: involved,
    states,
    state,
    path,
    ownTimes: times,
    timed: content?.timed.map(({ times: its }) => its) ?? [],
    problems: placeProblems([...read.problems, ...problems], placesIn),
    found: placeProblems(found, placesIn),
    page: state === 'live' && assembled ? summaryOf(assembled, key) : undefined,
    references: references.flatMap((reference) => (reference.kind === 'icon' ? [] : [packReference(reference)])),
    icons: [...new Set(references.flatMap(({ kind, value, isDormant }) => (kind === 'icon' && !isDormant ? [value] : [])))],
    sharedTexts: sharedTexts.map(keyOfText),
  }
  return { facts, assembled }
}

/** Where things stand in the file of a page and in those that it shows something of. */
function placesAround(shared: SharedConfig, own: FileFacts): PlacesIn {
  let inOwn: FilePlaces | undefined
  return (file) => {
    if (file === own.file) return (inOwn ??= placesInJson(own))
    return shared.placesIn(file) ?? placesInMarkdown(shared.texts.get(file))
  }
}

function summaryOf(
  { page: { sections: _sections, sources: _sources, headings: _headings, ...page } }: AssembledPage,
  key: string,
): PageSummary {
  return { ...page, key }
}

/** What pages are assembled from, noting what of it is looked at. */
function recordedParts(shared: SharedConfig, own: FileContent | undefined) {
  const noted = new Set<string>()
  const note = (kind: string, name = '') => void noted.add(kind + name)
  const fragments = new Set<string>()
  const known = new Map<string, ReturnType<typeof sectionText>[]>()

  const texts = {
    get(file: string) {
      note(NEED.text, file)
      return shared.texts.get(file)
    },
    isFolder: shared.texts.isFolder,
  }
  const parts: PageParts & { pictures: Pictures; language(): string | undefined; usedFragments(): (FileContent | undefined)[] } = {
    collections: {
      get(name) {
        note(NEED.collection, name)
        return shared.collections.get(name)
      },
    },
    isCollection: shared.isCollection,
    fragments: {
      get(name) {
        note(NEED.fragment, name)
        fragments.add(name)
        return shared.fragments.get(name)
      },
    },
    textsOf(of) {
      let made = known.get(of)
      const { texts: fields = [] } = (of === own?.file ? own : shared.contentOf(of)) ?? {}
      if (!made) known.set(of, (made = fields.map((field) => sectionText(of, field, texts))))
      return made
    },
    pictures: {
      get(asset) {
        note(NEED.picture, asset)
        return shared.pictures.get(asset)
      },
    },
    language() {
      note(NEED.language)
      return shared.language
    },
    usedFragments: () => [...fragments].map((name) => shared.fragments.get(name)),
  }
  return { parts, needs: () => [...noted].sort().map((need): [string, string] => [need, shared.needHash(need)]) }
}
