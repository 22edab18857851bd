import type { Theme } from '#schemas/theme.ts'
import { mix } from './contrast.ts'
import { isDark } from './isDark.ts'

/**
 * Background and strongest text colour of deep bands: ink, with the surface colour on it. On a dark page, whose ink is light, a shade of
 * the page that contrasts with it, with the ink on it.
 */
export function deepTones({ ink, surface, background }: Pick<Theme['colors'], 'ink' | 'surface' | 'background'>): {
  ground: string
  words: string
} {
  return isDark(ink) ? { ground: ink, words: surface } : { ground: mix(background, ink, 8), words: ink }
}
