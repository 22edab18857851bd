import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Collection, FragmentFile } from '#schemas/collection.ts'
import type { Page } from '#schemas/page.ts'
import type { AnySection, Section } from '#schemas/sections/index.ts'
import { type LiveState, stateAt, withoutTimes } from '#src/site/pages/live.ts'
import { ownIds } from '#src/site/pages/ownIds.ts'
import type { KeyPath, SitePage } from '#src/site/site.ts'
import { slugify } from '#src/site/words/slugify.ts'
import type { ParsedFile } from './readConfigFile.ts'
import { pageMeta } from './pageMeta.ts'
import { pathOfFile } from './pathOfFile.ts'
import { type PageText, withValue } from './renderTexts.ts'
import { type SectionText, type TextContext, sectionTexts } from './sectionTexts.ts'

/** What pages are assembled from, and where faults go. */
export type AssembleContext = TextContext & {
  collections: Map<string, ParsedFile<Collection>>
  fragments: Map<string, ParsedFile<FragmentFile>>
  /** Texts of sections that several pages show, by their place: filled on the way. */
  sharedTexts: Map<string, SectionText[]>
  /** Levels of the headings of each text that has any: filled on the way. */
  headingLevels: Map<string, number[]>
  /** The moment that decides what is live, in milliseconds since 1970. */
  at: number
}

/** A page whose texts are Markdown still, and what is needed to make HTML of them. */
export type AssembledPage = { page: SitePage; texts: PageText[] }

/**
 * Makes a page of a parsed file: its path, the defaults of its collection, fragments replaced by their sections, anchors on titled sections
 * and on headings of texts. Returns null when the file's name gives no path; what is wrong is reported.
 */
export function assemblePage({ file, kind, value }: ParsedFile<Page>, context: AssembleContext): AssembledPage | null {
  const collectionName = kind === 'entry' ? file.split('/')[1]! : undefined
  const collection = collectionName === undefined ? undefined : context.collections.get(collectionName)
  if (collectionName !== undefined && !collection) {
    // When the index is there but has faults of its own, those are reported already.
    if (!existsSync(join(context.configDir, 'collections', collectionName, 'index.json'))) {
      context.report({
        code: 'E_NO_COLLECTION',
        file,
        keyPath: [],
        message: `the collection ${collectionName} has no index.json`,
        hint: 'It says which path its entries have.',
      })
    }
    return null
  }
  const path = pathOfFile(file, collection?.value)
  if (path === null) {
    context.report({
      code: 'E_PATH',
      file,
      keyPath: [],
      message: 'the name of this file cannot be a page path',
      hint: 'Use lower-case words joined by hyphens; static, assets and index are taken, and so are names that Windows keeps, such as con and nul.',
    })
    return null
  }

  const textsOf = (source: string, keyPath: KeyPath) =>
    source === file ? sectionTexts(source, keyPath, context) : sharedTexts(source, keyPath, context)
  const every = [
    ...(collection?.value.before ?? []).map((section, index) => ({
      section,
      file: collection!.file,
      keyPath: ['before', index] as KeyPath,
    })),
    ...value.sections.map((section, index) => ({ section, file, keyPath: ['sections', index] as KeyPath })),
    ...(collection?.value.after ?? []).map((section, index) => ({ section, file: collection!.file, keyPath: ['after', index] as KeyPath })),
  ].flatMap((found) => expand(found, context))
  const written = every.filter(({ state }) => state === 'live')
  // What appears later is read now, so that its faults are told while somebody looks.
  for (const { file: source, keyPath, state } of every) if (state === 'scheduled') textsOf(source, keyPath)

  const anchors = new Set([...ownIds, ...written.flatMap(({ section }) => section.id ?? [])])
  const headings: SitePage['headings'] = {}
  const texts: PageText[] = []
  const sections = written.map(({ section, file: source, keyPath }, index) => {
    let shown = withAnchor(withoutTimes(section), anchors)
    for (const { keyPath: field, source: text, facts } of textsOf(source, keyPath)) {
      const found = facts.titles.map((label) => ({ id: slugify(label, anchors), label }))
      if (found.length > 0) headings[index] = [...(headings[index] ?? []), ...found]
      if (facts.levels.length > 0) context.headingLevels.set(text, facts.levels)
      texts.push({ section: index, keyPath: field, source: text, anchors: found.map(({ id }) => id) })
      // A text file is shown as if it were written in the field.
      if (shown.type === 'richText' && shown.body === undefined) shown = withValue(shown, field, text) as Section
    }
    return shown
  })
  const page: SitePage = {
    path,
    file,
    collection: collectionName,
    meta: pageMeta(value, collection?.value),
    menusSource: value.menus || !collection ? { file, keyPath: ['menus'] } : { file: collection.file, keyPath: ['defaults', 'menus'] },
    sections,
    sources: written.map(({ file: source, keyPath }) => ({ file: source, keyPath })),
    headings,
  }
  return { page, texts }
}

type Written<Kind> = { section: Kind; file: string; keyPath: KeyPath }

/** The sections that a written one stands for, each with its state: of a fragment that is not live, none is. */
function expand({ section, file, keyPath }: Written<AnySection>, context: AssembleContext): (Written<Section> & { state: LiveState })[] {
  const state = stateAt(section, context.at)
  if (section.type !== 'fragment') return [{ section, file, keyPath, state }]
  const fragment = context.fragments.get(section.fragment)
  return (fragment?.value.sections ?? []).map((inner, index) => ({
    section: inner,
    file: fragment!.file,
    keyPath: ['sections', index],
    state: state === 'live' ? stateAt(inner, context.at) : state,
  }))
}

/** The texts of a section that other pages may show as well: read once. */
function sharedTexts(file: string, keyPath: KeyPath, context: AssembleContext): SectionText[] {
  const place = `${file}#${keyPath.join('.')}`
  const known = context.sharedTexts.get(place) ?? sectionTexts(file, keyPath, context)
  context.sharedTexts.set(place, known)
  return known
}

/** Titled sections can be linked to: those without an id get one from their title. */
function withAnchor<Kind extends Section>(section: Kind, taken: Set<string>): Kind {
  if (section.id !== undefined || !('title' in section) || !section.title || section.type === 'hero' || section.type === 'tableOfContents')
    return section
  return { ...section, id: slugify(section.title, taken) }
}
