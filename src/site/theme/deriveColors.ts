import type { ColorName } from '#schemas/theme.ts'
import { contrast, deepened, distance, mix } from './contrast.ts'
import { deepTones } from './deepTones.ts'
import { isDark } from './isDark.ts'

const [WHITE, BLACK] = ['#ffffff', '#000000']

/** What text needs, and the edge of a control (WCAG 2.2, level AA). */
const [TEXT, EDGE] = [4.5, 3]

/** From what contrast on a colour may be deepened to take white words. */
const NEARLY = 3.5

/** How far a surface must lie from the ground that it stands on, to be seen as one. */
const APART = 36

/**
 * All colours of a theme from its brand colour (`#rrggbb`), whichever it is: texts and controls can be read on what they stand on. Those
 * that are `set` are taken as they are, and others are made to go with them.
 */
export function deriveColors(brand: string, set: Partial<Record<ColorName, string>>): Record<ColorName, string> {
  const background = set.background ?? WHITE
  const surface = set.surface ?? (isDark(background) ? mix(background, WHITE, 6) : WHITE)
  const ink = set.ink ?? (isDark(background) ? mix(background, WHITE, 93) : darkGround(brand))
  const subtle = set.subtle ?? mix(background, ink, 3)

  // Of a brand colour that is nearly white, buttons would not be seen, and it would tint nothing.
  const isSeen = distance(brand, background) >= APART
  const seen = isSeen ? brand : (deepened(brand, background, 6) ?? towards(brand, ink, [background], 6))
  // On a middle tone such as pure red, dark words are readable and look wrong; a little darker, it takes white ones.
  const onWhite = contrast(seen, WHITE)
  const primary = set.primary ?? (isSeen && onWhite >= NEARLY && onWhite < TEXT ? towards(seen, BLACK, [WHITE], TEXT) : seen)
  const tint = set.tint ?? mix(background, seen, 7)
  const tintStrong = set.tintStrong ?? mix(background, seen, 16)
  const pages = [background, surface, subtle, tint]
  const primaryText = set.primaryText ?? towards(seen, ink, [...pages, tintStrong], TEXT)
  // Dark bands hold papers that are a little lighter than they are.
  const deep = deepTones({ ink, surface, background })
  const primaryOnDark = set.primaryOnDark ?? towards(brand, WHITE, [deep.ground, mix(deep.ground, deep.words, 12)], TEXT)
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

/** The ground of dark bands: nearly black, with a breath of the brand colour, and so far from it that its buttons are seen there. */
function darkGround(brand: string): string {
  const usual = mix(mix(BLACK, WHITE, 8), brand, 9)
  const others = [10, 14, 18, 22].map((percent) => mix(usual, WHITE, percent))
  return [usual, BLACK, ...others].find((ground) => distance(ground, brand) >= APART) ?? usual
}

/** The colour nearest to `color`, on the way to `end`, that reaches a contrast on each background; `end` when none does. */
function towards(color: string, end: string, backgrounds: readonly string[], ratio: number): string {
  for (let percent = 0; percent < 100; percent += 2) {
    const mixed = mix(color, end, percent)
    if (backgrounds.every((background) => contrast(mixed, background) >= ratio)) return mixed
  }
  return end
}

/** A surface under the pointer: away from its text, or towards it where there is no other way and it stays readable. */
function hovered(surface: string, text: string): string {
  const [away, back] = contrast(text, WHITE) < contrast(text, BLACK) ? [BLACK, WHITE] : [WHITE, BLACK]
  const moved = mix(surface, away, 18)
  if (contrast(moved, surface) >= 1.1) return moved
  const returned = mix(surface, back, 10)
  return contrast(returned, text) >= TEXT ? returned : moved
}
