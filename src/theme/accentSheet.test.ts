import { expect, test } from 'vitest'
import { bakeryTheme } from '#tests/support/bakeryTheme.ts'
import { accentSheet } from './accentSheet.ts'
import { siteTheme } from './siteTheme.ts'

const second = { main: '#7A63F1', text: '#5A41CE', onDark: '#BDB1FF' }
const { accents, variables } = siteTheme({ ...bakeryTheme(), accents: { second } })

test('R1.3 an accent takes the place of the brand colour where it decorates or is read, and leaves the buttons', () => {
  const sheet = accentSheet(
    ['--mui-palette-brand-primary', '--mui-palette-secondary-main', '--mui-palette-primary-main'],
    accents,
    variables,
  )
  expect(sheet).toBe(
    '[data-accent="second"],[data-accent="second"] [data-scheme="light"]' +
      '{--mui-palette-brand-primary:#7A63F1;--mui-palette-secondary-main:#5A41CE}' +
      '@media not print{' +
      '[data-accent="second"][data-scheme="dark"],[data-accent="second"] [data-scheme="dark"],[data-scheme="dark"] [data-accent="second"]' +
      '{--mui-palette-secondary-main:#BDB1FF}}',
  )
})

test('every variable that an accent changes is one of the theme', () => {
  for (const { light } of accents.values()) for (const name of light.keys()) expect(variables.light.has(name), name).toBe(true)
})

test('nothing is written for variables that no accent changes, and for accents that a theme does not have', () => {
  expect(accentSheet(['--mui-shape-card'], accents, variables)).toBe('')
  expect(accentSheet(variables.light.keys(), siteTheme(bakeryTheme()).accents, variables)).toBe('')
})
