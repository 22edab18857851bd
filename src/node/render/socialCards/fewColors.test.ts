import { expect, test } from 'vitest'
import { fewColors } from './fewColors.ts'

const pixelsOf = (colors: number[]) => Uint8Array.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255]))
const shown = (colors: number[], most: number, first: number[] = []) => {
  const { palette, indexes } = fewColors(pixelsOf(colors), most, first)
  expect(palette.length).toBeLessThanOrEqual(most)
  expect(palette.slice(0, first.length)).toEqual(first)
  return Array.from(indexes, (index) => palette[index]!)
}

test('a picture of few colours stays as it is', () => {
  const colors = [0x000000, 0x02b686, 0xffffff, 0x02b686]
  expect(shown(colors, 4)).toEqual(colors)
  expect(shown(colors, 256, [0xffffff, 0x123456])).toEqual(colors)
})

test('of many colours those become one that differ little', () => {
  const colors = Array.from(
    { length: 4096 },
    (_, index) => ((index >> 8) * 17 * 0x10000) | (((index >> 4) & 15) * 17 * 0x100) | ((index & 15) * 17),
  )
  const found = shown(colors, 200, [0x02b686])
  for (const [index, color] of found.entries())
    for (const shift of [0, 8, 16]) expect(Math.abs(((color >> shift) & 255) - ((colors[index]! >> shift) & 255))).toBeLessThan(64)
})
