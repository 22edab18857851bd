import { expect, test } from 'vitest'
import type { Theme } from '#schemas/theme.ts'
import { contrast, mix } from '#src/site/theme/contrast.ts'
import { deriveColors } from '#src/site/theme/deriveColors.ts'
import { palettes } from './palettes.ts'

type Colours = {
  brand: { tint: string }
  secondary: { main: string; light: string }
  text: { primary: string; strong: string }
  background: Record<string, string>
}

const brands = ['#02b686', '#ff0000', '#ffd400', '#1a73e8', '#7a63f1', '#000000', '#fafafa', '#808080', '#00ff00', '#ff69b4', '#5d4037']

test.each(['#ffffff', '#fff8ee', '#101418'].flatMap((background) => brands.map((brand) => [brand, background])))(
  'with brand colour %s on pages of %s, words can be read from end to end of a tinted panel, on light bands and on deep ones',
  (brand, background) => {
    const { light, dark } = palettes({ colors: deriveColors(brand!, { background: background! }) } as Theme)
    const panels = [light.palette, dark.palette].map((palette) => palette as unknown as Colours)
    for (const [index, { secondary, text, background: ground }] of panels.entries()) {
      const end = index === 0 ? secondary.light : ground['subtle']!
      const start = index === 0 ? mix(ground['paper']!, end, 45) : ground['paper']!
      for (const share of [0, 25, 50, 75, 100])
        for (const words of [secondary.main, text.primary, text.strong])
          expect(contrast(words, mix(start, end, share)), `${words} at ${share} %`).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test.each(brands)('with brand colour %s, words can be read on tinted cards, on light bands and on deep ones', (brand) => {
  const { light, dark } = palettes({ colors: deriveColors(brand, { background: '#ffffff' }) } as Theme)
  for (const { brand: tints, text, secondary } of [light.palette, dark.palette].map((palette) => palette as unknown as Colours))
    for (const words of [secondary.main, text.primary, text.strong]) expect(contrast(words, tints.tint), words).toBeGreaterThanOrEqual(4.5)
})
