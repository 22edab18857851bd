import type { SchemeColors, ThemeFile, ToneColors, ToneFile } from '#schemas/theme.ts'
import { tintedPanel } from './accentTints.ts'
import { contrast, distance, mix, towards } from './contrast.ts'
import { deriveColors } from './deriveColors.ts'
import { isDark } from './isDark.ts'

const [WHITE, BLACK] = ['#ffffff', '#000000']

/** Required contrast of text, and of the edge of a control (WCAG 2.2, level AA). */
const [TEXT, EDGE] = [4.5, 3]

/**
 * Minimum distance of the brand colour from a tone for buttons in it to be visible. On others, buttons have the colour of headings, and at
 * night a lighter shade of the brand colour.
 */
const APART = 72

/** Contrast of the brand colour on a dark ground from which buttons in it are visible, although both have similar channels. */
const SEEN_AT_NIGHT = 1.9

/** Contrast of the strongest text on a tone from which cards and tints may be nearer to the text than the tone is. */
const ROOM = 9

/** Contrast of white on a tone in the dark scheme. */
const DEPTH = 12

/** Share of the page in the dark form of a light tone, in percent: without it, pale tones would be the same grey on every site. */
const PAGE_SHARE = 50

/** Share of ink in the darkest pixels of a texture, in percent. */
export const TEXTURE_INK = 6

/** The colours of bands in a named tone, by day and, if the site has a dark scheme, at night, on a page of the colour `nightPage`. */
export function toneColors(
  file: Pick<ThemeFile, 'brand' | 'accents'>,
  day: SchemeColors['colors'],
  { ground, gradient, texture, dark }: Pick<ToneFile, 'ground' | 'gradient' | 'texture' | 'dark'>,
  nightPage: string | undefined,
): { day: ToneColors; night?: ToneColors } {
  const made = (start: string, end: string | undefined, isNight = false) => colorsOn(file, day, start, end, texture !== 'none', isNight)
  const atNight = (color: string, page: string) => {
    const deep = towards(color, BLACK, [WHITE], DEPTH)
    return isDark(color) ? deep : mix(deep, page, PAGE_SHARE)
  }
  return {
    day: made(ground, gradient?.to),
    ...(nightPage !== undefined && { night: made(dark ?? atNight(ground, nightPage), gradient && atNight(gradient.to, nightPage), true) }),
  }
}

/** Colours that are readable on a background, up to the end of its gradient, and on its texture. */
function colorsOn(
  { brand, accents }: Pick<ThemeFile, 'brand' | 'accents'>,
  day: SchemeColors['colors'],
  background: string,
  end: string | undefined,
  hasTexture: boolean,
  isNight: boolean,
): ToneColors {
  const isDeep = isDark(background)
  const [strongest, away] = isDeep ? [WHITE, BLACK] : [BLACK, WHITE]
  const ends = end === undefined ? [background] : [background, end]
  const grounds = hasTexture ? [...ends, ...ends.map((color) => mix(color, strongest, TEXTURE_INK))] : ends
  const isRoomy = grounds.every((color) => contrast(color, strongest) >= ROOM)
  // On a medium tone, cards and tints keep away from the colour of text.
  const surfaces = isRoomy
    ? { surface: isDeep ? mix(background, WHITE, 6) : WHITE }
    : {
        surface: isDeep ? mix(background, BLACK, 12) : WHITE,
        subtle: mix(background, away, 8),
        tint: mix(background, away, 10),
        tintStrong: mix(background, away, 18),
      }
  const usualInk = isDeep ? mix(background, WHITE, 93) : isDark(day.ink) ? day.ink : BLACK
  const ink = towards(usualInk, strongest, [...grounds, ...Object.values(surfaces)], TEXT)
  const isSeen = grounds.every(
    (color) => distance(day.primary, color) >= APART || (isNight && isDeep && contrast(day.primary, color) >= SEEN_AT_NIGHT),
  )
  const lighter = isNight && isDeep && !isSeen ? towards(day.primary, WHITE, grounds, EDGE) : undefined
  const button = isSeen
    ? { primary: day.primary, primaryHover: day.primaryHover, onPrimary: day.onPrimary }
    : lighter
      ? {}
      : { primary: ink, primaryHover: mix(ink, away, 14), onPrimary: away }
  const set = { background, ink, ...surfaces, ...button }
  const first = deriveColors(lighter ?? brand ?? day.primary, set, grounds)
  const panel = tintedPanel(first.surface, first.primary)
  const behind = [first.surface, first.subtle, first.tint, first.tintStrong, panel, ...grounds]
  const readable = (color: string) => towards(color, strongest, behind, TEXT)
  const colors = {
    ...first,
    // Soft buttons under the pointer are a shade nearer to their labels.
    ink: towards(ink, strongest, [...behind, mix(first.tintStrong, strongest, 8)], TEXT),
    text: readable(first.text),
    muted: readable(first.muted),
    primaryText: readable(first.primaryText),
    primaryTextHover: readable(first.primaryTextHover),
    link: readable(day.link),
    linkHover: readable(first.linkHover),
    error: readable(day.error),
    warning: readable(day.warning),
    success: readable(day.success),
    control: towards(first.control, strongest, behind, EDGE),
  }
  return {
    colors,
    ...(end !== undefined && { end }),
    accents: Object.fromEntries(
      Object.entries(accents).map(([name, accent]) => [
        name,
        accent && { ...accent, text: readable(isDeep ? accent.onDark : accent.text), onDark: readable(accent.onDark) },
      ]),
    ),
  }
}
