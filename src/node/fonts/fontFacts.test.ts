import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import decompress from 'woff2-encoder/decompress'
import { expect, test } from 'vitest'
import { type FontUse, fontFacts } from './fontFacts.ts'

const MANROPE = readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'))

test('a font says its family, its weights, and the values that scale a system font to its size', async () => {
  const facts = await fontFacts(MANROPE)
  expect(facts).toMatchObject({
    family: 'Manrope',
    weights: '200 800',
    style: 'normal',
    fallback: { local: 'Arial', lineGapOverride: '0%' },
  })
  if ('failure' in facts) throw new Error(facts.failure)
  // Capsize, which knows texts of its own, says 103.19%, 103.31% and 29.07%.
  const number = (percent: string | undefined) => Number(percent?.replace('%', ''))
  expect(number(facts.fallback?.sizeAdjust)).toBeCloseTo(103.19, 0)
  expect(number(facts.fallback?.ascentOverride)).toBeCloseTo(103.31, 0)
  expect(number(facts.fallback?.descentOverride)).toBeCloseTo(29.07, 0)
  expect(facts.woff2).toBe(MANROPE)
})

test('the system font has the width of the letters in use: bold ones are wider, and capitals have widths of their own', async () => {
  const scaleOf = async (use: FontUse) => {
    const facts = await fontFacts(MANROPE, use)
    if ('failure' in facts) throw new Error(facts.failure)
    return Number(facts.fallback?.sizeAdjust.replace('%', ''))
  }
  const [regular, bold, capitals] = [await scaleOf({}), await scaleOf({ weight: 800 }), await scaleOf({ isCapitals: true })]
  expect(bold).toBeGreaterThan(regular + 2)
  expect(capitals).not.toBeCloseTo(regular, 0)
})

test('a file with letters of another script has no values: those of Latin letters would be wrong', async () => {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2')
  expect(await fontFacts(readFileSync(file))).toMatchObject({ family: 'Manrope', fallback: undefined })
})

test('an uncompressed font is compressed for pages, and keeps its facts', async () => {
  const facts = await fontFacts(Buffer.from(await decompress(MANROPE)))
  if ('failure' in facts) throw new Error(facts.failure)
  expect(facts.woff2.toString('latin1', 0, 4)).toBe('wOF2')
  expect(facts.family).toBe('Manrope')
})

test.each([
  ['text', Buffer.from('no font')],
  ['a damaged font', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(40)])],
  ['the start of a font', Buffer.from([0, 1, 0, 0, 0, 1, 0, 0])],
])('%s is refused with what to choose instead', async (_what, bytes) => {
  expect(await fontFacts(bytes)).toMatchObject({ failure: expect.stringMatching(/Choose a WOFF2|Ask its foundry/) })
})

/** The font, uncompressed, with a table that `change` has changed. */
async function changed(name: string, change: (table: Buffer) => void): Promise<Buffer> {
  const font = Buffer.from(await decompress(MANROPE))
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const record = records.find((at) => font.toString('latin1', at, at + 4) === name)!
  change(font.subarray(font.readUInt32BE(record + 8)))
  return font
}

test('names of a font that end within a letter are read as far as they go', async () => {
  const font = await changed('name', (table) => {
    for (let at = 6; at < 6 + table.readUInt16BE(2) * 12; at += 12) table.writeUInt16BE(table.readUInt16BE(at + 8) - 1, at + 8)
  })
  expect(await fontFacts(font)).toMatchObject({ family: expect.stringContaining('Manrope') })
})

test('a font without a size of its letters is refused', async () => {
  const font = await changed('head', (table) => table.writeUInt16BE(0, 18))
  expect(await fontFacts(font)).toMatchObject({ failure: expect.stringContaining('Ask its foundry') })
})
