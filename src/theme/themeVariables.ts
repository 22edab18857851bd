import type { CssVarsTheme, Theme } from '@mui/material/styles'
import type { Theme as ThemeConfig } from '#schemas/theme.ts'
import type { AccentVariables } from './accentVariables.ts'
import { type NightTime, atNight } from './atNight.ts'
import { SCHEME_SELECTOR } from './createSiteTheme.ts'
import { cssRule } from './cssRule.ts'

/** A theme’s CSS variables by name: on light surfaces and, if they differ, on dark ones. */
export type SchemeVariables = { light: ReadonlyMap<string, string>; dark: ReadonlyMap<string, string> }

/** The variables that a tone changes, with its accents; `end` is the end of its gradient. */
export type ToneScheme = { light: ReadonlyMap<string, string>; accents: AccentVariables; isDark: boolean; end: string | undefined }

/** A named tone: its variables by day and at night, and what is drawn on its background. */
export type ToneVariables = { day: ToneScheme; night?: ToneScheme; angle: number; texture: ThemeConfig['tones'][number]['texture'] }

/**
 * The same for a site; for a dark page, also in print, and for one with both schemes, those of the dark one and of its accents. `tones` are
 * those of the named tones.
 */
export type ThemeVariables = SchemeVariables & {
  paper?: ReadonlyMap<string, string>
  night?: SchemeVariables & { time: NightTime; accents: AccentVariables }
  tones?: ReadonlyMap<string, ToneVariables>
}

const REFERENCE = /var\((--mui-[\w-]+)/g

/** The variables of a theme from `createSiteTheme`. */
export function themeVariables(theme: Theme & CssVarsTheme): SchemeVariables {
  const light = new Map<string, string>([
    ['--mui-font', theme.typography.fontFamily!],
    ['--mui-heading-font', String(theme.typography.h2.fontFamily)],
    ['--mui-heading-weight', String(theme.typography.h2.fontWeight)],
    ['--mui-heading-case', String(theme.typography.h2.textTransform ?? 'none')],
  ])
  const dark = new Map<string, string>()
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, values] of Object.entries(sheet)) {
      const into = selector === DARK ? dark : light
      for (const [name, value] of Object.entries(values as Record<string, string | number>)) into.set(name, String(value))
    }
  }
  for (const [name, value] of dark) if (light.get(name) === value) dark.delete(name)
  return { light, dark }
}

/** The theme variables that CSS uses, including those that their values use. */
export function usedVariables(css: string, { light, dark }: SchemeVariables): Set<string> {
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

/**
 * A style sheet that defines the named variables: for the whole document, and again for dark surfaces, for light ones within those, and for
 * `paper`, which is light in both schemes.
 */
export function variableSheet(names: Iterable<string>, { light, dark, paper, night }: ThemeVariables): string {
  const root: string[] = []
  const onPaper: string[] = []
  const onDark: string[] = []
  const onLight: string[] = []
  const atNightOnLight: string[] = []
  const atNightOnDark: string[] = []
  for (const name of names) {
    const value = light.get(name)
    if (value === undefined) continue
    const printed = paper?.get(name)
    if (printed !== undefined && printed !== value) onPaper.push(`${name}:${printed}`)
    const other = dark.get(name)
    const nightly = night?.light.get(name) ?? value
    const nightlyOnDark = night?.dark.get(name) ?? nightly
    if (nightly !== value) atNightOnLight.push(`${name}:${nightly}`)
    if (night && nightlyOnDark !== (other ?? nightly)) atNightOnDark.push(`${name}:${nightlyOnDark}`)
    const isSame = other === undefined && nightly === value
    if (isSame) root.push(`${name}:${value}`)
    else onLight.push(`${name}:${value}`)
    if (other !== undefined) onDark.push(`${name}:${other}`)
  }
  // Backgrounds are not printed, so print is dark on light.
  const darkRule = cssRule(DARK, onDark)
  const paperRule = cssRule(`:root,${LIGHT},${ALWAYS_LIGHT}`, onPaper)
  return [
    cssRule(':root', root),
    cssRule(`:root,${LIGHT},${ALWAYS_LIGHT}`, onLight),
    darkRule && `@media not print{${darkRule}}`,
    paperRule && `@media print{${paperRule}}`,
    night
      ? atNight(night.time, [
          [`:root,${LIGHT}`, atNightOnLight],
          [DARK, atNightOnDark],
        ])
      : '',
  ].join('')
}

const [LIGHT, DARK, ALWAYS_LIGHT] = ['light', 'dark', 'paper'].map((scheme) => SCHEME_SELECTOR.replace('%s', scheme)) as [
  string,
  string,
  string,
]
