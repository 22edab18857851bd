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
export function stylesOf(html: string, { inserted, registered }: EmotionCache, theme: Theme, baseCss: string): PageStyles {
  const styleIds: string[] = []
  const names = new Set<string>()
  const { variables, accents } = siteTheme(theme)
  let css = ''
  const take = (id: string) => {
    const rules = inserted[id]
    if (typeof rules !== 'string') return
    styleIds.push(id)
    const sheet = sheetOf(rules, variables)
    css += sheet.css
    for (const name of sheet.names) names.add(name)
  }
  for (const id of classesIn(html)) take(id)
  const ofClasses = css
  // Keyframes have no class.
  const others = Object.keys(inserted).filter((id) => registered[`css-${id}`] === undefined && ofClasses.includes(id))
  for (const id of others.sort()) take(id)
  const ofBase = sheetOf(baseCss, variables).names
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

/** Rules without repetition, and the names of the variables of a theme that they refer to. */
type Sheet = { css: string; names: Set<string> }

const known = new WeakMap<ThemeVariables, Map<string, Sheet>>()

/** What there is to know of some rules, worked out once for each theme: many pages share them. */
function sheetOf(rules: string, variables: ThemeVariables): Sheet {
  const ofTheme = known.get(variables) ?? new Map<string, Sheet>()
  known.set(variables, ofTheme)
  const sheet = ofTheme.get(rules) ?? { css: eachRuleOnce(rules), names: usedVariables(rules, variables) }
  ofTheme.set(rules, sheet)
  return sheet
}
