import type { Theme } from '@mui/material/styles'
import type { Theme as ThemeConfig } from '#schemas/theme.ts'
import { isDark } from '#src/site/theme/isDark.ts'
import { type AccentVariables, accentVariables } from './accentVariables.ts'
import { createSiteTheme } from './createSiteTheme.ts'
import { paperColors } from './paperColors.ts'
import { type ThemeVariables, themeVariables } from './themeVariables.ts'
import { PLATE } from './toneSheet.ts'
import { toneVariables } from './toneVariables.ts'

/** The theme for components, in both text directions, with its variables and the changes of its accents. */
export type SiteThemeParts = { themes: Record<'ltr' | 'rtl', Theme>; variables: ThemeVariables; accents: AccentVariables }

/** The variables of a dark page in print, where its backgrounds are missing. */
function paperVariables(config: ThemeConfig): ThemeVariables['light'] {
  return themeVariables(createSiteTheme({ ...config, colors: paperColors(config.colors) })).light
}

const made = new WeakMap<ThemeConfig, SiteThemeParts>()

/** The theme of a parsed `theme.json`, created once for each. */
export function siteTheme(config: ThemeConfig): SiteThemeParts {
  const known = made.get(config)
  if (known) return known
  const full = createSiteTheme(config)
  // Without its schemes the provider neither writes variables nor observes a mode: bands set their own scheme.
  const { colorSchemes: _, ...theme } = full
  const themes = { ltr: theme as Theme, rtl: { ...theme, direction: 'rtl' } as Theme }
  const variables: ThemeVariables = themeVariables(full)
  if (isDark(config.colors.background)) variables.paper = paperVariables(config)
  if (config.night && config.scheme !== 'light') {
    const dark = { ...config, ...config.night }
    const { light, dark: onDark } = themeVariables(createSiteTheme(dark))
    variables.light = new Map([...variables.light, [PLATE, 'transparent']])
    variables.night = { time: config.scheme, light: new Map([...light, [PLATE, '#ffffff']]), dark: onDark, accents: accentVariables(dark) }
  }
  if (config.toneColors) variables.tones = toneVariables(config, variables, variables.night)
  const site = { themes, variables, accents: accentVariables(config) }
  made.set(config, site)
  return site
}
