import { contrast, mix } from './contrast.ts'

/** The contrast of words on a covered picture: 4.5, and a margin for pixels that compression makes lighter or darker. */
const RATIO = 4.6

const WHITE = '#ffffff'

/**
 * How much of a ground must cover a picture, 0 to 100 percent, so that words are readable on its least favourable pixel, `#rrggbb`; by
 * default on any picture, whose least favourable pixel is white, or black under dark words.
 */
export function scrimPercent({ ground, words }: { ground: string; words: string }, pixel = farthest(words)): number {
  for (let percent = 0; percent < 100; percent++) if (contrast(words, mix(pixel, ground, percent)) >= RATIO) return percent
  return 100
}

/** White or black, which is closer to a color. */
function farthest(words: string): string {
  return contrast(words, WHITE) < contrast(words, '#000000') ? WHITE : '#000000'
}
