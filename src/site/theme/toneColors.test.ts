import { integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '#tests/support/fuzz.ts'
import { accentTints } from './accentTints.ts'
import { contrast, distance } from './contrast.ts'
import { deriveColors } from './deriveColors.ts'
import { isDark } from './isDark.ts'
import { nightColors } from './nightColors.ts'
import { toneFaults } from './toneFaults.ts'
import { toneColors } from './toneColors.ts'

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`
const color = integer({ min: 0, max: 0xffffff }).map(hex)
const file = { accents: {} }

/** The colours of a tone on a site with this brand colour, with a dark scheme. */
function toneOf(brand: string, tone: Parameters<typeof toneColors>[2]) {
  const day = deriveColors(brand, {})
  return toneColors({ ...file, brand }, day, tone, nightColors({ ...file, brand, dark: { colors: {} } }, day).colors.background)
}

test('texts and controls are readable in a tone of any colour, whatever the brand colour, by day and at night', () => {
  holds(
    property(color, color, (brand, ground) => {
      const tone = { ground, texture: 'none' } as const
      const { day, night } = toneOf(brand, tone)
      expect([...toneFaults(day), ...toneFaults(night!)]).toEqual([])
      for (const { colors } of [day, night!]) expect(distance(colors.primary, colors.background)).toBeGreaterThanOrEqual(36)
    }),
    10_000,
  )
})

test('texts are readable up to the end of a gradient, and on a texture', () => {
  const brand = '#1d7a5f'
  const tone = { ground: '#fdf3e1', gradient: { to: '#f3c9a5', angle: 180 }, texture: 'dots' } as const
  const { day, night } = toneOf(brand, tone)
  expect([...toneFaults(day), ...toneFaults(night!)]).toEqual([])
  expect(contrast(day.colors.muted, '#f3c9a5')).toBeGreaterThanOrEqual(4.5)
  expect([night!.colors.background, night!.end].map((ground) => isDark(ground!))).toEqual([true, true])
})

test('accents are readable in a dark tone and on its cards', () => {
  const accents = { second: { main: '#7A63F1', text: '#5A41CE', onDark: '#BDB1FF' } }
  const tone = { ground: '#1b2a4a', texture: 'none' } as const
  const { day } = toneColors({ brand: '#02B686', accents }, deriveColors('#02B686', {}), tone, undefined)
  const { text, main } = day.accents.second!
  for (const ground of [day.colors.background, day.colors.surface, accentTints(day.colors.surface, main).tint])
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test('a colour for the dark scheme is used unchanged', () => {
  const brand = '#1d7a5f'
  const { night } = toneOf(brand, { ground: '#fdf3e1', texture: 'none', dark: '#202830' })
  expect(night!.colors.background).toBe('#202830')
})

test('the dark form of a pale tone follows the page, so that sites of other colours do not have the same grey', () => {
  const pale = { ground: '#f5f7fb', texture: 'none' } as const
  const [violet, green] = ['#4f46e5', '#2f6b3c'].map((brand) => toneOf(brand, pale).night!.colors.background)
  expect(violet).not.toBe(green)
})
