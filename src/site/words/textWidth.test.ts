import { expect, test } from 'vitest'
import { textWidth } from './textWidth.ts'

// Measured in Chromium with Manrope at a weight of 650, in em.
test.each([
  ['Products', 4.4],
  ['Resources', 5.13],
  ['Pricing', 3.4],
  ['Book a demo', 6],
  ['Über uns', 4.27],
  ['Erneuerbare Energien', 10.47],
  ['Handwerk & Technik', 9.67],
  ['WWW Mammut', 7.4],
])('%s is about %f em wide', (text, width) => {
  expect(Math.abs(textWidth(text) / width - 1)).toBeLessThan(0.1)
})

test('letters that fill a square are one em wide, and marks take no space', () => {
  expect(textWidth('面包')).toBe(2)
  expect(textWidth('e\u0301')).toBe(textWidth('é'))
})
