import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useInsertionEffect } from 'react'
import { siteTheme } from '#src/theme/siteTheme.ts'
import { type ThemeVariables, variableSheet } from '#src/theme/themeVariables.ts'
import { useSite } from './SiteContext.ts'

/**
 * Gives the MUI components below it the theme of the site. A document holds the variables that it uses itself; once code with MUI in it
 * runs in the browser, those of all components are there.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  const { theme, variables } = siteTheme(useSite().theme)
  useInsertionEffect(() => addVariables(variables), [variables])
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}

const added = new WeakSet<ThemeVariables>()

function addVariables(variables: ThemeVariables): void {
  if (added.has(variables)) return
  added.add(variables)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(variableSheet(variables.light.keys(), variables))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
