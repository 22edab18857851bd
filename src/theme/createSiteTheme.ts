import { type CssVarsTheme, type Theme, createTheme } from '@mui/material/styles'
import type { Theme as ThemeConfig } from '#schemas/theme.ts'
import { DESKTOP_BREAKPOINT, MOBILE_BREAKPOINT } from '#src/site/constants.ts'
import { isDark } from '#src/site/theme/isDark.ts'
import { components } from './components.ts'
import { palettes } from './palettes.ts'
import { DIGITS, typography } from './typography.ts'

/** Marks a dark surface, or a light one within it: `data-scheme="dark"`. */
export const SCHEME_SELECTOR = '[data-scheme="%s"]'

/** The mean width of a character of running text, in rem. */
const MEAN_LETTER = 0.52

const CONTROL_HEIGHT = { comfortable: '3rem', compact: '2.5rem' } as const
const BAND_SPACE = {
  compact: 'clamp(2.5rem, 1.75rem + 2.75vw, 4rem)',
  regular: 'clamp(3.5rem, 2rem + 5vw, 6.5rem)',
  airy: 'clamp(4.5rem, 2rem + 9vw, 10rem)',
} as const
const WIDTHS = {
  narrow: { width: '64rem', wider: '68rem', widest: '72rem' },
  regular: { width: '77rem', wider: '86rem', widest: '96rem' },
  wide: { width: '90rem', wider: '104rem', widest: '116rem' },
} as const
const BUTTON_RADIUS = { rounded: undefined, pill: 999, square: 0 } as const

/** A layer of a shadow: its place and blur, and its opacity in percent. */
type Layer = readonly [place: string, percent: number]

/** Shadows of cards, and of floating elements. */
const SHADOWS: Record<ThemeConfig['shadows'], readonly [readonly Layer[], readonly Layer[]]> = {
  none: [[], [['0 0 0 1px', 14]]],
  crisp: [
    [['0 1px 1px', 14]],
    [
      ['0 1px 2px', 14],
      ['0 6px 12px', 14],
    ],
  ],
  soft: [
    [
      ['0 1px 2px', 6],
      ['0 8px 24px', 7],
    ],
    [
      ['0 2px 4px', 6],
      ['0 24px 64px', 14],
    ],
  ],
  deep: [
    [
      ['0 2px 4px', 10],
      ['0 16px 40px', 18],
    ],
    [
      ['0 4px 8px', 10],
      ['0 32px 80px', 26],
    ],
  ],
}

/**
 * MUI’s theme from `theme.json`: the only source of design values. They are CSS variables (`--mui-…`), which `themeVariables` lists.
 * Breakpoints are those of R7: `sm` starts above mobile, `lg` where the sidebar ends.
 */
export function createSiteTheme(config: ThemeConfig): Theme & CssVarsTheme {
  const { ink } = config.colors
  // Light shadows would be a glow.
  const shade = isDark(ink) ? ink : '#000000'
  const shadow = (layers: readonly Layer[]) => layers.map(([place, percent]) => `${place} ${alpha(shade, percent)}`).join(',') || 'none'
  const [card, float] = SHADOWS[config.shadows].map(shadow) as [string, string]
  const { control } = config.radius
  return createTheme({
    cssVariables: { colorSchemeSelector: SCHEME_SELECTOR, disableCssColorScheme: true },
    colorSchemes: palettes(config),
    breakpoints: { values: { xs: 0, sm: MOBILE_BREAKPOINT + 1, md: 1024, lg: DESKTOP_BREAKPOINT + 1, xl: 1536 } },
    shape: {
      borderRadius: control,
      card: config.radius.card,
      panel: config.radius.panel,
      button: BUTTON_RADIUS[config.buttons.shape] ?? control,
    },
    control: { height: config.buttons.height === undefined ? CONTROL_HEIGHT[config.density] : `${config.buttons.height / 16}rem` },
    layout: {
      text: `${config.text.size * 6.25}%`,
      space: BAND_SPACE[config.layout.space],
      ...WIDTHS[config.layout.width],
      stroke: String(config.icons.stroke),
      ...(config.numerals.tables !== 'tabular' && { numerals: DIGITS[config.numerals.tables] }),
      ...(config.text.measure !== undefined && { measure: `${Number((config.text.measure * MEAN_LETTER).toFixed(2))}rem` }),
    },
    // Two shadows: up to 7 that of cards, from 8 on that of floating elements.
    shadows: ['none', ...Array.from({ length: 24 }, (_, index) => (index < 7 ? card : float))] as Theme['shadows'],
    typography: typography(config),
    focusVisible: { outlineColor: 'var(--mui-palette-focus-main)', outlineWidth: 3, outlineOffset: 2 },
    components: components(config),
  }) as Theme & CssVarsTheme
}

function alpha(color: string, percent: number): string {
  return `${color}${Math.round((percent / 100) * 255)
    .toString(16)
    .padStart(2, '0')}`
}
