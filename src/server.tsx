import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { ComponentType, ReactNode } from 'react'
import { App } from './app/App.tsx'
import { HeaderRow } from './shell/header/Header.tsx'
import { relationToPage } from './shell/menu/relationToPage.ts'
import { recentOf } from './site/recentOf.ts'
import { lazyFooter } from './shell/footer/lazyFooter.ts'
import { createPageStore } from './app/pageStore.ts'
import { preloadSections, sections } from './sections/index.tsx'
import { MadeHtmlContext } from './ui/MadeHtml.ts'
import { PicturesContext } from './ui/PicturesContext.ts'
import { ServicesContext } from './ui/ServicesContext.ts'
import { SiteContext } from './ui/SiteContext.ts'
import { prepareOnce } from './server/once.tsx'
import { type PageStyles, stylesOf } from './server/stylesOf.ts'
import { silentServices } from './services/silentServices.ts'
import type { PageData, ViewSection } from './site/pages/pageData.ts'
import type { ShellData } from './site/menus/shellData.ts'
import { shellInLanguage } from './site/menus/shellInLanguage.ts'
import type { SectionType } from '#schemas/sections/index.ts'

/** A page as HTML with the styles of the components on it. */
type RenderedPage = PageStyles & { html: string }

const cache: EmotionCache = createCache({ key: 'css' })
// Styles are then collected in the cache; otherwise they would be written between the elements.
cache.compat = true

const source = { fetchPage: () => Promise.resolve({ status: 'missing' as const }), fetchCode: () => Promise.resolve() }

/** Loads the code of all sections and of the footer. Pages can be rendered once it has settled. */
export async function prepare(): Promise<void> {
  await Promise.all([preloadSections(Object.keys(sections) as SectionType[]), lazyFooter.preload()])
}

/** Section types that hydrate; the data of the others is not needed in the document. */
export const liveTypes: readonly string[] = Object.entries(sections).flatMap(([type, { behaviour }]) =>
  behaviour === 'live' ? [type] : [],
)

/** The markup of the footer as it stands in the main layout. */
export function footerHtml(shell: ShellData): string {
  return partsOnce(shell).footer
}

/** Renders one page. `baseCss` is the style sheet that all pages share. Throws what a component throws. */
export function renderPage(whole: ShellData, data: PageData, baseCss: string): RenderedPage {
  const shell = data.language ? shellInLanguage(whole, data.language.tag) : whole
  const pages = createPageStore(source, { path: data.path, state: { status: 'ready', data, mode: 'rendered' } })
  prepareOnce(cache)
  const ready = new Map(data.sections.filter(isStill).map((section) => [section, sectionHtml(shell, section)]))
  const [preloads, header] = data.layout === 'main' ? headerHtml(shell, data.path) : ['', '']
  const made = { header, footer: partsOnce(shell).footer, section: (section: ViewSection) => ready.get(section)! }
  const page = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={data.path}>
        <MadeHtmlContext value={made}>
          <App shell={shell} pages={pages} gates={null} services={silentServices} />
        </MadeHtmlContext>
      </StaticRouter>
    </CacheProvider>,
  )
  const html = preloads + page
  return { html, ...stylesOf(html, cache, shell.theme, baseCss) }
}

function isStill({ type }: ViewSection): boolean {
  return sections[type].behaviour === 'still'
}

/** Parts that many pages share come again soon; the markup of others is not kept for long. */
const MOST_KEPT = 500

/** The markup of the parts of one site. */
type Parts = ReturnType<typeof partsOf>

const known = new WeakMap<ShellData, Parts>()

function partsOf(shell: ShellData) {
  const { entries } = shell.header
  return {
    sections: recentOf<string>(MOST_KEPT),
    headers: recentOf<string>(MOST_KEPT),
    /** Where links of the header lead. */
    locations: entries.flatMap(({ path, groups }) => [path, ...groups.flatMap(({ items }) => items.map(({ location }) => location))]),
    footer: markup(shell, <lazyFooter.View />),
  }
}

function partsOnce(shell: ShellData): Parts {
  const parts = known.get(shell) ?? partsOf(shell)
  known.set(shell, parts)
  return parts
}

/** The markup of a still section, made once for equal sections of one site. Nothing in it knows which page it stands on. */
function sectionHtml(shell: ShellData, section: ViewSection): string {
  return madeOnce(partsOnce(shell).sections, JSON.stringify(section), () => renderSection(shell, section))
}

/**
 * The markup of what is in the header, made once for all pages to which its links stand in the same relation; before it, links to what it
 * needs at once, which React puts before all else.
 */
function headerHtml(shell: ShellData, path: string): [preloads: string, html: string] {
  const { headers, locations } = partsOnce(shell)
  const relations = locations.map((location) => relationToPage(location, path))
  // As React writes it for pages, with what it needs to hydrate.
  const html = madeOnce(headers, relations.join(), () => renderToString(inSite(shell, <HeaderRow path={path} />)))
  const end = /^(?:<link [^>]*>)*/.exec(html)![0].length
  return [html.slice(0, end), html.slice(end)]
}

function madeOnce(kept: Parts['sections'], key: string, make: () => string): string {
  const before = kept.get(key)
  if (before !== undefined) return before
  const made = make()
  kept.set(key, made)
  return made
}

function renderSection(shell: ShellData, section: ViewSection): string {
  // The table pairs each type with its component; the compiler cannot follow the pairing through a union.
  const View = sections[section.type].View as ComponentType<ViewSection>
  return markup(
    shell,
    <div className="container">
      <PicturesContext value={section.pictures}>
        <View {...section} />
      </PicturesContext>
    </div>,
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
