import { mix } from './contrast.ts'

/**
 * The backgrounds tinted with an accent of the theme (`main`): bands and cards, and the strongest tint on which text in the accent is
 * readable.
 */
export function accentTints(surface: string, main: string): { tint: string; tintStrong: string } {
  return { tint: mix(surface, main, 8), tintStrong: mix(surface, main, 18) }
}

/** Share of the brand colour in the background of tinted panels, in percent. */
export const PANEL_TINT = 9

/** The background of a panel on a surface that is tinted with the colour of buttons. */
export function tintedPanel(surface: string, primary: string): string {
  return mix(surface, primary, PANEL_TINT)
}

/**
 * The tints of deep bands, as hex colours: that of panels, with some of the colour of buttons, and a stronger one. The texts of these
 * bands are made readable on both.
 */
export function deepTints({ ground, words }: { ground: string; words: string }, primary: string): { tint: string; tintStrong: string } {
  return { tint: tintedPanel(mix(ground, words, 7), primary), tintStrong: mix(ground, words, 18) }
}
