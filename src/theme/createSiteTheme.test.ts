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
  const { variables, themes } = siteTheme({ ...config, buttons: { shape: 'pill' }, cards: { look: 'raised' }, density: 'compact' })
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

test('C24 text on deep bands can be read', () => {
  const { dark } = createSiteTheme(config).colorSchemes
  for (const color of [dark!.palette.text.primary, dark!.palette.text.secondary])
    expect(contrast(color, config.colors.ink)).toBeGreaterThanOrEqual(4.5)
})
