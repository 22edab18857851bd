import { mix } from './contrast.ts'

/** The grounds that an accent of the theme (`main`) tints: bands and cards, and the strongest that words in its colour stand on. */
export function accentTints(surface: string, main: string): { tint: string; tintStrong: string } {
  return { tint: mix(surface, main, 8), tintStrong: mix(surface, main, 18) }
}
