import { expect, test } from 'vitest'
import { wholeTheme } from '#src/site/theme/wholeTheme.ts'
import { Theme } from '#schemas/theme.ts'
import { siteTheme } from './siteTheme.ts'
import { toneSheet } from './toneSheet.ts'

const tones = [
  { name: 'sand', ground: '#f4e8d0', texture: 'dots' },
  { name: 'sea', ground: '#0b3a4a', gradient: { to: '#0b5a5a', angle: 90 } },
]
const partsOf = (more: object) => siteTheme(wholeTheme(Theme.parse({ brand: '#1d7a5f', tones, ...more })))
const INK = '--mui-palette-text-strong'
const GROUND = '--mui-palette-background-default'

test('a tone gives its bands and light surfaces their own colours, and deep surfaces keep those of the site', () => {
  const { variables } = partsOf({})
  const css = toneSheet([GROUND, INK], ['sand'], variables)
  expect(css).toContain(`[data-tone="sand"],[data-tone="sand"] [data-scheme="light"]{${GROUND}:#f4e8d0`)
  expect(css).toContain(`[data-tone="sand"] [data-scheme="dark"]{${GROUND}:${variables.dark.get(GROUND)}`)
  expect(css).toContain('radial-gradient')
  expect(css).not.toContain('sea')
})

test('dark tones are for screens, and gradients give way to forced colours', () => {
  const css = toneSheet([GROUND, INK], ['sea'], partsOf({}).variables)
  expect(css.startsWith('@media not print{[data-tone="sea"]')).toBe(true)
  expect(css).toContain('--tone-end:#0b5a5a')
  expect(css).toContain('@media screen and (forced-colors:none){.band[data-tone="sea"]{background:linear-gradient(90deg,')
})

test('tones have a dark form if the site has a dark scheme', () => {
  const [light, both] = [partsOf({}), partsOf({ scheme: 'auto' })].map(({ variables }) => toneSheet([GROUND], ['sand'], variables))
  expect(light).not.toContain('prefers-color-scheme')
  expect(both).toContain(
    `@media screen and (prefers-color-scheme:dark){[data-tone="sand"],[data-tone="sand"] [data-scheme="light"]{${GROUND}:#`,
  )
})

test('a page without named tones, and an unknown tone, cost nothing', () => {
  const { variables } = partsOf({})
  expect(toneSheet([GROUND], [], variables) + toneSheet([GROUND], ['plain', 'other'], variables)).toBe('')
})
