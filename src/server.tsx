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
import { silentServices } from './services/silentServices.ts'
import type { PageData, ViewSection } from './site/pages/pageData.ts'
import type { ShellData } from './site/menus/shellData.ts'
import { accentSheet } from './theme/accentSheet.ts'
import { siteTheme } from './theme/siteTheme.ts'
import { eachRuleOnce } from '#src/theme/eachRuleOnce.ts'
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

/**
 * The styles that the HTML uses: those whose class occurs in it, and those without a class, such as keyframes; with the variables of the
 * theme that they refer to and `baseCss` does not set.
 */
function stylesOf(html: string, theme: Theme, baseCss: string): { css: string; styleIds: string[] } {
  const used = classesIn(html)
  const styleIds: string[] = []
  const names = new Set<string>()
  const { variables, accents } = siteTheme(theme)
  let css = ''
  for (const [id, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string' || (cache.registered[`css-${id}`] !== undefined && !used.has(id))) continue
    styleIds.push(id)
    css += onceOf(id, rules)
    for (const name of variablesOf(id, rules, variables)) names.add(name)
  }
  const ofBase = variablesOf('base', baseCss, variables)
  // An accent changes what the shared style sheet sets, too.
  const accentCss = html.includes(' data-accent=') ? accentSheet(new Set([...names, ...ofBase]), accents) : ''
  for (const name of ofBase) names.delete(name)
  return { css: variableSheet(names, variables) + accentCss + css, styleIds }
}

const CLASS = /[\w-]+/y

/** The ids of the rules whose classes stand in the HTML. */
function classesIn(html: string): Set<string> {
  const ids = new Set<string>()
  for (let at = html.indexOf('css-'); at >= 0; at = html.indexOf('css-', at + 4)) {
    CLASS.lastIndex = at + 4
    ids.add(CLASS.exec(html)?.[0] ?? '')
  }
  return ids
}

const once = new Map<string, string>()

function onceOf(id: string, rules: string): string {
  const said = once.get(id) ?? eachRuleOnce(rules)
  once.set(id, said)
  return said
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
