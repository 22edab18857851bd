import type { Theme } from '@mui/material/styles'
import type { Theme as ThemeConfig } from '#schemas/theme.ts'
import { type AccentVariables, accentVariables } from './accentVariables.ts'
import { createSiteTheme } from './createSiteTheme.ts'
import { type ThemeVariables, themeVariables } from './themeVariables.ts'

/** A theme for the components, in both directions of reading, with its variables and what its accents change of them. */
export type SiteThemeParts = { themes: Record<'ltr' | 'rtl', Theme>; variables: ThemeVariables; accents: AccentVariables }

const made = new WeakMap<ThemeConfig, SiteThemeParts>()

/** The theme that a parsed `theme.json` describes, made once for each. */
export function siteTheme(config: ThemeConfig): SiteThemeParts {
  const known = made.get(config)
  if (known) return known
  const full = createSiteTheme(config)
  // Without its schemes the provider neither writes variables nor watches for a mode: bands say which scheme is theirs.
  const { colorSchemes: _, ...theme } = full
  const themes = { ltr: theme as Theme, rtl: { ...theme, direction: 'rtl' } as Theme }
  const site = { themes, variables: themeVariables(full), accents: accentVariables(config) }
  made.set(config, site)
  return site
}
