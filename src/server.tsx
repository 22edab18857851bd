import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { ComponentType, ReactNode } from 'react'
import { AdoptedHtmlContext } from './app/AdoptedHtml.ts'
import { App } from './app/App.tsx'
import { lazyFooter } from './shell/footer/lazyFooter.ts'
import { createPageStore } from './app/pageStore.ts'
import { StillHtmlContext } from './sections/StillHtml.ts'
import { preloadSections, sections } from './sections/index.tsx'
import { PicturesContext } from './ui/PicturesContext.ts'
import { ServicesContext } from './ui/ServicesContext.ts'
import { SiteContext } from './ui/SiteContext.ts'
import { prepareOnce } from './server/once.tsx'
import { type PageStyles, stylesOf } from './server/stylesOf.ts'
import { silentServices } from './services/silentServices.ts'
import type { PageData, ViewSection } from './site/pages/pageData.ts'
import type { ShellData } from './site/menus/shellData.ts'
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

/** Renders one page. `baseCss` is the style sheet that all pages share. Throws what a component throws. */
export function renderPage(shell: ShellData, data: PageData, baseCss: string): RenderedPage {
  const pages = createPageStore(source, { path: data.path, state: { status: 'ready', data, mode: 'rendered' } })
  prepareOnce(cache)
  const ready = new Map(data.sections.filter(isStill).map((section) => [section, stillHtml(shell, section)]))
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={data.path}>
        <AdoptedHtmlContext value={footerHtml(shell)}>
          <StillHtmlContext value={(section) => ready.get(section)!}>
            <App shell={shell} pages={pages} gates={null} services={silentServices} />
          </StillHtmlContext>
        </AdoptedHtmlContext>
      </StaticRouter>
    </CacheProvider>,
  )
  return { html, ...stylesOf(html, cache, shell.theme, baseCss) }
}

function isStill({ type }: ViewSection): boolean {
  return sections[type].behaviour === 'still'
}

/** Sections that many pages share come again soon; the markup of others is not kept for long. */
const MOST_KEPT = 500

const kept = new WeakMap<ShellData, Map<string, string>>()

/** The markup of a still section, made once for equal sections of one site. Nothing in it knows which page it stands on. */
function stillHtml(shell: ShellData, section: ViewSection): string {
  const made = kept.get(shell) ?? new Map<string, string>()
  kept.set(shell, made)
  const key = JSON.stringify(section)
  const html = made.get(key) ?? renderSection(shell, section)
  // Taken out and put back, the ones used last stand last.
  made.delete(key)
  made.set(key, html)
  if (made.size > MOST_KEPT) made.delete(made.keys().next().value!)
  return html
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

const footers = new WeakMap<ShellData, string>()

/** The markup of the footer, the same on all pages of a site. */
function footerHtml(shell: ShellData): string {
  const html = footers.get(shell) ?? markup(shell, <lazyFooter.View />)
  footers.set(shell, html)
  return html
}

function markup(shell: ShellData, node: ReactNode): string {
  return renderToStaticMarkup(
    <CacheProvider value={cache}>
      <SiteContext value={shell}>
        <ServicesContext value={silentServices}>{node}</ServicesContext>
      </SiteContext>
    </CacheProvider>,
  )
}
