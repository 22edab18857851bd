import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { Theme } from '#schemas/theme.ts'
import { LOOKS } from '#src/node/init/choices.ts'
import { lookOf } from '#src/node/init/looks.ts'
import { wholeTheme } from '#src/site/theme/wholeTheme.ts'
import { exportTokens } from './exportTokens.ts'
import { importTokens } from './importTokens.ts'

const PATH = resolve('tests/fixtures/tokens/variables.json')

const bakery = JSON.parse(readFileSync('tests/fixtures/bakery/theme.json', 'utf8')) as Record<string, unknown>
const accents = { second: { main: '#7A63F1', text: '#5A41CE', onDark: '#BDB1FF' } }
const themes: Record<string, unknown>[] = [
  bakery,
  { brand: '#02B686' },
  { brand: '#02B686', scheme: 'auto', accents, dark: { colors: { background: '#101010' } }, radius: { control: 3, card: 4, panel: 5 } },
  { brand: '#8a1c4b', scheme: 'dark', headings: { weight: 600 }, text: { size: 18, ratio: 1.25 }, shadows: 'deep' },
  ...LOOKS.map((name) => ({ brand: '#1d7a5f', scheme: 'choice', ...lookOf(name).theme })),
]

const exported = (theme: Record<string, unknown>) => JSON.stringify(exportTokens(theme, wholeTheme(Theme.parse(theme))))

test.each(themes)('an exported theme is imported unchanged: %j', async (theme) => {
  expect(await importTokens([{ path: PATH, text: exported(theme) }], { ...('$schema' in theme && { $schema: theme['$schema'] }) })).toEqual(
    { theme, taken: expect.any(Array) as string[], notTaken: [] },
  )
})

test('a changed colour is taken, and derived ones follow it', async () => {
  const text = exported({ brand: '#02B686' })
    .replaceAll('#02B686', '#0257b6')
    .replaceAll('0.00784,0.71373,0.52549', '0.00784,0.34118,0.71373')
  expect(await importTokens([{ path: PATH, text }], {})).toMatchObject({ theme: { brand: '#0257b6' }, taken: ['color.brand'] })
})

test('variables of a design tool are taken by their names, with aliases, colour spaces and a dark mode', async () => {
  const result = await importTokens([{ path: PATH, text: readFileSync(PATH, 'utf8') }], { brand: '#000000', headings: { weight: 600 } })
  expect(result).toMatchObject({
    theme: {
      scheme: 'auto',
      brand: '#1d7a5f',
      headings: { weight: 600 },
      colors: { background: '#ffffff', text: '#1a1f21', error: expect.stringMatching(/^#b/) as string },
      dark: { colors: { background: '#0d0f12' } },
      radius: { control: 6, card: 12 },
    },
  })
  const left = Object.fromEntries('notTaken' in result ? result.notTaken.map(({ token, reason }) => [token, reason]) : [])
  expect(left).toMatchObject({
    'overlay.scrim': 'colours of a theme are opaque',
    'type.body': 'tokens contain no font files; add the typeface with npm run fonts',
    'green.500': 'the theme has no colour of this name',
  })
})
