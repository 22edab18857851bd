import type { TypographyVariantsOptions } from '@mui/material/styles'
import { fontStack } from '#src/site/theme/fontCss.ts'
import type { Theme } from '#schemas/theme.ts'

/** MUI's text styles: sizes that follow the width of the window between a smallest and a largest, in rem. */
export function typography(theme: Theme): TypographyVariantsOptions {
  const { weight } = theme.headings
  const heading = { fontWeight: weight, lineHeight: 1.2, letterSpacing: '-0.015em', textWrap: 'balance' } as const
  return {
    fontFamily: fontStack(theme),
    fontWeightMedium: 600,
    fontWeightBold: 700,
    h1: {
      ...heading,
      fontSize: 'clamp(2.375rem, 1.55rem + 3.1vw, 3.875rem)',
      fontWeight: Math.min(weight + 50, 900),
      lineHeight: 1.08,
      letterSpacing: '-0.035em',
    },
    h2: { ...heading, fontSize: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)', lineHeight: 1.15, letterSpacing: '-0.02em' },
    h3: { ...heading, fontSize: '1.25rem' },
    h4: { ...heading, fontSize: '1.125rem' },
    h5: { ...heading, fontSize: '1rem' },
    h6: { ...heading, fontSize: '0.875rem' },
    // The lead of a section.
    subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', lineHeight: 1.6, textWrap: 'pretty' },
    subtitle2: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
    // The eyebrow above a title.
    overline: { fontSize: '0.875rem', fontWeight: 700, lineHeight: 1.4, letterSpacing: '0.02em', textTransform: 'none' },
    button: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.25, textTransform: 'none' },
  }
}
