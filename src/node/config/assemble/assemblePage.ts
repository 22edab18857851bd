import type { Collection, FragmentFile, Page } from '#src/contract/files.ts'
import type { AnySection, Section } from '#src/contract/sections.ts'
import { type LiveState, stateAt, withoutTimes } from '#src/site/pages/live.ts'
import { listedCollections } from '#src/site/pages/listedCollections.ts'
import { ownIds } from '#src/site/pages/ownIds.ts'
import { placesInMenus } from '#src/site/menus/placesInMenus.ts'
import { pageUses } from '#src/site/pages/pageUses.ts'
import type { FieldLocale } from '#src/site/fields/fieldWords.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { withCrops } from '#src/site/pictures/withCrops.ts'
import type { KeyPath, SitePage } from '#src/site/site.ts'
import { slugify } from '#src/site/words/slugify.ts'
import type { Spelling } from '#src/site/words/spelling.ts'
import { traitsOf } from '#src/node/sections/traitsOf.ts'
import type { FileContent } from '#src/node/config/parse/collectFacts.ts'
import { filledMeta } from './filledMeta.ts'
import type { PagePlace } from './pagePlace.ts'
import { pathProblem } from '#src/node/config/read/pathProblem.ts'
import { headingLabel } from '#src/node/config/parse/markdown.ts'
import { type PageText, withValue } from './renderTexts.ts'
import type { MissingText, SectionText } from './sectionText.ts'
import { type TextFacts, anchorsInOrder } from '#src/prose/textFacts.ts'

/** Inputs of assembling a page. */
export type PageParts = {
  collections: { get(name: string): FileContent<Collection> | undefined }
  fragments: { get(name: string): FileContent<FragmentFile> | undefined }
  /** Address of the page; see `pagePlace`. */
  place(): PagePlace
  /** The language of the site; undefined if it cannot be read. */
  language(): string | undefined
  /** How anchors are spelled; those of a translation as in its source. */
  spelling(): Spelling
  /** What the words of fields depend on, in a language. */
  fieldLocale(language: string): FieldLocale
  /** The texts of a file. */
  textsOf(file: string): readonly (SectionText | MissingText)[]
}

/** A page whose texts are still Markdown. */
export type AssembledPage = {
  page: Omit<SitePage, 'key'>
  /** What is needed to convert its texts to HTML. */
  texts: PageText[]
  /** Every text that it shows, now or later. */
  shown: (SectionText | MissingText)[]
  /** Problems of fields in its title and its other texts. */
  faults: UnplacedProblem[]
}

/**
 * Assembles a page from a parsed file, at a moment: its path, the defaults of its collection, expanded fragments, and anchors of sections
 * with titles and of headings in texts. If the file name does not give a path, returns only the problem.
 */
export function assemblePage(
  { file, kind, value, parts: marked }: FileContent<Page>,
  parts: PageParts,
  at: number,
): AssembledPage | { problems: UnplacedProblem[] } {
  const collectionName = kind === 'entry' ? file.split('/')[1]! : undefined
  const collection = collectionName === undefined ? undefined : parts.collections.get(collectionName)
  if (collectionName !== undefined && !collection) {
    // Problems of the index, or its absence, are reported once for all entries.
    return { problems: [] }
  }
  const { path, language, translates } = parts.place()
  if (path === null) {
    return { problems: [pathProblem(file)] }
  }

  const every = [
    ...(collection ? writtenIn(collection, collection.value.before, 'before') : []),
    ...writtenIn({ file, parts: marked }, value.sections, 'sections'),
    ...(collection ? writtenIn(collection, collection.value.after, 'after') : []),
  ].flatMap((found) => expand(found, parts, at))
  const { texts, shown, subanchors, ...contents } = liveContents(every, parts, language)
  const { sections, sources, headings } = contents
  const inTexts = Object.values(headings).flatMap((found) => found.map(({ id }) => id))
  const { meta, faults } = filledMeta({ file, value, collection, locale: () => parts.fieldLocale(language ?? parts.language() ?? 'en') })
  shown.push(...parts.textsOf(file).filter(({ keyPath }) => keyPath[0] === 'fields'))
  const page: AssembledPage['page'] = {
    path,
    file,
    ...(language !== undefined && { language, translates }),
    collection: collectionName,
    meta,
    menuSources: placesInMenus(value.menus, collection?.value.defaults.menus).map(({ saidBy, index }) =>
      saidBy === 'collection' && collection
        ? { file: collection.file, keyPath: ['defaults', 'menus', index] }
        : { file, keyPath: ['menus', index] },
    ),
    anchors: [...sections.flatMap(({ id }) => id ?? []), ...inTexts, ...subanchors],
    shows: [
      ...new Set([
        file,
        ...(collectionName === undefined ? [] : [`collections/${collectionName}/index.json`]),
        ...sources.map((source) => source.file),
      ]),
    ],
    lists: listedCollections(sections, collectionName),
    uses: {
      ...pageUses(sections, sources, traitsOf),
      opensBooking: every.some(({ state, opensBooking }) => opensBooking && state === 'live'),
    },
    ...contents,
  }
  return { page, texts, shown, faults }
}

/** The published sections, with anchors, and their texts. */
function liveContents(
  every: readonly ExpandedSection[],
  parts: PageParts,
  language: string | undefined,
): Pick<SitePage, 'sections' | 'sources' | 'headings'> & Pick<AssembledPage, 'texts' | 'shown'> & { subanchors: string[] } {
  const written = every.filter(({ state }) => state === 'live')
  const textsOf = ({ file: source, keyPath }: { file: string; keyPath: KeyPath }) =>
    parts.textsOf(source).filter((text) => keyPath.every((key, index) => text.keyPath[index] === key))

  const anchors = new Set([...ownIds, ...written.flatMap(({ section }) => section.id ?? [])])
  for (const letter of written.flatMap(({ section }) => (section.type === 'glossaryIndex' ? lettersOf(section.collection) : [])))
    anchors.add(letter)
  const types = new Set<string>()
  const spelling = parts.spelling()
  const anchorFiles = new Map<string, string>()
  const spoken = language ?? parts.language() ?? 'en'
  const headings: SitePage['headings'] = {}
  const texts: PageText[] = []
  const subtitled: { text: PageText; facts: TextFacts; labels: readonly string[] }[] = []
  const shown = every.filter(({ state }) => state === 'scheduled').flatMap(textsOf)
  const sections = written.map(({ section, file: source, keyPath }, index) => {
    let made = withAnchor(withCrops(withoutTimes(section)), anchors, types, spelling)
    if (made.id !== undefined) {
      // Translations have the anchors of their source, numbered separately for each file.
      if (language !== undefined && (anchorFiles.get(made.id) ?? source) !== source)
        made = { ...made, id: slugify(made.id, anchors, AS_IT_IS) }
      anchorFiles.set(made.id!, source)
    }
    for (const text of textsOf({ file: source, keyPath })) {
      shown.push(text)
      if ('problems' in text) continue
      const found = text.facts.titles.map((label, at) => ({
        id: slugify(text.anchorTitles.titles[at]!, anchors, spelling),
        label: headingLabel(label, spoken),
      }))
      if (found.length > 0) headings[index] = [...(headings[index] ?? []), ...found]
      const field: KeyPath = text.textFile ? ['body'] : text.keyPath.slice(keyPath.length)
      const pageText: PageText = {
        section: index,
        keyPath: field,
        source: text.source,
        language: spoken,
        anchors: found.map(({ id }) => id),
      }
      texts.push(pageText)
      if (text.facts.subtitles.length > 0) subtitled.push({ text: pageText, facts: text.facts, labels: text.anchorTitles.subtitles })
      // A text file is shown as if its content were in the field.
      if (made.type === 'richText' && made.body === undefined) made = withValue(made, field, text.source) as Section
    }
    return made
  })
  // These come last, so that their headings do not change other anchors.
  const subanchors = subtitled.flatMap(({ text, facts, labels }) => {
    const ids = labels.map((label) => slugify(label, anchors, spelling))
    text.anchors = anchorsInOrder(facts, text.anchors, ids)
    return ids
  })
  return { sections, subanchors, sources: written.map(({ file, keyPath }) => ({ file, keyPath })), headings, texts, shown }
}

type Written<Kind> = { section: Kind; file: string; keyPath: KeyPath; opensBooking: boolean }
type ExpandedSection = Written<Section> & { state: LiveState }

/** The sections of a list in a file. */
function writtenIn<Kind>({ file, parts }: Pick<FileContent, 'file' | 'parts'>, sections: Kind[], key: string): Written<Kind>[] {
  const opening = parts.links.flatMap(({ opens }) => (opens?.[0] === key ? [opens[1]] : []))
  return sections.map((section, index) => ({ section, file, keyPath: [key, index], opensBooking: opening.includes(index) }))
}

/** The sections that a written one expands to, each with its state; none for a fragment that is not published. */
function expand({ section, ...written }: Written<AnySection>, { fragments }: PageParts, at: number): ExpandedSection[] {
  const state = stateAt(section, at)
  if (section.type !== 'fragment') return [{ ...written, section, state }]
  const fragment = fragments.get(section.fragment)
  if (!fragment) return []
  return writtenIn(fragment, fragment.value.sections, 'sections').map((inner) => ({
    ...inner,
    state: state === 'live' ? stateAt(inner.section, at) : state,
  }))
}

/**
 * Sections with titles get an anchor from the title if they have no id. Sections of a type whose parts have ids, which are derived from the
 * section id, get one from their type, except for the first of that type, whose ids are unique.
 */
function withAnchor<Kind extends Section>(section: Kind, taken: Set<string>, types: Set<string>, spelling: Spelling): Kind {
  if (section.id !== undefined) return section
  const { type, title } = section as Section & { title?: unknown }
  if (typeof title === 'string' && title !== '' && type !== 'hero' && type !== 'tableOfContents')
    return { ...section, id: slugify(title, taken, spelling) }
  const isFirst = !types.has(section.type)
  types.add(section.type)
  if (isFirst || !PARTS_HAVE_IDS.has(section.type)) return section
  return { ...section, id: slugify(section.type.replace(/[A-Z]/g, ' $&'), taken) }
}

/** An anchor keeps its letters when it gets a number. */
const AS_IT_IS: Spelling = { keepsLetters: true }

/** Section types with ids for their parts or with radio groups; see localId. */
const PARTS_HAVE_IDS: ReadonlySet<string> = new Set<Section['type']>([
  'audienceChooser',
  'comparisonTable',
  'featureMatrix',
  'featureRows',
  'gallery',
  'glossaryIndex',
  'integrationsDirectory',
  'pricingPlans',
  'tableOfContents',
  'tabs',
  'weightedRanking',
])

/** The anchors of the letters of an index. */
function lettersOf(collection: string): string[] {
  return [...'abcdefghijklmnopqrstuvwxyz', 'other'].map((letter) => `${collection}-${letter}`)
}
