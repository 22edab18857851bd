import { DESKTOP_BREAKPOINT, MOBILE_BREAKPOINT, SIDEBAR_QUERY } from '#src/site/constants.ts'
import { PANEL_TINT } from '#src/site/theme/accentTints.ts'

/**
 * Theme values as CSS, for static styles: `src/theme` creates the variables from `config/theme.json`. `text`, `strong`, `muted`, `accent`,
 * `card` and `cardLine` adapt to the scheme of their surface; the others are the same everywhere.
 */
export const color = {
  primary: 'var(--mui-palette-brand-primary)',
  primaryHover: 'var(--mui-palette-brand-primaryHover)',
  onPrimary: 'var(--mui-palette-brand-onPrimary)',
  primaryText: 'var(--mui-palette-brand-primaryText)',
  primaryOnDark: 'var(--mui-palette-brand-primaryOnDark)',
  tint: 'var(--mui-palette-brand-tint)',
  tintStrong: 'var(--mui-palette-brand-tintStrong)',
  decorative: 'var(--mui-palette-brand-decorative)',
  ink: 'var(--mui-palette-brand-ink)',
  deep: 'var(--mui-palette-brand-deep)',
  line: 'var(--mui-palette-brand-line)',
  control: 'var(--mui-palette-brand-control)',
  subtle: 'var(--mui-palette-brand-subtle)',
  surface: 'var(--mui-palette-brand-surface)',
  link: 'var(--mui-palette-brand-link)',
  error: 'var(--mui-palette-brand-error)',
  warning: 'var(--mui-palette-brand-warning)',
  success: 'var(--mui-palette-brand-success)',
  /** Running text on its band. */
  text: 'var(--mui-palette-text-primary)',
  /** Headings on their band. */
  strong: 'var(--mui-palette-text-strong)',
  /** Muted text on its band. */
  muted: 'var(--mui-palette-text-secondary)',
  /** Brand-coloured text and icons on their band. */
  accent: 'var(--mui-palette-secondary-main)',
  /** The strongest tint behind brand-coloured text, on light bands. */
  accentGround: 'var(--mui-palette-secondary-light)',
  /** A background tinted with the brand colour, on which all texts of its band are readable. */
  tintedGround: `color-mix(in srgb, var(--mui-palette-brand-primary) ${PANEL_TINT}%, var(--mui-palette-background-paper))`,
  /** A background slightly different from its band. */
  subtleGround: 'var(--mui-palette-background-subtle)',
  /** The background of cards on their band. */
  card: 'var(--mui-palette-background-paper)',
  /** The hairline of cards on their band. */
  cardLine: 'var(--mui-palette-divider)',
} as const

/** The forms of digits in tables, prices, times and lists. */
export const numerals = 'var(--mui-layout-numerals, tabular-nums)'

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
export const size = { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem', xxl: '1.5rem' } as const

/** Corner radii. */
export const radius = {
  control: 'var(--mui-shape-borderRadius)',
  card: 'var(--mui-shape-card)',
  panel: 'var(--mui-shape-panel)',
  round: '999px',
} as const

/** The two shadows. */
export const shadow = { card: 'var(--mui-shadows-1)', float: 'var(--mui-shadows-8)' } as const

/** The two breakpoints (R7): up to 768 px is mobile, up to 1200 px has the sidebar. */
export const media = {
  mobile: `@media (max-width: ${MOBILE_BREAKPOINT}px)`,
  aboveMobile: `@media (min-width: ${MOBILE_BREAKPOINT + 1}px)`,
  sidebar: `@media ${SIDEBAR_QUERY}`,
  desktop: `@media (min-width: ${DESKTOP_BREAKPOINT + 1}px)`,
  calm: '@media (prefers-reduced-motion: reduce)',
} as const
