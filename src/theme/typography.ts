import type { TypographyVariantsOptions } from '@mui/material/styles'
import { type FontRole, fontStack } from '#src/site/theme/fontCss.ts'
import type { Theme } from '#schemas/theme.ts'

/** The forms of digits as values of `font-variant-numeric`. */
export const DIGITS = { tabular: 'tabular-nums', proportional: 'proportional-nums', oldstyle: 'oldstyle-nums' } as const satisfies Record<
  Theme['numerals']['tables'],
  string
>

/** Sizes of headings and numbers by scale: on a narrow window, on a wide one, and in between. */
const SIZES = {
  even: {
    h1: 'clamp(2.125rem, 1.7rem + 1.7vw, 3.125rem)',
    h2: 'clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)',
    h3: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
    panelTitle: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.625rem)',
    figure: 'clamp(2rem, 1.65rem + 1.4vw, 3rem)',
  },
  regular: {
    h1: 'clamp(2.375rem, 1.4rem + 3.7vw, 4.5rem)',
    h2: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.875rem)',
    h3: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)',
    panelTitle: 'clamp(1.375rem, 1.15rem + 1vw, 2rem)',
    figure: 'clamp(2.5rem, 1.75rem + 2.4vw, 4rem)',
  },
  large: {
    h1: 'clamp(2.625rem, 1.3rem + 5.1vw, 5.75rem)',
    h2: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)',
    h3: 'clamp(1.3125rem, 1.15rem + 0.65vw, 1.75rem)',
    panelTitle: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
    figure: 'clamp(2.75rem, 1.75rem + 3.8vw, 5.25rem)',
  },
  dramatic: {
    h1: 'clamp(3rem, 1.2rem + 7.4vw, 7.75rem)',
    h2: 'clamp(2.25rem, 1.4rem + 3.4vw, 4.5rem)',
    h3: 'clamp(1.375rem, 1.15rem + 0.9vw, 2rem)',
    panelTitle: 'clamp(1.625rem, 1.2rem + 1.7vw, 2.75rem)',
    figure: 'clamp(3rem, 1.7rem + 5.2vw, 6.5rem)',
  },
} as const satisfies Record<Theme['text']['scale'], Record<string, string>>

/** The steps above running text of each size; on small screens the ratio is the square root of that on wide ones, but at least 1.12. */
const STEPS = { h1: 5, h2: 3.6, h3: 1.6, panelTitle: 2.3, figure: 4.5 } as const

/** Windows between which sizes grow, in rem. */
const [SMALL, LARGE] = [22.5, 90]

/** Sizes of headings and numbers, from the ratio of successive sizes. */
function sizesOf(ratio: number): Record<keyof typeof STEPS, string> {
  const small = Math.max(Math.sqrt(ratio), Math.min(ratio, 1.12))
  const size = (step: number) => {
    const [least, most] = [Math.min(small ** (step * 1.2), 3), Math.min(ratio ** step, 9)]
    const growth = (most - least) / (LARGE - SMALL)
    return `clamp(${rem(least)}, ${rem(least - growth * SMALL)} + ${(growth * 100).toFixed(2)}vw, ${rem(Math.max(least, most))})`
  }
  return Object.fromEntries(Object.entries(STEPS).map(([name, step]) => [name, size(step)])) as Record<keyof typeof STEPS, string>
}

function rem(value: number): string {
  return `${Number(value.toFixed(3))}rem`
}

/**
 * MUI’s text styles: font sizes that scale with the window between a minimum and a maximum, in rem; the largest leaves room for a word of
 * ten letters. Their colours are here and not in variants of the component, which would cost time for every text.
 */
export function typography(theme: Theme): TypographyVariantsOptions {
  const { weight, tracking } = theme.headings
  const size = theme.text.ratio === undefined ? SIZES[theme.text.scale] : sizesOf(theme.text.ratio)
  // Capitals are wider.
  const share = theme.headings.case === 'capitals' ? 0.75 : 1
  const fontOf = (role: FontRole) => (fontStack(theme, role) === fontStack(theme) ? undefined : { fontFamily: fontStack(theme, role) })
  const letterSpacing = (tight: string) => ({ tight, normal: '0', wide: '0.04em' })[tracking]
  const heading = {
    color: 'var(--mui-palette-text-strong)',
    fontWeight: weight,
    lineHeight: 1.2,
    ...fontOf('headings'),
    letterSpacing: letterSpacing('-0.015em'),
    textWrap: 'balance',
    ...(theme.headings.case === 'capitals' && { textTransform: 'uppercase' }),
  } as const
  return {
    fontFamily: fontStack(theme),
    fontWeightMedium: 600,
    fontWeightBold: 700,
    h1: {
      ...heading,
      fontSize: `min(${size.h1}, ${14 * share}vw, ${19 * share}cqi)`,
      fontWeight: Math.min(weight + 50, 900),
      lineHeight: 1.06,
      letterSpacing: letterSpacing('-0.035em'),
    },
    h2: { ...heading, fontSize: `min(${size.h2}, ${12 * share}vw)`, lineHeight: 1.12, letterSpacing: letterSpacing('-0.025em') },
    h3: { ...heading, fontSize: `min(${size.h3}, ${9 * share}vw)`, lineHeight: 1.25 },
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
    panelTitle: {
      ...heading,
      fontSize: `min(${size.panelTitle}, ${10.5 * share}vw)`,
      lineHeight: 1.18,
      letterSpacing: letterSpacing('-0.02em'),
    },
    // A large number.
    figure: {
      color: 'var(--mui-palette-text-strong)',
      fontSize: size.figure,
      fontWeight: theme.figures.weight ?? Math.min(weight + 50, 900),
      ...fontOf('figures'),
      lineHeight: 1,
      letterSpacing: letterSpacing('-0.045em'),
      fontVariantNumeric: DIGITS[theme.numerals.figures],
    },
    button: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.25, textTransform: 'none' },
  }
}
