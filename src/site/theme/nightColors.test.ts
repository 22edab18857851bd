import { integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '#tests/support/fuzz.ts'
import { contrast, mix } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import { accentTints } from './accentTints.ts'
import { deepTones } from './deepTones.ts'
import { deriveColors } from './deriveColors.ts'
import { nightColors } from './nightColors.ts'

const NONE = { dark: { colors: {} }, accents: {} }

function faint(colors: ReturnType<typeof deriveColors>): string[] {
  const all = { ...colors, deep: deepTones(colors).ground }
  return contrastPairs.flatMap(([front, back, ratio]) =>
    contrast(all[front], all[back]) < ratio ? [`${front} ${all[front]} on ${back} ${all[back]}`] : [],
  )
}

test('texts and controls are readable in both schemes, whatever the brand colour', () => {
  holds(
    property(integer({ min: 0, max: 0xffffff }), (value) => {
      const brand = `#${value.toString(16).padStart(6, '0')}`
      const day = deriveColors(brand, {})
      expect([...faint(day), ...faint(nightColors({ brand, ...NONE }, day).colors)]).toEqual([])
    }),
    10_000,
  )
})

test('accents are readable at night, on the page and on their tints', () => {
  const accents = {
    second: { main: '#7A63F1', text: '#5A41CE', onDark: '#BDB1FF' },
    third: { main: '#F2A33A', text: '#8F5600', onDark: '#FFCB80' },
  }
  const night = nightColors({ brand: '#02B686', ...NONE, accents }, deriveColors('#02B686', {}))
  for (const accent of Object.values(night.accents)) {
    const { tint, tintStrong } = accentTints(night.colors.surface, accent!.main)
    for (const ground of [night.colors.background, night.colors.surface, tint, tintStrong])
      expect(contrast(accent!.text, ground)).toBeGreaterThanOrEqual(4.5)
  }
})

test('colours set for the dark scheme are used unchanged, and the others adapt to them', () => {
  const day = deriveColors('#8a1c4b', {})
  const { colors } = nightColors({ brand: '#8a1c4b', accents: {}, dark: { colors: { background: '#202020', link: '#ffffff' } } }, day)
  expect([colors.background, colors.link]).toEqual(['#202020', '#ffffff'])
  expect(contrast(colors.text, colors.background)).toBeGreaterThanOrEqual(4.5)
})

test('the page is a dark shade of the ink, never black', () => {
  const { colors } = nightColors({ brand: '#02B686', ...NONE }, { ...deriveColors('#02B686', {}), ink: '#1A2F51' })
  expect(contrast(colors.background, '#ffffff')).toBeGreaterThanOrEqual(16)
  expect(colors.background).not.toBe('#000000')
  expect(mix(colors.background, '#ffffff', 0)).toMatch(/^#[0-9a-f]{6}$/)
})

test('buttons in a colour that is nearly as dark as the page are a lighter shade of it', () => {
  const { colors } = nightColors({ brand: '#1f3a5f', ...NONE }, deriveColors('#1f3a5f', {}))
  expect(contrast(colors.primary, colors.background)).toBeGreaterThanOrEqual(3)
  expect(contrast(colors.onPrimary, colors.primary)).toBeGreaterThanOrEqual(4.5)
  const day = deriveColors('#0b7a75', {})
  expect(nightColors({ brand: '#0b7a75', ...NONE }, day).colors.primary).toBe(day.primary)
})
