import type { ColorName } from '#schemas/theme.ts'

/**
 * Pairs of foreground and background colours, and their required contrast (WCAG 2.2: 4.5 for text, 3 for controls). `deep` is the
 * background of deep bands from `deepTones`.
 */
export const contrastPairs: readonly [front: ColorName, back: ColorName | 'deep', ratio: number][] = [
  ['onPrimary', 'primary', 4.5],
  ['onPrimary', 'primaryHover', 4.5],
  ...(['ink', 'text', 'muted', 'primaryText', 'link'] as const).flatMap((front) =>
    (['background', 'surface', 'subtle', 'tint'] as const).map((back): [ColorName, ColorName, number] => [front, back, 4.5]),
  ),
  ...(['primaryTextHover', 'linkHover', 'error', 'warning', 'success'] as const).flatMap((front) =>
    (['background', 'surface'] as const).map((back): [ColorName, ColorName, number] => [front, back, 4.5]),
  ),
  ['primaryText', 'tintStrong', 4.5],
  ['primaryOnDark', 'deep', 4.5],
  ['linkOnDark', 'deep', 4.5],
  ['control', 'background', 3],
  ['control', 'surface', 3],
]
