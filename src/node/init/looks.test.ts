import { expect, test } from 'vitest'
import { Theme } from '#schemas/theme.ts'
import { typefaces } from '#src/node/fonts/fontPackages.ts'
import { toneFaults } from '#src/site/theme/toneFaults.ts'
import { wholeTheme } from '#src/site/theme/wholeTheme.ts'
import { LOOKS } from './choices.ts'
import { lookOf } from './looks.ts'

const looks = LOOKS.map((name) => ({ name, ...lookOf(name) }))

/** What makes two looks seem to be by different designers. */
const traits = ({ header, hero, typefaces: { text, headings }, theme, bands }: (typeof looks)[number]) => [
  JSON.stringify(header),
  JSON.stringify(hero),
  `${text} and ${headings}`,
  JSON.stringify([theme.layout?.space, theme.layout?.width, bands.offer === 'plain', bands.points === 'plain', bands.invitation]),
]

test('no two looks share more than one of header, hero, pair of typefaces and rhythm', () => {
  const alike = looks.flatMap((one, index) =>
    looks.slice(index + 1).flatMap((other) => {
      const others = traits(other)
      return traits(one).filter((trait, at) => trait === others[at]).length > 1 ? [`${one.name} and ${other.name}`] : []
    }),
  )
  expect(alike).toEqual([])
})

test.each(looks)(
  'the look $name has known typefaces, a valid theme, and tones that are readable in both schemes',
  ({ typefaces: own, ...look }) => {
    const known = typefaces.map(({ family }) => family)
    expect(known).toEqual(expect.arrayContaining(Object.values(own)))
    for (const brand of ['#1d7a5f', '#ffd400', '#8a1c4b', '#101010']) {
      const theme = wholeTheme(Theme.parse({ scheme: 'auto', brand, ...look.theme }))
      const faults = Object.values(theme.toneColors ?? {}).flatMap(({ day, night }) => [...toneFaults(day), ...toneFaults(night!)])
      expect(faults).toEqual([])
      const tones = ['plain', 'tint', 'deep', ...theme.tones.map(({ name }) => name)]
      expect(tones).toEqual(expect.arrayContaining([look.hero.tone ?? 'plain', look.bands.offer, look.bands.points, look.inner.tone]))
    }
  },
)
