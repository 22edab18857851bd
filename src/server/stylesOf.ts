import type { EmotionCache } from '@emotion/cache'
import type { Theme } from '#schemas/theme.ts'
import { accentSheet } from '#src/theme/accentSheet.ts'
import { siteTheme } from '#src/theme/siteTheme.ts'
import { type ThemeVariables, usedVariables, variableSheet } from '#src/theme/themeVariables.ts'
import { eachRuleOnce } from './eachRuleOnce.ts'

/** The styles of a page, and the ids under which Emotion knows them. */
export type PageStyles = { css: string; styleIds: string[] }

/**
 * The styles in the cache that the HTML uses: those whose class occurs in it, in the order in which the classes do, then the keyframes that
 * these name; with the variables of the theme that they refer to and `baseCss`, the style sheet that all pages share, does not set. What
 * else is in the cache, and in which order it came there, makes no difference.
 */
export function stylesOf(html: string, cache: EmotionCache, theme: Theme, baseCss: string): PageStyles {
  const { inserted } = cache
  const styleIds: string[] = []
  const names = new Set<string>()
  const { variables, accents } = siteTheme(theme)
  let css = ''
  const keyframes = new Set<string>()
  const take = (id: string) => {
    const rules = inserted[id]
    if (typeof rules !== 'string') return
    styleIds.push(id)
    const sheet = sheetOf(rules, variables, cache)
    css += sheet.css
    for (const name of sheet.names) names.add(name)
    for (const name of sheet.keyframes) keyframes.add(name)
  }
  for (const id of classesIn(html)) take(id)
  for (const id of [...keyframes].sort()) take(id)
  const ofBase = sheetOf(baseCss, variables, cache).names
  // An accent changes what the shared style sheet sets, too.
  const accentCss = html.includes(' data-accent=') ? accentSheet(new Set([...names, ...ofBase]), accents) : ''
  for (const name of ofBase) names.delete(name)
  return { css: variableSheet(names, variables) + accentCss + css, styleIds }
}

const CLASS = /[\w-]+/y

/** The ids of the rules whose classes stand in the HTML, in the order in which they first do. */
function classesIn(html: string): Set<string> {
  const ids = new Set<string>()
  for (let at = html.indexOf('css-'); at >= 0; at = html.indexOf('css-', at + 4)) {
    CLASS.lastIndex = at + 4
    ids.add(CLASS.exec(html)?.[0] ?? '')
  }
  return ids
}

/** Rules without repetition, the names of the variables of a theme that they refer to, and the ids of the keyframes. */
type Sheet = { css: string; names: Set<string>; keyframes: string[] }

const known = new WeakMap<ThemeVariables, Map<string, Sheet>>()

/** What there is to know of some rules in the cache, worked out once for each theme: many pages share them. */
function sheetOf(rules: string, variables: ThemeVariables, { inserted, registered }: EmotionCache): Sheet {
  const ofTheme = known.get(variables) ?? new Map<string, Sheet>()
  known.set(variables, ofTheme)
  let sheet = ofTheme.get(rules)
  if (!sheet) {
    // Keyframes have no class. They come into the cache together with the rules that name them.
    const keyframes = Object.keys(inserted).filter((id) => registered[`css-${id}`] === undefined && rules.includes(id))
    sheet = { css: eachRuleOnce(rules), names: usedVariables(rules, variables), keyframes }
    ofTheme.set(rules, sheet)
  }
  return sheet
}
