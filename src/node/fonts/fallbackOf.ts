/** Occurrences of characters per thousand in English text. */
const FREQUENT: Readonly<Record<string, number>> = {
  ' ': 183,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  n: 57,
  i: 57,
  s: 53,
  r: 50,
  h: 50,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 18,
  w: 17,
  g: 16,
  p: 15,
  y: 14,
  b: 13,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
}

/** Widths of the same characters in Arial and Times New Roman, in thousandths of an em. */
const ARIAL: Readonly<Record<string, number>> = {
  ' ': 278,
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  k: 500,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  w: 722,
  x: 500,
  y: 500,
  z: 500,
}
const TIMES: Readonly<Record<string, number>> = {
  ' ': 250,
  a: 444,
  b: 500,
  c: 444,
  d: 500,
  e: 444,
  f: 333,
  g: 500,
  h: 500,
  i: 278,
  j: 278,
  k: 500,
  l: 278,
  m: 778,
  n: 500,
  o: 500,
  p: 500,
  q: 500,
  r: 333,
  s: 389,
  t: 278,
  u: 500,
  v: 500,
  w: 722,
  x: 500,
  y: 500,
  z: 444,
}

/** The measures of a font, in em: the widths of its characters, and its heights. */
export type FontMeasures = { widthOf(character: string): number; hasSerifs: boolean; ascent: number; descent: number; lineGap: number }

/** The system font that is shown until a font has loaded, and the values that scale it to the same size, as in `theme.json`. */
export function fallbackOf({ widthOf, hasSerifs, ascent, descent, lineGap }: FontMeasures) {
  const system = hasSerifs ? TIMES : ARIAL
  const average = (width: (character: string) => number) =>
    Object.entries(FREQUENT).reduce((sum, [character, count]) => sum + width(character) * count, 0)
  const scale = average(widthOf) / average((character) => system[character]! / 1000)
  const percent = (value: number) => `${Number((Math.max(0, value) * 100).toFixed(2))}%`
  return {
    local: hasSerifs ? 'Times New Roman' : 'Arial',
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascent / scale),
    descentOverride: percent(descent / scale),
    lineGapOverride: percent(lineGap / scale),
  }
}
