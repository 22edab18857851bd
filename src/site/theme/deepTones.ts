import type { Theme } from '#schemas/theme.ts'
import { mix } from './contrast.ts'
import { isDark } from './isDark.ts'

/**
 * The ground of deep bands, and the strongest words on it: ink, with the surface on it. On a dark page, whose ink is light, it is a shade
 * of the page that stands out from it, with the ink on it.
 */
export function deepTones({ ink, surface, background }: Pick<Theme['colors'], 'ink' | 'surface' | 'background'>): {
  ground: string
  words: string
} {
  return isDark(ink) ? { ground: ink, words: surface } : { ground: mix(background, ink, 8), words: ink }
}
