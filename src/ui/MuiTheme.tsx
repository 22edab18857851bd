import { ThemeProvider, createTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Theme as Tokens } from '#schemas/theme.ts'
import { fontStack } from '#src/site/theme/themeCss.ts'
import { useSite } from './SiteContext.ts'

/**
 * Gives MUI components the brand’s theme. Goes round the MUI parts of a section, not round the page: most pages need no MUI at run time.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  const { theme } = useSite()
  return <ThemeProvider theme={muiTheme(theme)}>{children}</ThemeProvider>
}

const themes = new WeakMap<Tokens, ReturnType<typeof createTheme>>()

/**
 * The MUI theme made from the brand’s tokens: primary is the brand colour (R1.3), with text dark enough on it. Made once for each set of
 * tokens.
 */
export function muiTheme(tokens: Tokens): ReturnType<typeof createTheme> {
  let theme = themes.get(tokens)
  if (!theme) {
    const { colors, radius } = tokens
    theme = createTheme({
      breakpoints: { values: { xs: 0, sm: 480, md: 769, lg: 1201, xl: 1440 } },
      palette: {
        primary: { main: colors.primary, dark: colors.primaryText, light: colors.primaryHover, contrastText: colors.onPrimary },
        secondary: { main: colors.ink, contrastText: colors.surface },
        error: { main: colors.error },
        warning: { main: colors.warning },
        success: { main: colors.success },
        text: { primary: colors.text, secondary: colors.muted },
        divider: colors.line,
        background: { default: colors.background, paper: colors.surface },
      },
      shape: { borderRadius: radius.control },
      typography: { fontFamily: fontStack(tokens), button: { textTransform: 'none', fontWeight: 700 } },
    })
    themes.set(tokens, theme)
  }
  return theme
}
