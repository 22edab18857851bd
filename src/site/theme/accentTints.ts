import { mix } from './contrast.ts'

/**
 * The backgrounds tinted with an accent of the theme (`main`): bands and cards, and the strongest tint on which text in the accent is
 * readable.
 */
export function accentTints(surface: string, main: string): { tint: string; tintStrong: string } {
  return { tint: mix(surface, main, 8), tintStrong: mix(surface, main, 18) }
}
