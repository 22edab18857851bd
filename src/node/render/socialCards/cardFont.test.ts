import { readFileSync } from 'node:fs'
import { compress } from 'woff2-encoder'
import decompress from 'woff2-encoder/decompress'
import { expect, test } from 'vitest'
import { cardFont } from './cardFont.ts'

const latin = readFileSync('tests/fixtures/bakery/assets/fonts/manrope-latin.woff2')
const style = { weight: 700, spacing: 0 }

test('a text that the font has stays as it is', async () => {
  const font = await cardFont([latin])
  expect(font.writable('Café “Brot & Blume” — 50 €')).toBe('Café “Brot & Blume” — 50 €')
})

test('what the font lacks becomes plain or is left out, and no letter is lost', async () => {
  const font = await cardFont([latin])
  expect(font.writable('Bread 🍞 for\u00ad all ☂ of ǻ e\u0301')).toBe('Bread for all of a é')
  expect(font.writable('面包 and bread')).toBeUndefined()
  expect(font.writable('🍞')).toBeUndefined()
})

test('weight and spacing change the width', async () => {
  const font = await cardFont([latin])
  expect(font.widthOf('Bread', style)).toBeGreaterThan(font.widthOf('Bread', { ...style, weight: 300 }))
  expect(font.widthOf('Bread', { ...style, spacing: 100 })).toBeCloseTo(font.widthOf('Bread', style) + 0.5)
  expect(font.widthOf('AVAVAV', style)).toBeLessThan(font.widthOf('A', style) * 3 + font.widthOf('V', style) * 3)
})

test('a weight that the font does not have becomes the nearest', async () => {
  const font = await cardFont([latin])
  expect(font.outline('Bread', { ...style, weight: 950 })).toBe(font.outline('Bread', { ...style, weight: 800 }))
})

test('outlines are shapes without text', async () => {
  const font = await cardFont([latin])
  const outline = font.outline('A < B', style)
  expect(outline.match(/<path /g)).toHaveLength(3)
  expect(outline).not.toMatch(/NaN|undefined|<text/)
})

test('a file that is no font has no characters', async () => {
  expect((await cardFont([Buffer.from('no font'), latin])).writable('Bread')).toBe('Bread')
  expect((await cardFont([Buffer.from('no font')])).writable('Bread')).toBeUndefined()
})

test('of files with one weight each, the nearest is drawn, and slanted ones only when there is no other', async () => {
  const font = await cardFont([await ofOneWeight(400, 'slanted'), await ofOneWeight(400), await ofOneWeight(700)])
  const fileAt = (weight: number) => font.glyphs('B', { ...style, weight })[0]!.key.split(' ')[0]
  expect([300, 400, 600, 800].map(fileAt)).toEqual(['1', '1', '2', '2'])
})

/** The font as a file that is not variable: its table of axes goes by another name, and OS/2 says the weight. */
async function ofOneWeight(weight: number, shape: 'upright' | 'slanted' = 'upright'): Promise<Buffer> {
  const file = Buffer.from(await decompress(latin))
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const entry = 12 + index * 16
    const tag = file.toString('latin1', entry, entry + 4)
    if (tag === 'fvar') file.write('fvas', entry, 'latin1')
    if (tag !== 'OS/2') continue
    const table = file.readUInt32BE(entry + 8)
    file.writeUInt16BE(weight, table + 4)
    file.writeUInt16BE(shape === 'slanted' ? 1 : 64, table + 62)
  }
  return Buffer.from(await compress(file))
}
