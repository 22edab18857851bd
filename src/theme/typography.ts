import type { TypographyVariantsOptions } from '@mui/material/styles'
import { fontStack } from '#src/site/theme/fontCss.ts'
import type { Theme } from '#schemas/theme.ts'

/**
 * MUI’s text styles: font sizes that scale with the window between a minimum and a maximum, in rem; the largest leaves room for a word of
 * ten letters. Their colours are here and not in variants of the component, which would cost time for every text.
 */
export function typography(theme: Theme): TypographyVariantsOptions {
  const { weight } = theme.headings
  const heading = {
    color: 'var(--mui-palette-text-strong)',
    fontWeight: weight,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  } as const
  return {
    fontFamily: fontStack(theme),
    fontWeightMedium: 600,
    fontWeightBold: 700,
    h1: {
      ...heading,
      fontSize: 'min(clamp(2.375rem, 1.4rem + 3.7vw, 4.5rem), 14vw)',
      fontWeight: Math.min(weight + 50, 900),
      lineHeight: 1.06,
      letterSpacing: '-0.035em',
    },
    h2: { ...heading, fontSize: 'min(clamp(1.75rem, 1.3rem + 1.9vw, 2.875rem), 12vw)', lineHeight: 1.12, letterSpacing: '-0.025em' },
    h3: { ...heading, fontSize: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)', lineHeight: 1.25 },
    h4: { ...heading, fontSize: '1.125rem', lineHeight: 1.35 },
    h5: { ...heading, fontSize: '1rem' },
    h6: { ...heading, fontSize: '0.875rem' },
    // The lead of a section.
    subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.3125rem)', lineHeight: 1.55, textWrap: 'pretty' },
    subtitle2: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight: 1.6, textWrap: 'pretty' },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
    // The eyebrow above a title.
    overline: {
      color: 'var(--mui-palette-secondary-main)',
      fontSize: '0.9375rem',
      fontWeight: 700,
      lineHeight: 1.4,
      letterSpacing: '0',
      textTransform: 'none',
    },
    // The title of a large panel or row: between those of sections and those of cards.
    panelTitle: { ...heading, fontSize: 'clamp(1.375rem, 1.15rem + 1vw, 2rem)', lineHeight: 1.18, letterSpacing: '-0.02em' },
    // A large number.
    figure: {
      color: 'var(--mui-palette-text-strong)',
      fontSize: 'clamp(2.5rem, 1.75rem + 2.4vw, 4rem)',
      fontWeight: Math.min(weight + 50, 900),
      lineHeight: 1,
      letterSpacing: '-0.045em',
      fontVariantNumeric: 'tabular-nums',
    },
    button: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.25, textTransform: 'none' },
  }
}
