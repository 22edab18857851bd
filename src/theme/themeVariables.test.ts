import { expect, test } from 'vitest'
import { deriveColors } from '#src/site/theme/deriveColors.ts'
import { wholeTheme } from '#src/site/theme/wholeTheme.ts'
import { bakeryTheme } from '#tests/support/bakeryTheme.ts'
import { siteTheme } from './siteTheme.ts'
import { usedVariables, variableSheet } from './themeVariables.ts'

const { variables } = siteTheme(bakeryTheme())

test('a variable brings those that it is made of', () => {
  const made = {
    light: new Map([
      ['--mui-a', 'rgba(var(--mui-b) / 0.1)'],
      ['--mui-b', '1 2 3'],
      ['--mui-c', 'red'],
    ]),
    dark: new Map([['--mui-a', 'var(--mui-c)']]),
  }
  expect([...usedVariables('p{color:var(--mui-a)}', made)].sort()).toEqual(['--mui-a', '--mui-b', '--mui-c'])
})

test('a name that the theme does not have is left out of the sheet', () => {
  expect(variableSheet(usedVariables('p{color:var(--mui-nothing, red)}', variables), variables)).toBe('')
})

test('what differs on dark surfaces is set for both, the rest once', () => {
  const sheet = variableSheet(['--mui-palette-text-primary', '--mui-shape-card'], variables)
  expect(sheet).toMatch(
    /^:root\{--mui-shape-card:\d+px\}:root,\[data-scheme="light"\],\[data-scheme="paper"\]\{--mui-palette-text-primary:#.{6}\}@media not print\{\[data-scheme="dark"\]\{--mui-palette-text-primary:#.{6}\}\}$/,
  )
})

test('a dark page is dark on light on paper, where backgrounds are missing', () => {
  const theme = bakeryTheme()
  const dark = siteTheme({ ...theme, colors: deriveColors('#f2b544', { background: '#14110d' }) }).variables
  expect(variables.paper).toBeUndefined()
  expect(variableSheet(['--mui-palette-text-strong'], dark)).toContain(
    '@media print{:root,[data-scheme="light"],[data-scheme="paper"]{--mui-palette-text-strong:#000000}}',
  )
})

test.each([
  ['dark', [/@media screen\{:root,\[data-scheme="light"\]\{--mui-palette-text-primary:#.{6}\}/]],
  ['auto', [/@media screen and \(prefers-color-scheme:dark\)\{:root,\[data-scheme="light"\]\{--mui-palette-text-primary:#.{6}\}/]],
  [
    'choice',
    [
      /@media screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-mode\]\),:where\(:root:not\(\[data-mode\]\)\) \[data-scheme="light"\]\{/,
      /@media screen\{:root\[data-mode="dark"\],:where\(:root\[data-mode="dark"\]\) \[data-scheme="light"\]\{/,
    ],
  ],
] as const)('with the scheme %s, the values of the dark scheme follow those of the light one, which paper keeps', (scheme, parts) => {
  const sheet = variableSheet(
    ['--mui-palette-text-primary', '--mui-shape-card'],
    siteTheme(wholeTheme({ ...bakeryTheme(), brand: '#02B686', colors: {}, scheme })).variables,
  )
  expect(sheet).toMatch(
    /^:root\{--mui-shape-card:\d+px\}:root,\[data-scheme="light"\],\[data-scheme="paper"\]\{--mui-palette-text-primary:#.{6}\}/,
  )
  for (const part of parts) expect(sheet).toMatch(part)
  expect(sheet.match(/@media print/)).toBeNull()
})
