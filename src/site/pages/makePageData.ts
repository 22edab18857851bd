import type { Section, SectionType } from '#src/contract/sections.ts'
import { breadcrumb } from './breadcrumb.ts'
import { documentTitle } from '#src/site/head/head.ts'
import { entriesBeside } from './entriesBeside.ts'
import { entriesOf, findPage, listedPages } from './lookup.ts'
import { articleFooter, articleHeader } from '#src/site/articles/articleData.ts'
import { fieldRows } from '#src/site/fields/fieldRows.ts'
import { listIn } from '#src/site/lists/listData.ts'
import { formAddress } from '#src/site/forms/formAddress.ts'
import { openingAt } from '#src/site/hours/openingAt.ts'
import { shownFormWords } from '#src/site/forms/formWords.ts'
import { writtenOf } from '#src/site/languages/writtenOf.ts'
import { opensPage } from './opensPage.ts'
import { newestNews } from './newestNews.ts'
import { textOfSection, typeOfSection } from './sectionTexts.ts'
import type { Card, Derived, DerivedType, PageData, TextLink, ViewSection } from './pageData.ts'
import { shownPictures } from '#src/site/pictures/shownPictures.ts'
import { localHref, localLinks } from '#src/site/languages/localLinks.ts'
import { pageLanguage } from '#src/site/languages/pageLanguage.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { wordsOfPackage } from '#src/site/words/wordsOfPackage.ts'

type Deriver<Type extends DerivedType> = (
  site: Site,
  page: SitePage,
  section: Extract<Section, { type: Type }>,
  index: number,
) => Derived[Type]

/** Derived data of section types that need more than their own fields. */
const derivers: { [Type in DerivedType]: Deriver<Type> } = {
  glossaryIndex: (site, _page, { collection }) => ({ entries: entriesOf(site, collection).map(card) }),
  entryCards: (site, _page, { collection, paths }) => ({
    cards: [...pagesAt(site, paths), ...(collection === undefined ? [] : entriesOf(site, collection))].map(card),
  }),
  relatedEntries: (site, page, section) => ({
    cards: relatedPages(site, page, section.paths).map(card),
    ...(section.neighbours ? neighbours(site, page) : {}),
  }),
  articleHeader,
  articleFooter,
  list: listIn,
  newsList: (site, _page, section) => ({ news: newestNews(site, section) }),
  fieldList: (site, page, { fields }) => ({ rows: fieldRows(site, page, fields) }),
  siteSearch: (site, { path }) => ({ page: path, pages: pagesByName(site) }),
  tableOfContents: (_site, page, _section, index) => ({ items: contents(page, index) }),
  place: ({ today }, _page, section) => ({ opening: openingAt(section, today) }),
  form: ({ settings }, { path }, form) => ({
    ...shownFormWords(form, settings.words.form),
    page: path,
    address: formAddress(settings, form),
    language: settings.language,
  }),
}

/** The data of a page: the static JSON that a client-side navigation fetches. `build` identifies the build. */
export function makePageData(whole: Site, page: SitePage, build: string): PageData {
  const site = viewOf(whole, page)
  return {
    ...opening(site, page),
    sections: page.sections
      .map((section, index) => viewSection(site, page, section, index))
      // A list of untranslated pages is not shown.
      .filter((section) => page.language === undefined || !isEmptyList(section)),
    ...closing(whole, page, build),
  }
}

/** The same as JSON. A section that is stored as JSON and shown unchanged is copied without parsing it. */
export function pageDataText(whole: Site, page: SitePage, build: string): string {
  if (page.language !== undefined || page.meta.accent) return JSON.stringify(makePageData(whole, page, build))
  const site = viewOf(whole, page)
  const { sections } = page
  const texts = Array.from({ length: sections.length }, (_, index) => {
    const text = textOfSection(sections, index)
    const type = typeOfSection(sections, index)!
    const isShownAsItIs = text !== undefined && !derivers[type as DerivedType] && !page.uses.traits[type]?.words && !HAS_PICTURES.test(text)
    return isShownAsItIs ? text : JSON.stringify(viewSection(site, page, sections[index]!, index))
  })
  const [before, after] = [opening(site, page), closing(whole, page, build)].map((part) => JSON.stringify(part))
  return `${before!.slice(0, -1)},"sections":[${texts.join()}],${after!.slice(1)}`
}

/** Substrings in the JSON of a section that may show pictures with known sizes. */
const HAS_PICTURES = /\/assets\/|<img/

function opening(site: Site, page: SitePage) {
  return {
    path: page.path,
    title: documentTitle(site, page),
    layout: page.meta.layout,
    scroll: page.meta.scroll,
    session: page.meta.session,
    breadcrumb: breadcrumb(site, page, site.settings.words.home),
  }
}

function closing(whole: Site, page: SitePage, build: string) {
  return { build, ...pageLanguage(whole, page) }
}

function viewSection(site: Site, page: SitePage, asWritten: Section, index: number): ViewSection {
  const written = page.language === undefined ? asWritten : localLinks(site, asWritten, page.sources[index]!)
  const derive = derivers[written.type as DerivedType] as Deriver<DerivedType> | undefined
  const plain = derive?.(site, page, written as never, index)
  // The pictures and links of fields are shown like those of sections.
  const derived = written.type === 'fieldList' ? localRows(site, page, plain as Derived['fieldList']) : plain
  const pictures = shownPictures(site, derived ? { ...written, ...derived } : written, index === 0)
  const accent = page.meta.accent && !written.accent ? page.meta.accent : undefined
  // Words on a picture are light, as on a deep band.
  const own = { ...(accent && { accent }), ...(pictures && { $pictures: pictures }), ...(written.ground && { tone: 'deep' as const }) }
  const section = Object.keys(own).length > 0 ? { ...written, ...own } : written
  const words = page.uses.traits[section.type]?.words
  if (!derived && !words) return section as ViewSection
  return { ...section, ...derived, ...(words && wordsGiven(site, words)) } as ViewSection
}

/** Rows with links in the language of the page. */
function localRows(site: Site, { language }: SitePage, { rows }: Derived['fieldList']): Derived['fieldList'] {
  if (language === undefined) return { rows }
  return {
    rows: localLinks(site, rows, { file: '', keyPath: [] }).map((row) => ({
      ...row,
      ...(row.items && { items: row.items.map(({ words, href }) => ({ words, href: href && localHref(site, href) })) }),
    })),
  }
}

/** Interface texts of packages, by the prop names of the section type. */
function wordsGiven({ settings }: Site, asked: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(asked).map(([prop, name]) => [prop, wordsOfPackage(settings, name)]))
}

function isEmptyList(section: ViewSection): boolean {
  if (section.type === 'glossaryIndex') return section.entries.length === 0
  if (section.type === 'list') return section.groups.length === 0 && section.links === undefined && section.emptyText === undefined
  if (section.type === 'newsList') return section.news.length === 0
  return (section.type === 'entryCards' || section.type === 'relatedEntries') && section.cards.length === 0
}

/** A page as a card. */
function card(page: SitePage): Card {
  const { path, meta } = page
  return { path, name: meta.name, summary: meta.summary, icon: meta.icon, topics: meta.topics, cover: meta.cover, ...writtenOf(page) }
}

function pagesAt(site: Site, paths: string[]): SitePage[] {
  return paths.flatMap((path) => findPage(site, path) ?? [])
}

/** The most pages of the list on the search page; a larger site lists those with the shortest paths. */
const MOST_LISTED = 1000

function pagesByName(site: Site): TextLink[] {
  const pages = listedPages(site)
  const depth = ({ path }: SitePage) => path.split('/').length
  const listed = pages.length > MOST_LISTED ? pages.toSorted((one, other) => depth(one) - depth(other)).slice(0, MOST_LISTED) : pages
  const { compare } = new Intl.Collator(site.settings.language)
  return listed
    .map(({ path, meta }) => ({ label: meta.name, href: path }))
    .sort((one, other) => compare(one.label, other.label) || (one.href < other.href ? -1 : 1))
}

/** Up to six pages that the section or else the page names; without names three of its collection: the most alike, then the next ones. */
function relatedPages(site: Site, page: SitePage, paths: string[]): SitePage[] {
  const named = pagesAt(site, paths.length > 0 ? paths : page.meta.related)
  if (named.length > 0) return named.slice(0, 6)
  const { alike, following } = entriesBeside(site, page)
  return [...new Set([...alike, ...following])].slice(0, 3)
}

function neighbours(site: Site, page: SitePage): { previous?: TextLink; next?: TextLink } {
  const { before, after } = entriesBeside(site, page)
  const link = (entry: SitePage | undefined): TextLink | undefined => entry && { label: entry.meta.name, href: entry.path }
  return { previous: link(before), next: link(after) } as { previous?: TextLink; next?: TextLink }
}

/** Headings below a section: titles of sections and, in running text, headings of level 2. */
function contents(page: SitePage, after: number): TextLink[] {
  return page.sections.flatMap((section, index): TextLink[] => {
    if (index <= after || isUnlisted(page, section)) return []
    const { id: anchor, title: label } = section as Section & { title?: unknown }
    const title = typeof label === 'string' && label && anchor ? [{ label, href: `#${anchor}` }] : []
    return [...title, ...(page.headings[index] ?? []).map(({ id, label }) => ({ label, href: `#${id}` }))]
  })
}

/** Whether a table of contents leaves out a section: the page opener, or one without content of its own. */
function isUnlisted(page: SitePage, section: Section): boolean {
  return furniture.has(section.type) || (opensPage(page, section) && section.type !== 'glossaryEntry')
}

const furniture = new Set<SectionType>(['callToAction', 'relatedEntries', 'tableOfContents'])
