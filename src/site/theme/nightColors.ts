import type { SchemeColors, ThemeFile } from '#schemas/theme.ts'
import { tintedPanel } from './accentTints.ts'
import { contrast, distance, mix, towards } from './contrast.ts'
import { deriveColors } from './deriveColors.ts'
import { isDark } from './isDark.ts'

const [WHITE, BLACK] = ['#ffffff', '#000000']

/** Required contrast of text, and of the edge of a control (WCAG 2.2, level AA). */
const [TEXT, EDGE] = [4.5, 3]

/** Contrast of white on the page: dark enough for every shade of text, and not black. */
const DEPTH = 17

/** Minimum distance of the brand colour from the page, so that buttons in it are visible. */
const APART = 72

/**
 * The colours of the dark scheme, from those of the light one: the page is a dark shade of the ink, and text, links and accents are as
 * light as they must be to be readable. Buttons keep the brand colour if it is visible, and have a lighter shade of it otherwise. Colours
 * set for the dark scheme are used unchanged.
 */
export function nightColors(
  { brand, dark, accents }: Pick<ThemeFile, 'brand' | 'dark' | 'accents'>,
  day: SchemeColors['colors'],
): SchemeColors {
  const set = dark.colors
  const background = set.background ?? pageOf(day.ink)
  const { primary, primaryHover, onPrimary, link, error, warning, success } = day
  const isSeen = distance(primary, background) >= APART || !isDark(background)
  const shade = isSeen ? (brand ?? primary) : towards(primary, WHITE, [background], EDGE)
  const button = isSeen ? { primary, primaryHover, onPrimary } : {}
  const first = deriveColors(shade, { background, ...button, ...set })
  const grounds = [first.background, first.surface, first.subtle, first.tint, first.tintStrong, tintedPanel(first.surface, first.primary)]
  const readable = (color: string) => towards(color, WHITE, grounds, TEXT)
  const lifted = { link: readable(link), error: readable(error), warning: readable(warning), success: readable(success) }
  const colors = deriveColors(shade, { background, ...button, ...lifted, ...set })
  return {
    colors,
    accents: Object.fromEntries(
      Object.entries(accents).map(([name, accent]) => [
        name,
        accent && { ...accent, text: readable(accent.onDark), onDark: readable(accent.onDark) },
      ]),
    ),
  }
}

/** The ink of a light page, darkened until white is clearly readable on it. */
function pageOf(ink: string): string {
  const base = isDark(ink) ? ink : BLACK
  for (let percent = 0; percent < 90; percent += 2) {
    const shade = mix(base, BLACK, percent)
    if (contrast(shade, WHITE) >= DEPTH) return shade
  }
  return mix(base, BLACK, 90)
}
