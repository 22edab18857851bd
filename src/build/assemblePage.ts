import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Collection, FragmentFile } from '#schemas/collection.ts'
import type { Page } from '#schemas/page.ts'
import { type AnySection, type Section, sectionSchemas } from '#schemas/sections/index.ts'
import type { Finding } from '#src/site/problem.ts'
import type { At, PageMeta, Reference, SitePage } from '#src/site/site.ts'
import { ownIds } from '#src/site/ownIds.ts'
import { slugify } from '#src/site/slugify.ts'
import { visitFields } from './fields.ts'
import type { ParsedFile } from './loadSite.ts'
import { renderMarkdown } from './markdown.ts'
import { pathOfFile } from './pathOfFile.ts'
import { errorCode, reason } from './reason.ts'

/** What pages are assembled from, and where faults go. */
export type AssembleContext = {
  configDir: string
  collections: Map<string, ParsedFile<Collection>>
  fragments: Map<string, ParsedFile<FragmentFile>>
  references: Reference[]
  report(finding: Finding): void
}

const MAX_MARKDOWN_BYTES = 512 * 1024
const schemaOf = new Map(sectionSchemas.map((schema) => [schema.shape.type.value as string, schema]))

/**
 * Makes a page of a parsed file: its path, the defaults of its collection, fragments replaced by their sections, Markdown turned into HTML,
 * anchors on titled sections. Returns null when the file's name gives no path; what is wrong is reported.
 */
export function assemblePage({ file, kind, value }: ParsedFile<Page>, context: AssembleContext): SitePage | null {
  const collectionName = kind === 'entry' ? file.split('/')[1]! : undefined
  const collection = collectionName === undefined ? undefined : context.collections.get(collectionName)
  if (collectionName !== undefined && !collection) {
    // When the index is there but has faults of its own, those are reported already.
    if (!existsSync(join(context.configDir, 'collections', collectionName, 'index.json'))) {
      context.report({ code: 'E_NO_COLLECTION', file, at: [], message: `the collection ${collectionName} has no index.json`, hint: 'It says which path its entries have.' })
    }
    return null
  }
  const path = pathOfFile(file, collection?.value)
  if (path === null) {
    context.report({ code: 'E_PATH', file, at: [], message: 'the name of this file cannot be a page path', hint: 'Use lower-case words joined by hyphens; static, assets and index are taken, and so are names that Windows keeps, such as con and nul.' })
    return null
  }

  const written = [
    ...(collection?.value.before ?? []).map((section, index) => ({ section, file: collection!.file, at: ['before', index] as At })),
    ...value.sections.map((section, index) => ({ section, file, at: ['sections', index] as At })),
    ...(collection?.value.after ?? []).map((section, index) => ({ section, file: collection!.file, at: ['after', index] as At })),
  ].flatMap((found) => expand(found, context))

  const anchors = new Set([...ownIds, ...written.flatMap(({ section }) => section.id ?? [])])
  const headings: SitePage['headings'] = {}
  const sections = written.map(({ section, file: source, at }, index) => {
    const shown = withAnchor(section, anchors)
    return withHtml(shown, source, at, anchors, context, (found) => {
      headings[index] = [...(headings[index] ?? []), ...found]
    })
  })
  return {
    path,
    file,
    collection: collectionName,
    meta: metaOf(value, collection?.value),
    menusSource: value.menus || !collection ? { file, at: ['menus'] } : { file: collection.file, at: ['defaults', 'menus'] },
    sections,
    sources: written.map(({ file: source, at }) => ({ file: source, at })),
    headings,
  }
}

function metaOf(page: Page, collection: Collection | undefined): PageMeta {
  const defaults = collection?.defaults ?? {}
  return {
    name: page.name,
    title: page.title,
    description: page.description,
    summary: page.summary,
    icon: page.icon ?? defaults.icon,
    kind: page.kind ?? defaults.kind ?? 'WebPage',
    layout: page.layout ?? 'main',
    scroll: page.scroll ?? 'top',
    session: page.session ?? 'clear',
    menus: page.menus ?? defaults.menus ?? [],
    parent: page.parent ?? collection?.parent,
    related: page.related ?? [],
    topics: page.topics ?? defaults.topics ?? [],
    order: page.order,
    updated: page.updated,
    socialImage: page.socialImage,
    noindex: page.noindex ?? false,
  }
}

type Written<Kind> = { section: Kind; file: string; at: At }

function expand({ section, file, at }: Written<AnySection>, context: AssembleContext): Written<Section>[] {
  if (section.type !== 'fragment') return [{ section, file, at }]
  const fragment = context.fragments.get(section.fragment)
  return (fragment?.value.sections ?? []).map((inner, index) => ({ section: inner, file: fragment!.file, at: ['sections', index] }))
}

/** Titled sections can be linked to: those without an id get one from their title. */
function withAnchor<Kind extends Section>(section: Kind, taken: Set<string>): Kind {
  if (section.id !== undefined || !('title' in section) || !section.title || section.type === 'hero' || section.type === 'tableOfContents') return section
  return { ...section, id: slugify(section.title, taken) }
}

function withHtml(
  section: Section,
  file: string,
  at: At,
  anchors: Set<string>,
  context: AssembleContext,
  addHeadings: (headings: { id: string; label: string }[]) => void,
): Section {
  const result = structuredClone(section) as Section
  const render = (source: string, place: At, textFile?: string) => {
    const { html, links, images, refused, skipped, headings } = renderMarkdown(source, anchors)
    const where = (line: number) => ({ file, at: [...at, ...place], text: textFile === undefined ? undefined : { file: textFile, line } })
    for (const { value, line } of links) context.references.push({ kind: 'href', value, ...where(line) })
    for (const { value, line } of images) context.references.push({ kind: 'asset', value, ...where(line) })
    for (const { value, line } of refused) {
      context.report({ code: 'E_URL_SCHEME', ...where(line), message: `"${value.slice(0, 80)}" is not a link that a page may carry`, hint: 'Use /path, #anchor, https://…, mailto:… or tel:….' })
    }
    for (const { value, line } of skipped) {
      context.report({ code: 'E_HEADING_LEVEL', ...where(line), message: `the heading "${value.slice(0, 80)}" skips a level`, hint: 'Use ## first, then ###, then ####.' })
    }
    addHeadings(headings)
    return html
  }
  visitFields(schemaOf.get(section.type)!, section, (kind, source, place) => {
    if (kind === 'markdown') setAt(result, place, render(source, place))
    if (kind === 'markdownFile' && result.type === 'richText') {
      const textFile = join(dirname(file), source)
      const path = join(context.configDir, textFile)
      const fail = (code: string, message: string) => context.report({ code, file, at: [...at, ...place], message })
      try {
        if (statSync(path).size > MAX_MARKDOWN_BYTES) fail('E_TOO_BIG', `"${source}" is larger than ${MAX_MARKDOWN_BYTES / 1024} KB`)
        else result.body = render(readFileSync(path, 'utf8'), place, textFile)
      } catch (error) {
        if (errorCode(error) === 'ENOENT') fail('E_NO_MARKDOWN', `there is no file "${source}" beside this one`)
        else fail('E_UNREADABLE', `"${source}" cannot be read: ${reason(error)}`)
      }
    }
  })
  return result
}

function setAt(target: object, at: At, value: string): void {
  const parent = at.slice(0, -1).reduce<Record<string | number, unknown>>((inner, key) => inner[key] as Record<string | number, unknown>, target as Record<string, unknown>)
  parent[at.at(-1)!] = value
}
