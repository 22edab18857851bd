import { integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { contrast as contrastRule } from '#src/site/checks/theme/contrast.ts'
import { bakeryTheme } from '#tests/support/bakeryTheme.ts'
import { holds } from '#tests/support/fuzz.ts'
import { contrast, distance } from './contrast.ts'
import { deepTones } from './deepTones.ts'
import { deriveColors } from './deriveColors.ts'
import { isDark } from './isDark.ts'
import { wholeTheme } from './wholeTheme.ts'

const color = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** What the rule about readable colours says of the colours that are made from one. */
const complaints = (brand: string) => {
  const theme = { ...bakeryTheme(), colors: deriveColors(brand, {}), accents: {} }
  return contrastRule.check!({ theme } as unknown as ReadConfig).map(({ message }) => message)
}

test.each(['#c4572a', '#0057b7', '#ffd400', '#22663a'])(
  'a dark page with the brand colour %s can be read, and its deep bands are dark as well',
  (brand) => {
    for (const set of [{ background: '#14110d', ink: '#f6efe2' }, { background: '#14110d' }, { background: '#1b2a4a' }]) {
      const colors = deriveColors(brand, set)
      expect(contrastRule.check!({ theme: { ...bakeryTheme(), colors, accents: {} } } as unknown as ReadConfig)).toEqual([])
      const { ground, words } = deepTones(colors)
      expect([isDark(ground), distance(ground, colors.background) > 10]).toEqual([true, true])
      for (const color of [colors.linkOnDark, colors.primaryOnDark, words]) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test.each([
  '#ffffff',
  '#f8f8f8',
  '#fffbe0',
  '#f0fff4',
  '#000000',
  '#231f1d',
  '#ffd400',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#808080',
  '#777777',
  '#767676',
  '#1d7a5f',
])('R8.3 from %s follow colours that can be read on each other', (brand) => {
  expect(complaints(brand)).toEqual([])
  const { primary, background, ink } = deriveColors(brand, {})
  for (const ground of [background, ink]) expect(distance(primary, ground)).toBeGreaterThanOrEqual(36)
})

test('R8.3 from any colour follow colours that can be read, buttons in the brand colour that are seen everywhere, and a state under the pointer', () => {
  holds(
    property(color, (brand) => {
      expect(complaints(brand)).toEqual([])
      const colors = deriveColors(brand, {})
      const isNearlyWhite = distance(brand, '#ffffff') < 36
      const onWhite = contrast(brand, '#ffffff')
      const isMiddle = onWhite >= 3.5 && onWhite < 4.5
      expect(colors.primary === brand).toBe(!isNearlyWhite && !isMiddle)
      // A middle tone is a little darker, so that it takes white words.
      if (isMiddle) expect([colors.onPrimary, distance(colors.primary, brand) < 40]).toEqual(['#ffffff', true])
      expect(colors.primaryHover).not.toBe(colors.primary)
      // A button is seen on pages and on dark bands.
      for (const ground of [colors.background, colors.ink]) expect(distance(colors.primary, ground)).toBeGreaterThanOrEqual(36)
      expect(contrast(colors.ink, '#ffffff')).toBeGreaterThan(9)
      // Dark bands hold papers that are lighter than they are.
      expect(contrast(colors.linkOnDark, colors.ink)).toBeGreaterThan(4.5)
    }),
    100,
  )
})

test('R8.3 cream becomes a brown and not a grey, and white stays without a hue', () => {
  const spread = (value: string) => {
    const channels = [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16))
    return Math.max(...channels) - Math.min(...channels)
  }
  expect(spread(deriveColors('#fffbe0', {}).primary)).toBeGreaterThan(80)
  expect(spread(deriveColors('#f8f8f8', {}).primary)).toBe(0)
})

test('R8.3 a colour that is set stays as it is, and others are made to go with it', () => {
  const colors = deriveColors('#1d7a5f', { background: '#fff4e0', link: '#0044cc' })
  expect(colors.background).toBe('#fff4e0')
  expect(colors.link).toBe('#0044cc')
  expect(colors.primary).toBe('#1d7a5f')
  expect(contrast(colors.muted, '#fff4e0')).toBeGreaterThanOrEqual(4.5)
})

test('R8.3 a set colour that leaves no room for the others is told once, where it is set', () => {
  const theme = wholeTheme({ ...bakeryTheme(), brand: '#1d7a5f', colors: { background: '#777777' } })
  expect(contrastRule.check!({ theme } as unknown as ReadConfig)).toMatchObject([{ keyPath: ['colors', 'background'] }])
})
