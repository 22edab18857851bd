import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { ComponentType } from 'react'
import { App } from './app/App.tsx'
import { lazyFooter } from './shell/footer/lazyFooter.ts'
import { createPageStore } from './app/pageStore.ts'
import { StillHtmlContext } from './sections/StillHtml.ts'
import { preloadSections, sections } from './sections/index.tsx'
import { ServicesContext } from './ui/ServicesContext.ts'
import { SiteContext } from './ui/SiteContext.ts'
import { silentServices } from './services/silentServices.ts'
import type { PageData, ViewSection } from './site/pages/pageData.ts'
import type { ShellData } from './site/menus/shellData.ts'
import { siteTheme } from './theme/siteTheme.ts'
import { type ThemeVariables, usedVariables, variableSheet } from './theme/themeVariables.ts'
import type { SectionType } from '#schemas/sections/index.ts'
import type { Theme } from '#schemas/theme.ts'

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

/** Renders one page. `baseCss` is the style sheet that all pages share. Throws what a component throws. */
export function renderPage(shell: ShellData, data: PageData, baseCss: string): RenderedPage {
  const pages = createPageStore(source, { path: data.path, state: { status: 'ready', data, mode: 'rendered' } })
  const ready = new Map(data.sections.filter(isStill).map((section) => [section, stillHtml(shell, section)]))
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={data.path}>
        <StillHtmlContext value={(section) => ready.get(section)!}>
          <App shell={shell} pages={pages} gates={null} services={silentServices} />
        </StillHtmlContext>
      </StaticRouter>
    </CacheProvider>,
  )
  return { html, ...stylesOf(html, shell.theme, baseCss) }
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
  return renderToStaticMarkup(
    <CacheProvider value={cache}>
      <SiteContext value={shell}>
        <ServicesContext value={silentServices}>
          <div className="container">
            <View {...section} />
          </div>
        </ServicesContext>
      </SiteContext>
    </CacheProvider>,
  )
}

/**
 * The styles that the HTML uses: those whose class occurs in it, and those without a class, such as keyframes; with the variables of the
 * theme that they refer to and `baseCss` does not set.
 */
function stylesOf(html: string, theme: Theme, baseCss: string): { css: string; styleIds: string[] } {
  // In the preview the names of classes go on, with that of the component.
  const used = new Set([...html.matchAll(/\bcss-([\w-]+)/g)].map((match) => match[1]!))
  const styleIds: string[] = []
  const names = new Set<string>()
  const { variables } = siteTheme(theme)
  let css = ''
  for (const [id, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string' || (cache.registered[`css-${id}`] !== undefined && !used.has(id))) continue
    styleIds.push(id)
    css += rules
    for (const name of variablesOf(id, rules, variables)) names.add(name)
  }
  for (const name of variablesOf('base', baseCss, variables)) names.delete(name)
  return { css: variableSheet(names, variables) + css, styleIds }
}

// Rules are shared by many pages.
const known = new WeakMap<ThemeVariables, Map<string, Set<string>>>()

function variablesOf(id: string, rules: string, variables: ThemeVariables): Set<string> {
  const ofTheme = known.get(variables) ?? new Map<string, Set<string>>()
  known.set(variables, ofTheme)
  const names = ofTheme.get(id) ?? usedVariables(rules, variables)
  ofTheme.set(id, names)
  return names
}
