import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { shared } from 'virtual:shared-modules'
import type { ComponentType, ReactNode } from 'react'
import { App } from './app/App.tsx'
import { Breadcrumb } from './app/Breadcrumb.tsx'
import { HeaderRow } from './shell/header/Header.tsx'
import { relationToPage } from './shell/menu/relationToPage.ts'
import { setSiteBase } from './site/base/siteBase.ts'
import { recentOf } from './site/recentOf.ts'
import { lazyFooter } from './shell/footer/lazyFooter.ts'
import { createPageStore } from './app/pageStore.ts'
import { ownViews } from 'virtual:own-sections'
import { behaviourOf } from './sections/behaviourOf.ts'
import { addSections, preloadAllSections, sections } from './sections/index.tsx'
import { SectionContexts } from './sections/SectionContexts.tsx'
import type { OwnEntry } from './sections/SectionEntry.ts'
import { writers } from './sections/writers.ts'
import { MadeHtmlContext } from './ui/MadeHtml.ts'
import { ServicesContext } from './ui/ServicesContext.ts'
import { SiteContext } from './ui/SiteContext.ts'
import { codeTexts } from './server/templates/codeTexts.ts'
import { type Look, looksOf } from './server/styles/looksOf.ts'
import { renderByTemplate } from './server/templates/templateRendering.ts'
import { type PageStyles, stylesOf } from './server/styles/stylesOf.ts'
import { type Used, usedIn } from './server/styles/usedIn.ts'
import { marksIn, withoutMarks } from './server/styles/withoutMarks.ts'
import { vendorPrefixes } from './server/styles/vendorPrefixes.ts'
import { silentServices } from './services/silentServices.ts'
import { byFields } from './site/markdown/byFields.ts'
import type { MarkdownWriter } from './site/markdown/MarkdownWriter.ts'
import { type MarkdownHead, pageMarkdown } from './site/markdown/pageMarkdown.ts'
import { inSection } from './site/pages/failedSection.ts'
import type { PageData, TextLink, ViewSection } from './site/pages/pageData.ts'
import type { ShellData } from './site/menus/shellData.ts'
import { shellInLanguage } from './site/menus/shellInLanguage.ts'

/** A page as HTML, with the styles of its components. */
type RenderedPage = PageStyles & { html: string }

const cache: EmotionCache = createCache({ key: 'css', stylisPlugins: [vendorPrefixes] })
// Styles are then collected in the cache; otherwise they would be written between the elements.
cache.compat = true

const source = { fetchPage: () => Promise.resolve({ status: 'missing' as const }), fetchCode: () => Promise.resolve() }

/** Whether a text occurs in the code, if sections are rendered from templates. */
let isOwnText: ((text: string) => boolean) | undefined

/**
 * Loads the code of all sections and of the footer. Pages can be rendered once it has settled. With the source text of this code, sections
 * are rendered from templates, which pays off for many pages. `own` is the address of the company’s section types, which are bundled
 * separately and import shared modules only from here.
 */
export async function prepare(code?: string, own?: string): Promise<void> {
  isOwnText = code === undefined ? undefined : codeTexts(code)
  if (own !== undefined) {
    ;(globalThis as Record<symbol, unknown>)[Symbol.for('page-builder/shared')] = shared
    const { ownViews: apart } = (await import(/* @vite-ignore */ own)) as typeof import('virtual:own-sections')
    addSections(apart)
    ownEntries.push(...apart)
    liveTypes = typesThatHydrate()
  }
  await Promise.all([preloadAllSections(), lazyFooter.preload(), ...ownEntries.map(addWriter)])
}

/** The own section types, also those that are bundled separately. */
const ownEntries = [...ownViews]

/** The writers of Markdown, by section type. */
const writersOf = new Map(Object.entries(writers) as [string, MarkdownWriter<object>][])

async function addWriter({ type, markdown, shows = {} }: OwnEntry): Promise<void> {
  writersOf.set(type, markdown ? await markdown() : byFields(shows))
}

/** A page as Markdown. `url` is the address of the site. Throws the error of a writer, with the section. */
export function markdownOf(whole: ShellData, data: PageData, head: MarkdownHead, url: string): string {
  const { words, backends } = shellOf(whole, data)
  return pageMarkdown(data, head, {
    url,
    words,
    backends,
    writerFor: ({ type }) => ({ write: writersOf.get(type)!, opensPage: sections[type].traits.opensPage === true }),
  })
}

/** Whether a section hydrates; documents need no data of the others. */
export function hydrates(section: ViewSection): boolean {
  return !isStill(section)
}

/** The section types that hydrate, or some of whose sections do, once everything is prepared. */
export let liveTypes = typesThatHydrate()

function typesThatHydrate(): readonly string[] {
  return Object.entries(sections).flatMap(([type, { behaviour }]) => (behaviour === 'still' ? [] : [type]))
}

/** The footer’s markup in the main layout. */
export function footerHtml(shell: ShellData): string {
  setSiteBase(shell.base)
  return partsOnce(shell).footer.html
}

/** A piece of markup, and the styles it uses. */
type Piece = { html: string; used: Used }

/** React leaves a part below a `Suspense` that fails or waits to the browser. */
const LEFT_OUT = '<!--$!-->'

/**
 * Renders one page. `baseCss` is the style sheet that all pages share. With `onlyUsed`, rules that match nothing on this page are left out
 * of its own. Throws the error of a still section’s component, with the section. If React has left something out, the markup contains
 * `LEFT_OUT`, and `failAsSections` says why.
 */
export function renderPage(whole: ShellData, data: PageData, baseCss: string, onlyUsed = false): RenderedPage {
  const shell = shellOf(whole, data)
  const { footer } = partsOnce(shell)
  const [preloads, header] = data.layout === 'main' ? headerOf(shell, data.path) : [NOTHING, NOTHING]
  const parts = new Map([
    ['header', header],
    ['footer', footer],
  ])
  const first = [preloads]
  for (const [index, section] of data.sections.entries()) {
    if (!isStill(section)) continue
    try {
      if (index > 0) parts.set(String(index), sectionOf(shell, section))
      else {
        const [needed, opening] = openingOf(shell, { section, trail: data.breadcrumb })
        first.push(needed)
        parts.set('0', opening)
      }
    } catch (error) {
      throw inSection(error, { index, type: section.type })
    }
  }
  const frame = framed(renderToString(frameNode(shell, data)))
  const pieces = [...first, ...frame.map((piece) => ('place' in piece ? parts.get(piece.place)! : piece))]
  const used = pieces.map((piece) => piece.used)
  const onPage = onlyUsed ? { looks: looksOn(pieces, footer), liveIds: idsInFrame(frame) } : undefined
  const styles = stylesOf(used, cache, shell.theme, baseCss, onPage)
  const made = onPage && new Set(parts.values())
  const marks = onPage && marksIn(baseCss, styles.css)
  const htmlOf = (piece: Piece) => (marks && made?.has(piece) ? withoutMarks(piece.html, marks) : piece.html)
  // Concatenated, not joined: the text is copied once, with the document.
  return { html: pieces.reduce((html, piece) => html + htmlOf(piece), ''), ...styles }
}

/** The elements of a page. Those of the footer are ignored: it may change without its pages being rendered. */
function looksOn(pieces: readonly Piece[], footer: Piece): Look[] {
  const looks = new Map<string, Look>()
  for (const piece of pieces) {
    if (piece === footer) continue
    const own = looksIn.get(piece) ?? looksOf(piece.html)
    looksIn.set(piece, own)
    for (const [key, look] of own) looks.set(key, look)
  }
  return [...looks.values()]
}

const looksIn = new WeakMap<Piece, ReadonlyMap<string, Look>>()

/** The ids of rules used by live sections, which are part of the frame. */
function idsInFrame(frame: Frame): Set<string> {
  return new Set(frame.flatMap((piece) => ('place' in piece ? [] : piece.used.ids)))
}

/**
 * Throws the error of the first section that React left out, completely or in part, and names the section. A part of a live section that
 * only waits below its own `Suspense`, such as code that loads later, may be left out.
 */
export async function failAsSections(whole: ShellData, data: PageData): Promise<void> {
  const shell = shellOf(whole, data)
  for (const [index, section] of data.sections.entries()) {
    const alone = { ...data, sections: [section] }
    const error = isStill(section)
      ? ((await errorIn(inSite(shell, contentOf(section)))) ?? (isLeftOut(shell, contentOf(section)) && waits()))
      : ((await errorIn(frameNode(shell, alone))) ?? (isEmpty(shell, alone) && waits()))
    if (error) throw inSection(error.thrown, { index, type: section.type })
  }
  const error = await errorIn(frameNode(shell, data))
  if (error) throw error.thrown
}

type Thrown = { thrown: unknown }

/** Node’s version, because this file runs in Node. */
declare function setImmediate(call: () => void): void

const waits = (): Thrown => ({ thrown: new Error('it waits for a promise, and a page is rendered without waiting') })

/** The first error while rendering something, at any depth. */
async function errorIn(node: ReactNode): Promise<Thrown | undefined> {
  let found: Thrown | undefined
  let isOver = false
  const onError = (thrown: unknown) => {
    if (!isOver) found ??= { thrown }
  }
  const { abort } = renderToPipeableStream(node, { onError, onShellError: onError })
  // By then React has rendered everything that does not wait.
  await new Promise<void>((resolve) => setImmediate(resolve))
  isOver = true
  abort()
  return found
}

/** Whether the place of a live section stays empty. */
function isEmpty(shell: ShellData, data: PageData): boolean {
  let found = false
  renderToString(frameNode(shell, data, () => (found = true)))
  return found
}

/** Whether React leaves out a part of something. */
function isLeftOut(shell: ShellData, node: ReactNode): boolean {
  return renderToString(inSite(shell, node)).includes(LEFT_OUT)
}

/** The shared part of the site for a page, which is rendered next. */
function shellOf(whole: ShellData, { language }: PageData): ShellData {
  setSiteBase(whole.base)
  return language ? shellInLanguage(whole, language.tag) : whole
}

function pieceOf(html: string): Piece {
  return { html, used: usedIn(html) }
}

const NOTHING = pieceOf('')

/** Markup, and the resource links that React puts before it. */
function withPreloads(html: string): [preloads: Piece, rest: Piece] {
  const end = /^(?:<link [^>]*>)*/.exec(html)![0].length
  return [end > 0 ? pieceOf(html.slice(0, end)) : NOTHING, pieceOf(html.slice(end))]
}

function isStill(section: ViewSection): boolean {
  return behaviourOf(section) === 'still'
}

/** Shared parts occur again soon; other markup is not cached for long. */
const MOST_KEPT = 500

/** Caches shared by the pages of one site. */
type Parts = ReturnType<typeof partsOf>

/** The start of a page: a still section with the breadcrumb. */
type Opening = { section: ViewSection; trail: TextLink[] }

/** The markup around the separately rendered parts of a page: pieces, and the names of those parts. */
type Frame = (Piece | { place: string })[]

const known = new WeakMap<ShellData, Parts>()

function partsOf(shell: ShellData) {
  const { entries } = shell.header
  return {
    sections: recentOf<Piece>(MOST_KEPT),
    openings: recentOf<[Piece, Piece]>(MOST_KEPT),
    headers: recentOf<[Piece, Piece]>(MOST_KEPT),
    section: isOwnText && renderByTemplate((section: ViewSection) => renderSection(shell, section), isOwnText),
    opening: isOwnText && renderByTemplate((opening: Opening) => renderOpening(shell, opening), isOwnText),
    /** The targets of the header’s links. */
    locations: entries.flatMap(({ path, groups }) => [path, ...groups.flatMap(({ items }) => items.map(({ location }) => location))]),
    footer: pieceOf(markup(shell, <lazyFooter.View />)),
  }
}

function partsOnce(shell: ShellData): Parts {
  const parts = known.get(shell) ?? partsOf(shell)
  known.set(shell, parts)
  return parts
}

/** The markup of a still section, rendered once for equal sections of one site, independent of the page. */
function sectionOf(shell: ShellData, section: ViewSection): Piece {
  const parts = partsOnce(shell)
  const again = parts.section?.(section)
  return again !== undefined
    ? pieceOf(again)
    : madeOnce(parts.sections, JSON.stringify(section), () => pieceOf(renderSection(shell, section)))
}

/** The markup of the start of a page, preceded by its resource links. */
function openingOf(shell: ShellData, opening: Opening): [preloads: Piece, html: Piece] {
  const parts = partsOnce(shell)
  const again = parts.opening?.(opening)
  if (again !== undefined) return withPreloads(again)
  return madeOnce(parts.openings, JSON.stringify(opening), () => withPreloads(renderOpening(shell, opening)))
}

/** The markup of the header, rendered once for all pages with the same relation to its links, preceded by its resource links. */
function headerOf(shell: ShellData, path: string): [preloads: Piece, html: Piece] {
  const { headers, locations } = partsOnce(shell)
  const relations = locations.map((location) => relationToPage(location, path))
  // As React writes it for hydration.
  return madeOnce(headers, relations.join(), () => withPreloads(renderToString(inSite(shell, <HeaderRow path={path} />))))
}

/** Stands for a part in the markup of a frame. */
const PART = /\u0001([a-z\d]{1,9})\u0002/

function framed(html: string): Frame {
  return html.split(PART).map((part, index) => (index % 2 === 1 ? { place: part } : pieceOf(part)))
}

function frameNode(shell: ShellData, data: PageData, onEmpty?: () => void): ReactNode {
  const pages = createPageStore(source, { path: data.path, state: { status: 'ready', data, mode: 'rendered' } })
  const place = (name: string) => `\u0001${name}\u0002`
  const made = {
    header: place('header'),
    footer: place('footer'),
    section: (section: ViewSection) => place(String(data.sections.indexOf(section))),
    ...(onEmpty && { onEmpty }),
  }
  return (
    <CacheProvider value={cache}>
      <StaticRouter location={data.path}>
        <MadeHtmlContext value={made}>
          <App shell={shell} pages={pages} gates={null} services={silentServices} />
        </MadeHtmlContext>
      </StaticRouter>
    </CacheProvider>
  )
}

function madeOnce<Made>(
  kept: { get(key: string): Made | undefined; set(key: string, value: Made): void },
  key: string,
  make: () => Made,
): Made {
  const before = kept.get(key)
  if (before !== undefined) return before
  const made = make()
  kept.set(key, made)
  return made
}

function renderSection(shell: ShellData, section: ViewSection): string {
  const content = contentOf(section)
  // React adds no markers to markup that does not hydrate.
  return sections[section.type].isOwn && isLeftOut(shell, content) ? LEFT_OUT : markup(shell, content)
}

/** As React writes it within a page. */
function renderOpening(shell: ShellData, { section, trail }: Opening): string {
  return renderToString(inSite(shell, contentOf(section, <Breadcrumb trail={trail} />)))
}

function contentOf(section: ViewSection, lead?: ReactNode): ReactNode {
  // The table pairs each type with its component; the compiler cannot follow the pairing through a union.
  const View = sections[section.type].View as ComponentType<ViewSection>
  return (
    <div className="container">
      {lead}
      <SectionContexts section={section}>
        <View {...section} />
      </SectionContexts>
    </div>
  )
}

function markup(shell: ShellData, node: ReactNode): string {
  return renderToStaticMarkup(inSite(shell, node))
}

function inSite(shell: ShellData, node: ReactNode): ReactNode {
  return (
    <CacheProvider value={cache}>
      <SiteContext value={shell}>
        <ServicesContext value={silentServices}>{node}</ServicesContext>
      </SiteContext>
    </CacheProvider>
  )
}
