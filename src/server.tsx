import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { lazyFooter } from './shell/footer/lazyFooter.ts'
import { createPageStore } from './app/pageStore.ts'
import { preloadSections, sections } from './sections/index.tsx'
import { silentServices } from './services/silentServices.ts'
import type { PageData } from './site/pages/pageData.ts'
import type { ShellData } from './site/menus/shellData.ts'
import type { SectionType } from '#schemas/sections/index.ts'

/** A page as HTML with the styles of the components on it. */
type RenderedPage = { html: string; css: string; styleIds: string[] }

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

/** Renders one page. Throws what a component throws. */
export function renderPage(shell: ShellData, data: PageData): RenderedPage {
  const pages = createPageStore(source, { path: data.path, state: { status: 'ready', data, mode: 'rendered' } })
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={data.path}>
        <App shell={shell} pages={pages} gates={null} services={silentServices} />
      </StaticRouter>
    </CacheProvider>,
  )
  return { html, ...stylesOf(html) }
}

/** The styles that the HTML uses: those whose class occurs in it, and those without a class, such as keyframes. */
function stylesOf(html: string): { css: string; styleIds: string[] } {
  const used = new Set([...html.matchAll(/\bcss-([a-z0-9]+)/g)].map((match) => match[1]!))
  const styleIds: string[] = []
  let css = ''
  for (const [id, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string' || (cache.registered[`css-${id}`] !== undefined && !used.has(id))) continue
    styleIds.push(id)
    css += rules
  }
  return { css, styleIds }
}
