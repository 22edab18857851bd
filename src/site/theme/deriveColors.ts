import type { ColorName } from '#schemas/theme.ts'
import { tintedPanel } from './accentTints.ts'
import { contrast, deepened, distance, mix, towards } from './contrast.ts'
import { deepTones } from './deepTones.ts'
import { isDark } from './isDark.ts'

const [WHITE, BLACK] = ['#ffffff', '#000000']

/** Required contrast of text, and of the edge of a control (WCAG 2.2, level AA). */
const [TEXT, EDGE] = [4.5, 3]

/** Minimum contrast on a colour that can be darkened for white text. */
const NEARLY = 3.5

/** Minimum distance of a surface from its background, so that it is visible. */
const APART = 36

/**
 * All colours of a theme, derived from any brand colour (`#rrggbb`): texts and controls are readable on their backgrounds. The `set`
 * colours are used unchanged, and the others adapt to them. Texts are also readable on `grounds`.
 */
export function deriveColors(
  brand: string,
  set: Partial<Record<ColorName, string>>,
  grounds: readonly string[] = [],
): Record<ColorName, string> {
  const background = set.background ?? WHITE
  const surface = set.surface ?? (isDark(background) ? mix(background, WHITE, 6) : WHITE)
  const ink = set.ink ?? (isDark(background) ? mix(background, WHITE, 93) : darkGround(brand))
  const subtle = set.subtle ?? mix(background, ink, 3)

  // With a brand colour that is nearly white, buttons would be invisible, and tints white.
  const isSeen = distance(brand, background) >= APART
  const seen = isSeen ? brand : (deepened(brand, background, 6) ?? towards(brand, ink, [background], 6))
  // On a medium colour such as pure red, dark text is readable but looks wrong; slightly darkened, it takes white text.
  const onWhite = contrast(seen, WHITE)
  const primary = set.primary ?? (isSeen && onWhite >= NEARLY && onWhite < TEXT ? towards(seen, BLACK, [WHITE], TEXT) : seen)
  const tint = set.tint ?? mix(background, seen, 7)
  const tintStrong = set.tintStrong ?? mix(background, seen, 16)
  const pages = [background, surface, subtle, tint, tintStrong, tintedPanel(surface, primary), ...grounds]
  const primaryText = set.primaryText ?? towards(seen, ink, pages, TEXT)
  // On dark bands, panels and chips are slightly lighter than the band.
  const deep = deepTones({ ink, surface, background })
  const primaryOnDark = set.primaryOnDark ?? towards(brand, WHITE, [deep.ground, mix(deep.ground, deep.words, 18)], TEXT)
  const onPrimary = set.onPrimary ?? [WHITE, ink, BLACK].find((text) => contrast(text, primary) >= TEXT) ?? BLACK
  const link = set.link ?? primaryText

  return {
    primary,
    primaryHover: set.primaryHover ?? hovered(primary, onPrimary),
    onPrimary,
    primaryText,
    primaryTextHover: set.primaryTextHover ?? mix(primaryText, ink, 45),
    primaryOnDark,
    tint,
    tintStrong,
    decorative: set.decorative ?? mix(background, seen, 45),
    ink,
    text: set.text ?? towards(mix(ink, background, 14), ink, pages, TEXT),
    muted: set.muted ?? towards(mix(ink, background, 34), ink, pages, TEXT),
    line: set.line ?? mix(background, ink, 13),
    control: set.control ?? towards(mix(background, ink, 45), ink, pages, EDGE),
    surface,
    background,
    subtle,
    link,
    linkHover: set.linkHover ?? mix(link, ink, 45),
    linkOnDark: set.linkOnDark ?? mix(primaryOnDark, WHITE, 30),
    error: set.error ?? towards('#b3261e', ink, pages, TEXT),
    warning: set.warning ?? towards('#8a5300', ink, pages, TEXT),
    success: set.success ?? towards('#22663a', ink, pages, TEXT),
  }
}

/** The background of dark bands: nearly black, with a hint of the brand colour, and distant enough that brand buttons are visible on it. */
function darkGround(brand: string): string {
  const usual = mix(mix(BLACK, WHITE, 8), brand, 9)
  const others = [10, 14, 18, 22].map((percent) => mix(usual, WHITE, percent))
  return [usual, BLACK, ...others].find((ground) => distance(ground, brand) >= APART) ?? usual
}

/** A surface on hover: away from its text colour, or towards it if that is the only way and the text stays readable. */
function hovered(surface: string, text: string): string {
  const [away, back] = contrast(text, WHITE) < contrast(text, BLACK) ? [BLACK, WHITE] : [WHITE, BLACK]
  const moved = mix(surface, away, 18)
  if (contrast(moved, surface) >= 1.1) return moved
  const returned = mix(surface, back, 10)
  return contrast(returned, text) >= TEXT ? returned : moved
}
