import type { Theme } from '#schemas/theme.ts'
import { deepTones } from './deepTones.ts'
import { scrimPercent } from './scrimPercent.ts'

/**
 * The percentage of the deep ground that must cover a picture with this brightest pixel (0xRRGGBB), in each scheme of a theme, so that
 * the light words of deep bands are readable on it. Without a pixel it is enough for any picture.
 */
export function groundScrim({ colors, night }: Pick<Theme, 'colors' | 'night'>, brightest?: number): number {
  const pixel = brightest === undefined ? undefined : `#${brightest.toString(16).padStart(6, '0')}`
  return Math.max(...[colors, night?.colors ?? colors].map((each) => scrimPercent(deepTones(each), pixel)))
}
