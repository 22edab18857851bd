import type { EmotionCache } from '@emotion/cache'
import type { Theme } from '#schemas/theme.ts'
import { accentSheet } from '#src/theme/accentSheet.ts'
import { siteTheme } from '#src/theme/siteTheme.ts'
import { type ThemeVariables, usedVariables, variableSheet } from '#src/theme/themeVariables.ts'
import { toneSheet } from '#src/theme/toneSheet.ts'
import { eachRuleOnce } from './eachRuleOnce.ts'
import type { Look } from './looksOf.ts'
import { mayMatch } from './mayMatch.ts'
import { type Rule, ruleTree, writtenRules } from './ruleTree.ts'
import type { Used } from './usedIn.ts'
import { withoutFallbacks } from './withoutFallbacks.ts'

/** The styles of a page, and the ids of the complete rules for Emotion. */
export type PageStyles = { css: string; styleIds: string[] }

/** The elements of a page, and the ids of rules that live sections use. */
export type OnPage = { looks: readonly Look[]; liveIds: ReadonlySet<string> }

/**
 * The cached styles used by pieces of HTML, in order: rules whose class occurs in it, by first occurrence, then their keyframes; with the
 * theme variables that they use and `baseCss`, the style sheet shared by all pages, does not define. Other rules in the cache, and their
 * order, make no difference. With `onPage`, rules that match nothing on the page are omitted; Emotion inserts all rules of their component
 * if it renders it in the browser.
 */
export function stylesOf(pieces: readonly Used[], cache: EmotionCache, theme: Theme, baseCss: string, onPage?: OnPage): PageStyles {
  const { inserted } = cache
  const ids = [...new Set(pieces.flatMap((piece) => piece.ids))].filter((id) => typeof inserted[id] === 'string')
  const isAccented = pieces.some((piece) => piece.isAccented)
  const { variables, accents } = siteTheme(theme)
  const styleIds: string[] = []
  const names = new Set<string>()
  let css = ''
  const keyframes = new Set<string>()
  const take = (id: string) => {
    const rules = inserted[id]
    if (typeof rules !== 'string') return
    const sheet = sheetOf(rules, variables, cache)
    const isWhole = !onPage || onPage.liveIds.has(id)
    if (isWhole) styleIds.push(id)
    const own = isWhole ? sheet.css : writtenRules(sheet.rules, (selector) => mayMatch(selector, onPage.looks))
    css += own
    for (const name of isWhole ? sheet.names : usedVariables(own, variables)) names.add(name)
    for (const name of sheet.keyframes) keyframes.add(name)
  }
  for (const id of ids) take(id)
  for (const id of [...keyframes].sort()) take(id)
  const ofBase = sheetOf(baseCss, variables, cache).names
  // An accent also changes values of the shared style sheet.
  const accentCss = isAccented ? accentSheet(new Set([...names, ...ofBase]), accents, variables) : ''
  const tones = variables.tones ? pieces.flatMap((piece) => piece.tones) : []
  const toneCss = tones.length > 0 ? toneSheet(new Set([...names, ...ofBase]), tones, variables) : ''
  for (const name of ofBase) names.delete(name)
  return { css: variableSheet(names, variables) + accentCss + toneCss + css, styleIds }
}

/** Distinct rules, as text and individually; the theme variables they use; the ids of keyframes. */
type Sheet = { css: string; rules: Rule[]; names: Set<string>; keyframes: string[] }

const known = new WeakMap<ThemeVariables, Map<string, Sheet>>()

/** The analysis of cached rules, computed once per theme: many pages share them. */
function sheetOf(rules: string, variables: ThemeVariables, { inserted, registered }: EmotionCache): Sheet {
  const ofTheme = known.get(variables) ?? new Map<string, Sheet>()
  known.set(variables, ofTheme)
  let sheet = ofTheme.get(rules)
  if (!sheet) {
    // Keyframes have no class. They enter the cache together with the rules that name them.
    const keyframes = Object.keys(inserted).filter((id) => registered[`css-${id}`] === undefined && rules.includes(id))
    const rulesOnce = ruleTree(eachRuleOnce(withoutFallbacks(rules, variables)))
    const css = writtenRules(rulesOnce, () => true)
    sheet = { css, rules: rulesOnce, names: usedVariables(css, variables), keyframes }
    ofTheme.set(rules, sheet)
  }
  return sheet
}
