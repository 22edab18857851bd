import type { Section, SectionType } from '#schemas/sections/index.ts'
import { breadcrumb } from './breadcrumb.ts'
import { documentTitle } from '#src/site/head/head.ts'
import { entriesOf, findPage } from './lookup.ts'
import { mainHeadingTypes } from './mainHeadingTypes.ts'
import type { Card, Derived, PageData, TextLink, ToolDerived, ViewSection } from './pageData.ts'
import type { Site, SitePage } from '#src/site/site.ts'

type Deriver<Type extends keyof Derived> = (
  site: Site,
  page: SitePage,
  section: Extract<Section, { type: Type }>,
  index: number,
) => Derived[Type]

/** The table: what is worked out for the section types that need more than their own fields. */
const derivers: { [Type in keyof Derived]: Deriver<Type> } = {
  glossaryIndex: (site, _page, { collection }) => ({ entries: entriesOf(site, collection).map(card) }),
  entryCards: (site, _page, { collection, paths }) => ({
    cards: [...pagesAt(site, paths), ...(collection === undefined ? [] : entriesOf(site, collection))].map(card),
  }),
  relatedEntries: (site, page, section) => ({
    cards: relatedPages(site, page, section.paths).map(card),
    ...(section.neighbours ? neighbours(site, page) : {}),
  }),
  tableOfContents: (_site, page, _section, index) => ({ items: contents(page, index) }),
  resumeChecker: toolDerived,
  profileOptimizer: toolDerived,
  resumeSync: toolDerived,
  dataScout: toolDerived,
  jobScanner: toolDerived,
  talentSelector: toolDerived,
}

function toolDerived({ settings }: Site): ToolDerived {
  return { toolWords: settings.toolWords }
}

/** Everything a page needs to be shown: the static JSON that a client-side navigation fetches. `build` names the build that made it. */
export function makePageData(site: Site, page: SitePage, build: string): PageData {
  return {
    path: page.path,
    title: documentTitle(site, page),
    layout: page.meta.layout,
    scroll: page.meta.scroll,
    session: page.meta.session,
    breadcrumb: breadcrumb(site, page, site.settings.words.home),
    sections: page.sections.map((section, index) => viewSection(site, page, section, index)),
    build,
  }
}

function viewSection(site: Site, page: SitePage, section: Section, index: number): ViewSection {
  const derive = derivers[section.type as keyof Derived] as Deriver<keyof Derived> | undefined
  return (derive ? { ...section, ...derive(site, page, section as never, index) } : section) as ViewSection
}

/** A page as a card. */
function card({ path, meta }: SitePage): Card {
  return { path, name: meta.name, summary: meta.summary, icon: meta.icon, topics: meta.topics }
}

function pagesAt(site: Site, paths: string[]): SitePage[] {
  return paths.flatMap((path) => findPage(site, path) ?? [])
}

/** At most six pages named by the section, else by the page; else the three that follow it in its collection, going round. */
function relatedPages(site: Site, page: SitePage, paths: string[]): SitePage[] {
  const named = pagesAt(site, paths.length > 0 ? paths : page.meta.related)
  if (named.length > 0 || !page.collection) return named.slice(0, 6)
  const entries = entriesOf(site, page.collection)
  const here = entries.indexOf(page)
  return [1, 2, 3]
    .map((step) => entries[(here + step) % entries.length]!)
    .filter((entry, index, list) => entry !== page && list.indexOf(entry) === index)
}

function neighbours(site: Site, page: SitePage): { previous?: TextLink; next?: TextLink } {
  const entries = page.collection ? entriesOf(site, page.collection) : []
  const here = entries.indexOf(page)
  const link = (entry: SitePage | undefined): TextLink | undefined => entry && { label: entry.meta.name, href: entry.path }
  return { previous: link(entries[here - 1]), next: link(entries[here + 1]) } as { previous?: TextLink; next?: TextLink }
}

/** Headings below a section: titles of sections and, in running text, headings of level 2. */
function contents(page: SitePage, after: number): TextLink[] {
  return page.sections.flatMap((section, index): TextLink[] => {
    if (index <= after || untitled.has(section.type)) return []
    const title = 'title' in section && section.title && section.id ? [{ label: section.title, href: `#${section.id}` }] : []
    return [...title, ...(page.headings[index] ?? []).map(({ id, label }) => ({ label, href: `#${id}` }))]
  })
}

// Furniture that a list of contents leaves out.
const untitled = new Set<SectionType>(
  [...mainHeadingTypes].filter((type) => type !== 'glossaryEntry').concat('callToAction', 'relatedEntries', 'tableOfContents'),
)
