import { expect, test } from 'vitest'
import { contrast, mix } from './contrast.ts'
import { scrimPercent } from './scrimPercent.ts'

const tones = { ground: '#101418', words: '#ffffff' }

test('a dark picture needs no scrim, a light one only as much as words need', () => {
  expect(scrimPercent(tones, '#202020')).toBe(0)
  const percent = scrimPercent(tones, '#ffffff')
  expect(contrast(tones.words, mix('#ffffff', tones.ground, percent))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(tones.words, mix('#ffffff', tones.ground, percent - 3))).toBeLessThan(4.5)
})

test('without a measured picture the scrim is enough for any', () => {
  expect(scrimPercent(tones)).toBe(scrimPercent(tones, '#ffffff'))
  const dark = { ground: '#f4efe6', words: '#20170c' }
  expect(scrimPercent(dark)).toBe(scrimPercent(dark, '#000000'))
})
