import type { Theme } from '@mui/material/styles'
import type { Theme as ThemeConfig } from '#schemas/theme.ts'
import { isDark } from '#src/site/theme/isDark.ts'
import { type AccentVariables, accentVariables } from './accentVariables.ts'
import { createSiteTheme } from './createSiteTheme.ts'
import { paperColors } from './paperColors.ts'
import { type ThemeVariables, themeVariables } from './themeVariables.ts'

/** A theme for the components, in both directions of reading, with its variables and what its accents change of them. */
export type SiteThemeParts = { themes: Record<'ltr' | 'rtl', Theme>; variables: ThemeVariables; accents: AccentVariables }

/** The variables of a dark page on paper, where its backgrounds are missing. */
function paperVariables(config: ThemeConfig): ThemeVariables['light'] {
  return themeVariables(createSiteTheme({ ...config, colors: paperColors(config.colors) })).light
}

const made = new WeakMap<ThemeConfig, SiteThemeParts>()

/** The theme that a parsed `theme.json` describes, made once for each. */
export function siteTheme(config: ThemeConfig): SiteThemeParts {
  const known = made.get(config)
  if (known) return known
  const full = createSiteTheme(config)
  // Without its schemes the provider neither writes variables nor watches for a mode: bands say which scheme is theirs.
  const { colorSchemes: _, ...theme } = full
  const themes = { ltr: theme as Theme, rtl: { ...theme, direction: 'rtl' } as Theme }
  const variables = themeVariables(full)
  if (isDark(config.colors.background)) variables.paper = paperVariables(config)
  const site = { themes, variables, accents: accentVariables(config) }
  made.set(config, site)
  return site
}
