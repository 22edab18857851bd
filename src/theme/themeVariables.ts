import type { CssVarsTheme, Theme } from '@mui/material/styles'
import { SCHEME_SELECTOR } from './createSiteTheme.ts'
import { cssRule } from './cssRule.ts'

/** A theme’s CSS variables by name, on light surfaces and, if they differ, on dark ones; for a dark page, also in print. */
export type ThemeVariables = { light: ReadonlyMap<string, string>; dark: ReadonlyMap<string, string>; paper?: ReadonlyMap<string, string> }

const REFERENCE = /var\((--mui-[\w-]+)/g

/** The variables of a theme from `createSiteTheme`. */
export function themeVariables(theme: Theme & CssVarsTheme): ThemeVariables {
  const light = new Map<string, string>([
    ['--mui-font', theme.typography.fontFamily!],
    ['--mui-heading-weight', String(theme.typography.h2.fontWeight)],
  ])
  const dark = new Map<string, string>()
  const darkSelector = SCHEME_SELECTOR.replace('%s', 'dark')
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, values] of Object.entries(sheet)) {
      const into = selector === darkSelector ? dark : light
      for (const [name, value] of Object.entries(values as Record<string, string | number>)) into.set(name, String(value))
    }
  }
  for (const [name, value] of dark) if (light.get(name) === value) dark.delete(name)
  return { light, dark }
}

/** The theme variables that CSS uses, including those that their values use. */
export function usedVariables(css: string, { light, dark }: ThemeVariables): Set<string> {
  const used = new Set<string>()
  const texts = [css]
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const [, name] of text.matchAll(REFERENCE)) {
      if (used.has(name!)) continue
      used.add(name!)
      texts.push(light.get(name!) ?? '', dark.get(name!) ?? '')
    }
  }
  return used
}

/** A style sheet that defines the named variables: for the whole document, and again for dark surfaces and light ones within those. */
export function variableSheet(names: Iterable<string>, { light, dark, paper }: ThemeVariables): string {
  const root: string[] = []
  const onPaper: string[] = []
  const onDark: string[] = []
  const onLight: string[] = []
  for (const name of names) {
    const value = light.get(name)
    if (value === undefined) continue
    const printed = paper?.get(name)
    if (printed !== undefined && printed !== value) onPaper.push(`${name}:${printed}`)
    const other = dark.get(name)
    if (other === undefined) root.push(`${name}:${value}`)
    else {
      onLight.push(`${name}:${value}`)
      onDark.push(`${name}:${other}`)
    }
  }
  const selector = (scheme: string) => SCHEME_SELECTOR.replace('%s', scheme)
  // Backgrounds are not printed, so print is dark on light.
  const darkRule = cssRule(selector('dark'), onDark)
  const paperRule = cssRule(`:root,${selector('light')}`, onPaper)
  return [
    cssRule(':root', root),
    cssRule(`:root,${selector('light')}`, onLight),
    darkRule && `@media not print{${darkRule}}`,
    paperRule && `@media print{${paperRule}}`,
  ].join('')
}
