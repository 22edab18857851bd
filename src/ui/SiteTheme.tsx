import { ThemeProvider } from '@mui/system'
import { type ReactNode, useInsertionEffect } from 'react'
import { direction } from '#src/site/head/direction.ts'
import { accentSheet } from '#src/theme/accentSheet.ts'
import { type SiteThemeParts, siteTheme } from '#src/theme/siteTheme.ts'
import { variableSheet } from '#src/theme/themeVariables.ts'
import { toneSheet } from '#src/theme/toneSheet.ts'
import { useSite } from './SiteContext.ts'

/**
 * Provides the site’s theme to MUI components, with the provider of `@mui/system`: that of `@mui/material` includes 3 KB for changing
 * schemes. A document contains the variables that it uses; once MUI code runs in the browser, those of all components are added.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  const { theme, language } = useSite()
  const site = siteTheme(theme)
  useInsertionEffect(() => addVariables(site), [site])
  return <ThemeProvider theme={site.themes[direction(language)]}>{children}</ThemeProvider>
}

const added = new WeakSet<SiteThemeParts>()

function addVariables(site: SiteThemeParts): void {
  if (added.has(site)) return
  added.add(site)
  const { variables, accents } = site
  const names = [...variables.light.keys()]
  const sheet = new CSSStyleSheet()
  // In a cascade layer, so that updated colours in the preview take precedence.
  const tones = toneSheet(names, variables.tones?.keys() ?? [], variables)
  sheet.replaceSync(`@layer theme{${variableSheet(names, variables)}${accentSheet(names, accents, variables)}${tones}}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
