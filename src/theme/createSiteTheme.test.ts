import { expect, test } from 'vitest'
import { bakeryTheme } from '#tests/support/bakeryTheme.ts'
import { contrast } from '#src/site/theme/contrast.ts'
import { createSiteTheme } from './createSiteTheme.ts'
import { siteTheme } from './siteTheme.ts'

const config = bakeryTheme()

test('R1.3 the palette, the font and the rounding of MUI are those of theme.json', () => {
  const theme = createSiteTheme(config)
  expect(theme.palette.primary.main).toBe(config.colors.primary)
  expect(theme.palette.primary.contrastText).toBe(config.colors.onPrimary)
  expect(theme.typography.fontFamily).toContain(config.font.family)
  expect(theme.shape.borderRadius).toBe(config.radius.control)
})

test('R7 the breakpoints are the two of the specification', () => {
  const { breakpoints } = createSiteTheme(config)
  expect(breakpoints.up('sm')).toBe('@media (min-width:769px)')
  expect(breakpoints.up('lg')).toBe('@media (min-width:1201px)')
})

test('a colour of theme.json moves everything that is made of it, the focus ring included', () => {
  const { variables } = siteTheme({ ...config, colors: { ...config.colors, link: '#123456' } })
  expect(variables.light.get('--mui-palette-link-main')).toBe('#123456')
  expect(variables.light.get('--mui-palette-focus-main')).toBe('#123456')
})

test('buttons, cards and density follow theme.json', () => {
  const { variables, themes } = siteTheme({
    ...config,
    buttons: { ...config.buttons, shape: 'pill' },
    cards: { look: 'raised' },
    density: 'compact',
  })
  expect(variables.light.get('--mui-shape-button')).toBe('999px')
  expect(variables.light.get('--mui-control-height')).toBe('2.5rem')
  expect(themes.ltr.components?.MuiCard?.defaultProps).toEqual({ variant: 'raised' })
})

test('sizes, rhythm and icons follow theme.json', () => {
  const odd = {
    ...config,
    text: { size: 18, scale: 'dramatic' },
    headings: { weight: 600, tracking: 'wide', case: 'capitals' },
    layout: { width: 'narrow', space: 'airy' },
    icons: { stroke: 1.5 },
  } as const
  const [changed, usual] = [siteTheme(odd), siteTheme(config)]
  expect(changed.variables.light.get('--mui-layout-text')).toBe('112.5%')
  expect(changed.variables.light.get('--mui-layout-stroke')).toBe('1.5')
  expect(changed.variables.light.get('--mui-heading-case')).toBe('uppercase')
  for (const name of ['--mui-layout-space', '--mui-layout-width'])
    expect(changed.variables.light.get(name)).not.toBe(usual.variables.light.get(name))
  for (const variant of ['h1', 'h2', 'h3', 'panelTitle', 'figure'] as const)
    expect(changed.themes.ltr.typography[variant].fontSize).not.toBe(usual.themes.ltr.typography[variant].fontSize)
})

test('headings and large numbers have their own typefaces, and texts keep theirs', () => {
  const serif = {
    family: 'Lora',
    files: [{ src: '/assets/fonts/lora.woff2', style: 'normal', preload: true }],
    weights: '400 700',
  } as const
  const { themes, variables } = siteTheme({ ...config, headings: { ...config.headings, font: { ...serif, files: [...serif.files] } } })
  const { h1, figure, body1, fontFamily } = themes.ltr.typography
  expect([h1, figure, body1].map((variant) => variant.fontFamily)).toEqual([
    '"Lora",system-ui,sans-serif',
    '"Lora",system-ui,sans-serif',
    fontFamily,
  ])
  expect(variables.light.get('--mui-heading-font')).toBe('"Lora",system-ui,sans-serif')
})

test('a ratio sets all sizes, in order, and smaller ones on small screens', () => {
  const sizes = (ratio: number) => {
    const { typography } = siteTheme({ ...config, text: { ...config.text, ratio } }).themes.ltr
    return (['h1', 'figure', 'h2', 'panelTitle', 'h3'] as const).map((variant) => {
      const [, least, most] = /clamp\(([\d.]+)rem, .*, ([\d.]+)rem\)/.exec(String(typography[variant].fontSize))!.map(Number)
      return [least!, most!] as const
    })
  }
  for (const ratio of [1.1, 1.25, 1.333, 1.5, 1.62]) {
    const found = sizes(ratio)
    for (const [least, most] of found) expect([least >= 1, least <= most, most <= 9]).toEqual([true, true, true])
    expect(found.map(([, most]) => most)).toEqual(found.map(([, most]) => most).toSorted((a, b) => b - a))
  }
})

test('shadows, links, buttons and cards follow theme.json', () => {
  const { variables, themes } = siteTheme({
    ...config,
    shadows: 'none',
    links: { look: 'bold' },
    buttons: { ...config.buttons, look: 'hard', case: 'capitals', height: 52 },
    cards: { look: 'ruled' },
    text: { ...config.text, measure: 60 },
  })
  expect(variables.light.get('--mui-shadows-1')).toBe('none')
  expect(variables.light.get('--mui-control-height')).toBe('3.25rem')
  expect(variables.light.get('--mui-layout-measure')).toBe('31.2rem')
  expect(themes.ltr.components?.MuiCard?.defaultProps).toEqual({ variant: 'ruled' })
})

test('digits have the forms that theme.json chooses; without a choice, no variable is needed', () => {
  expect(siteTheme(config).variables.light.has('--mui-layout-numerals')).toBe(false)
  const { variables, themes } = siteTheme({ ...config, numerals: { text: 'oldstyle', tables: 'proportional', figures: 'oldstyle' } })
  expect(variables.light.get('--mui-layout-numerals')).toBe('proportional-nums')
  expect(themes.ltr.typography.figure).toMatchObject({ fontVariantNumeric: 'oldstyle-nums' })
})

test('C24 text on deep bands can be read', () => {
  const { dark } = createSiteTheme(config).colorSchemes
  for (const color of [dark!.palette.text.primary, dark!.palette.text.secondary])
    expect(contrast(color, config.colors.ink)).toBeGreaterThanOrEqual(4.5)
})
