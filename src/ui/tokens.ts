import { DESKTOP_BREAKPOINT, MOBILE_BREAKPOINT, SIDEBAR_QUERY } from '#src/site/constants.ts'

/**
 * The design tokens as CSS values, for static styles. Colours come from `config/theme.json` through custom properties on `:root`
 * (see `src/site/theme/themeCss.ts`); a band re-points the `fg…`, `bg` and `card…` ones to suit its tone.
 */
export const color = {
  primary: 'var(--c-primary)',
  primaryHover: 'var(--c-primary-hover)',
  onPrimary: 'var(--c-on-primary)',
  primaryText: 'var(--c-primary-text)',
  primaryOnDark: 'var(--c-primary-on-dark)',
  tint: 'var(--c-tint)',
  tintStrong: 'var(--c-tint-strong)',
  decorative: 'var(--c-decorative)',
  ink: 'var(--c-ink)',
  line: 'var(--c-line)',
  control: 'var(--c-control)',
  subtle: 'var(--c-subtle)',
  surface: 'var(--c-surface)',
  link: 'var(--c-link)',
  error: 'var(--c-error)',
  warning: 'var(--c-warning)',
  success: 'var(--c-success)',
  /** Running text on the band it stands on. */
  text: 'var(--fg)',
  /** Headings on the band they stand on. */
  strong: 'var(--fg-strong)',
  /** Quiet text on the band it stands on. */
  muted: 'var(--fg-muted)',
  /** Brand-coloured text and icons on the band they stand on. */
  accent: 'var(--fg-accent)',
  /** Background of cards on the band they stand on. */
  card: 'var(--card-bg)',
  /** Hairline of cards on the band they stand on. */
  cardLine: 'var(--card-line)',
} as const

/** Distances on the 4 px grid, named by their pixels at the default text size. */
export const space = {
  s4: '0.25rem',
  s8: '0.5rem',
  s12: '0.75rem',
  s16: '1rem',
  s20: '1.25rem',
  s24: '1.5rem',
  s32: '2rem',
  s48: '3rem',
  s64: '4rem',
  s96: '6rem',
} as const

/** Text sizes. */
export const size = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  xxl: '1.5rem',
  h2: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)',
  h1: 'clamp(2.25rem, 1.5rem + 3.2vw, 4rem)',
} as const

/** Corner radii. */
export const radius = { control: 'var(--r-control)', card: 'var(--r-card)', panel: 'var(--r-panel)', round: '999px' } as const

/** The two shadows there are. */
export const shadow = { card: 'var(--shadow-card)', float: 'var(--shadow-float)' } as const

/** The two breakpoints there are (R7): 768 px and less is mobile, 1200 px and less has the sidebar. */
export const media = {
  mobile: `@media (max-width: ${MOBILE_BREAKPOINT}px)`,
  aboveMobile: `@media (min-width: ${MOBILE_BREAKPOINT + 1}px)`,
  sidebar: `@media ${SIDEBAR_QUERY}`,
  desktop: `@media (min-width: ${DESKTOP_BREAKPOINT + 1}px)`,
  calm: '@media (prefers-reduced-motion: reduce)',
} as const
