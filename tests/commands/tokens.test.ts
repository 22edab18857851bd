import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { teamFileOf } from '#src/node/edit/rights/readTeam.ts'
import type { Edit } from '#tests/support/editedBakery.ts'
import { bakeryProject } from '#tests/support/bakeryProject.ts'
import { runHere } from '#tests/support/runHere.ts'

const FIGMA = 'tests/fixtures/tokens/figma.json'

/** A copy of the bakery with edits of its theme: run the command in it, read its theme, and write files next to it. */
function shop(edit?: Edit) {
  const configDir = bakeryProject(edit ? { 'theme.json': edit } : {})
  const at = (name: string) => join(dirname(configDir), name)
  const theme = () => readFileSync(join(configDir, 'theme.json'), 'utf8')
  return {
    configDir,
    at,
    theme,
    parsed: () => JSON.parse(theme()) as Record<string, Record<string, unknown>>,
    run: (...words: string[]) => runHere('tokens', ...words, '--config', configDir),
    /** Imports a file with these contents. */
    take: (content: unknown) => {
      writeFileSync(at('tokens.json'), typeof content === 'string' ? content : JSON.stringify(content))
      return runHere('tokens', 'import', at('tokens.json'), '--config', configDir)
    },
  }
}

const color = (value: unknown) => ({ $type: 'color', $value: value })
const srgb = (...components: unknown[]) => ({ colorSpace: 'srgb', components, alpha: 1 })
const dimension = (value: number, unit = 'px') => ({ $type: 'dimension', $value: { value, unit } })

test('an exported theme is imported without any change, also with a dark scheme, tones and accents', async () => {
  for (const scheme of ['light', 'choice']) {
    const { run, at, theme } = shop([
      '"radius": {',
      `"scheme": "${scheme}",\n  "tones": [{ "name": "sand", "ground": "#F4E8D0", "texture": "dots" }],\n  "radius": {`,
    ])
    const before = theme()
    expect(await run('export', at('tokens.json'))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The tokens of the theme are in') as string,
    })
    expect(await run('import', at('tokens.json'))).toMatchObject({ status: 0, stdout: expect.not.stringContaining('Not taken') as string })
    expect(theme()).toBe(before)
  }
})

test('without a file, the tokens are printed', async () => {
  const { run } = shop()
  const { status, stdout } = await run('export')
  expect([status, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ color: expect.anything() as object })])
})

test('variables of Figma are taken by their names, with numbers as pixels, and what was not taken is listed with the reason', async () => {
  const { run, parsed, theme } = shop()
  const usual = parsed()
  const { status, stdout } = await run('import', FIGMA)
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringMatching(/^6 tokens were taken\.\nNot taken: 3\n/) as string })
  for (const line of [
    'color.overlay: colours of a theme are opaque',
    'neutral.900: the theme has no colour of this name',
    'label.greeting: the theme has no values of the type "string"',
  ])
    expect(stdout).toContain(`  ${line}\n`)
  expect(parsed()).toMatchObject({
    brand: '#1D7A5F',
    colors: { ...usual['colors'], background: '#FEFCF7', text: '#241E17', link: '#1D7A5F' },
    radius: { ...usual['radius'], control: 4, card: 12 },
  })
  // A second import has nothing to change.
  const first = theme()
  expect((await run('import', FIGMA)).status).toBe(0)
  expect(theme()).toBe(first)
})

test.each([
  ['an empty file', '', 'it is empty'],
  ['no JSON', '{ "color": ', 'line 1, column 12: a value is expected here'],
  ['a list', '[]', 'it contains no tokens'],
  ['no tokens', '{}', 'it contains no tokens'],
  ['tokens of another format', { color: { brand: { r: 0, g: 0.5, b: 1 } } }, 'it contains no tokens'],
  [
    'a circle of aliases',
    { color: { brand: color('{color.a}'), a: color('{color.brand}') } },
    'an alias refers to itself, directly or through others',
  ],
  ['too many levels', '{"a":'.repeat(3000) + '1' + '}'.repeat(3000), 'levels deep'],
  ['no list of sets', { resolutionOrder: 5 }, '"resolutionOrder" must be a list of sets and modifiers'],
  ['an unknown set', { version: '2025.10', resolutionOrder: [{ $ref: '#/sets/none' }] }, '#/sets/none'],
  [
    'another file',
    { version: '2025.10', sets: { a: { sources: [{ $ref: 'other.json' }] } }, resolutionOrder: [{ $ref: '#/sets/a' }] },
    'it refers to another file, other.json; combine them into one, and import that',
  ],
])('a file with %s is refused with one message, and the theme stays', async (_, content, reason) => {
  const { take, theme, at } = shop()
  const before = theme()
  const { status, stdout, stderr } = await take(content)
  expect([status, stdout, stderr.trim().split('\n').length]).toEqual([2, '', 1])
  expect(stderr).toContain(`${at('tokens.json')} cannot be imported: `)
  expect(stderr).toContain(reason)
  expect(stderr).not.toContain('parser:')
  expect(theme()).toBe(before)
})

test.each([
  [
    'an unknown colour space',
    { color: { brand: color({ colorSpace: 'cmyk', components: [0, 0, 0] }) } },
    'color.brand: unknown colour space "cmyk"',
  ],
  ['two components', { color: { brand: color(srgb(0, 0)) } }, 'color.brand: a colour has a colour space and three numbers'],
  ['words as components', { color: { brand: color(srgb('a', 0, 0)) } }, 'color.brand: a colour has a colour space and three numbers'],
  ['a number as colour', { color: { brand: color(4) } }, 'color.brand: a colour has a colour space and three numbers'],
  [
    'an unknown type',
    { color: { brand: { $type: 'colour', $value: srgb(0, 0, 0) } } },
    'color.brand: the theme has no values of the type "colour"',
  ],
  [
    'an alias to a token of another file',
    { color: { brand: color('{color.none}') } },
    'color.brand: no token has the name in the alias {color.none}; import the file with it, too',
  ],
  ['a calculation', { radius: { card: { $type: 'dimension', $value: '{a} * 2' } } }, 'radius.card: it is a calculation'],
  [
    'a colour that Tokens Studio modifies',
    { color: { brand: { ...color('#1d7a5f'), $extensions: { 'studio.tokens': { modify: { type: 'darken', value: '0.2' } } } } } },
    'color.brand: Tokens Studio modifies its colour; export the result instead',
  ],
  ['no type', { color: { brand: { $value: srgb(0, 0, 0) } } }, 'color.brand: it has no "$type"'],
  ['a length in em', { radius: { card: dimension(8, 'em') } }, 'radius.card: only px and rem are lengths of a theme'],
  ['a length that is too large', { radius: { card: dimension(800) } }, 'radius.card: Too big'],
  [
    'a part of an accent',
    { accent: { second: { main: color(srgb(0, 0, 0)) } } },
    'accent.second.main: an accent needs the colours "main", "text" and "onDark"',
  ],
  [
    'a fourth accent',
    { accent: { fourth: { main: color(srgb(0, 0, 0)) } } },
    'accent.fourth.main: accents of a theme are "second" and "third"',
  ],
])('%s is not taken, with the reason, and the theme stays', async (_, content, line) => {
  const { take, theme } = shop()
  const before = theme()
  const { status, stdout } = await take(content)
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^0 tokens were taken\.\nNot taken: 1\n/)])
  expect(stdout).toContain(`  ${line}`)
  expect(theme()).toBe(before)
})

test('the other tokens of a file with faults are taken, and of two for one field the first', async () => {
  const { take, parsed } = shop()
  const { stdout } = await take({
    color: { link: color(srgb(0, 0.2, 0.6)), text: { link: color(srgb(0, 0.4, 0)) } },
    radius: { card: dimension(800), panel: dimension(1.5, 'rem') },
  })
  expect(stdout).toMatch(/^2 tokens were taken\.\nNot taken: 2\n/)
  expect(stdout).toContain('color.text.link: color.link already sets colors.link')
  expect(parsed()).toMatchObject({ colors: { link: '#003399' }, radius: { panel: 24 } })
})

const light = { $extensions: { 'com.figma.modeName': 'Light' }, color: { text: color('{grey.900}'), link: color(srgb(0, 0.2, 0.6)) } }
const night = { $extensions: { 'com.figma.modeName': 'Dark' }, color: { text: color('{grey.50}'), link: color(srgb(0, 0.2, 0.6)) } }
const greys = { grey: { 900: color(srgb(0.1, 0.1, 0.1)), 50: color(srgb(0.9, 0.9, 0.9)) } }

test.each([
  ['modes of Figma', (at: (name: string) => string) => [at('greys.json'), at('Light.json'), at('Dark.json')]],
  ['an option', (at: (name: string) => string) => [at('greys.json'), at('Light.json'), '--dark', at('night.json')]],
])('a file for each mode makes a theme with a dark scheme, told by %s', async (_, words) => {
  const { run, at, parsed } = shop()
  const { $extensions: _mode, ...unnamed } = night
  for (const [name, content] of Object.entries({ greys, Light: light, Dark: night, night: unnamed }))
    writeFileSync(at(`${name}.json`), JSON.stringify(content))
  const { status, stdout } = await run('import', ...words(at))
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^3 tokens were taken\.\nNot taken: 2\n/)])
  expect(parsed()).toMatchObject({ scheme: 'auto', colors: { text: '#1a1a1a', link: '#003399' }, dark: { colors: { text: '#e6e6e6' } } })
  expect(parsed()['dark']).toEqual({ colors: { text: '#e6e6e6' } })
})

test.each([
  [
    'sets and themes of Tokens Studio',
    {
      global: { grey: { 900: { value: '#111111', type: 'color' } }, radius: { sm: { value: '5', type: 'borderRadius' } } },
      'mode/light': { text: { primary: { value: '{grey.900}', type: 'color' } } },
      'mode/dark': { text: { primary: { value: '#eeeeee', type: 'color' } } },
      $themes: [
        { name: 'Light', selectedTokenSets: { global: 'source', 'mode/light': 'enabled', 'mode/dark': 'disabled' } },
        { name: 'Dark', selectedTokenSets: { global: 'source', 'mode/dark': 'enabled' } },
      ],
      $metadata: { tokenSetOrder: ['global', 'mode/light', 'mode/dark'] },
    },
  ],
  [
    'sets of Penpot without themes',
    {
      core: { grey: { 900: { $value: '#111111', $type: 'color' } }, radius: { sm: { $value: '5px', $type: 'borderRadius' } } },
      light: { text: { primary: { $value: '{grey.900}', $type: 'color' } } },
      dark: { text: { primary: { $value: '#eeeeee', $type: 'color' } } },
      $themes: [],
      $metadata: { tokenSetOrder: ['core', 'light', 'dark'] },
    },
  ],
  [
    'groups of Style Dictionary',
    {
      light: { text: { primary: { value: '#111', type: 'color', comment: 'Text' } } },
      dark: { text: { primary: { value: '#eee', type: 'color' } } },
      size: { radius: { sm: { value: '5px', type: 'dimension' } } },
    },
  ],
])('%s are read as well', async (_, content) => {
  const { take, parsed } = shop()
  expect((await take(content)).status).toBe(0)
  expect(parsed()).toMatchObject({ scheme: 'auto', colors: { text: '#111111' }, dark: { colors: { text: '#eeeeee' } } })
})

test('a folder of Tokens Studio is read with its sets in folders, its themes and the order of its sets', async () => {
  const { run, at, parsed } = shop()
  const files = {
    'core.json': { grey: { 900: { $value: '#111111', $type: 'color' }, 50: { $value: '#eeeeee', $type: 'color' } } },
    'mode/light.json': { text: { primary: { $value: '{grey.900}', $type: 'color' } } },
    'mode/dark.json': { text: { primary: { $value: '{grey.50}', $type: 'color' } } },
    '$themes.json': [
      { name: 'Dark', group: 'Mode', selectedTokenSets: { core: 'source', 'mode/dark': 'enabled' } },
      { name: 'Light', group: 'Mode', selectedTokenSets: { core: 'source', 'mode/light': 'enabled' } },
    ],
    '$metadata.json': { tokenSetOrder: ['core', 'mode/light', 'mode/dark'] },
  }
  mkdirSync(at('tokens/mode'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(at(`tokens/${name}`), JSON.stringify(content))
  expect((await run('import', at('tokens'))).status).toBe(0)
  expect(parsed()).toMatchObject({ scheme: 'auto', colors: { text: '#111111' }, dark: { colors: { text: '#eeeeee' } } })
})

test('of very many tokens that are not taken, those with the same reason are one line', async () => {
  const { take } = shop()
  const shades = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`shade-${index}`, color(srgb(0, 0, 0))]))
  const { stdout } = await take({ shades, link: color('{none}') })
  expect(stdout.split('\n')).toEqual([
    '0 tokens were taken.',
    'Not taken: 71',
    '  link: no token has the name in the alias {none}; import the file with it, too',
    '  shades.shade-0, shades.shade-1, shades.shade-2, shades.shade-3, shades.shade-4 and 65 more: the theme has no colour of this name',
    '',
  ])
})

test('dark tokens of which none is taken do not change the scheme', async () => {
  const { take, parsed } = shop()
  await take({ light: { shade: color(srgb(0, 0, 0)) }, dark: { shade: color(srgb(1, 1, 1)) } })
  expect(parsed()['scheme']).toBeUndefined()
})

test('with muted-foreground next to it, muted is a background, as in shadcn', async () => {
  const { take, parsed } = shop()
  await take({ muted: color(srgb(0.9, 0.9, 0.9)), 'muted-foreground': color(srgb(0.3, 0.3, 0.3)), accent: color(srgb(0.8, 0.8, 0.8)) })
  expect(parsed()['colors']).toMatchObject({ subtle: '#e6e6e6', muted: '#4d4d4d' })
})

test('one radius is enough in a theme without any', async () => {
  const { take, configDir, parsed } = shop()
  writeFileSync(join(configDir, 'theme.json'), '{ "brand": "#1d7a5f" }\n')
  expect((await take({ radius: { card: dimension(3) } })).status).toBe(0)
  expect(parsed()).toEqual({ brand: '#1d7a5f', radius: { control: 10, card: 3, panel: 28 } })
})

test('a byte order mark does not matter', async () => {
  const { take, parsed } = shop()
  expect((await take(`\ufeff${JSON.stringify({ color: { brand: color(srgb(0, 0, 1)) } })}`)).status).toBe(0)
  expect(parsed()['brand']).toBe('#0000ff')
})

test('damaged values of an exported theme are left out, and the theme stays as it was there', async () => {
  const { take, parsed } = shop()
  const { status, stdout } = await take({
    $extensions: { 'page-builder': { theme: { ...parsed(), nonsense: 4, density: 'crowded' } } },
    color: { brand: color(srgb(0, 0, 1)) },
  })
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^1 token was taken\.\nNot taken: 2\n/)])
  expect(parsed()['brand']).toBe('#0000ff')
})

test('files that cannot be read or written, a folder without a theme and wrong words are told in one line', async () => {
  const { run, at, configDir, theme } = shop()
  const before = theme()
  mkdirSync(at('folder.json'))
  const usage = 'Usage: npm run tokens -- export [file], or npm run tokens -- import <file or folder>... [--dark <file>].'
  for (const [words, message] of [
    [['import', at('missing.json')], `${at('missing.json')} does not exist.`],
    [['import', at('folder.json')], `${at('folder.json')} contains no JSON files.`],
    [['export', at('folder.json')], `${at('folder.json')} cannot be written: it is a folder.`],
    [['export', at('none/tokens.json')], `${at('none/tokens.json')} cannot be written: it does not exist.`],
    [
      ['export', join(configDir, 'theme.json')],
      `${join(configDir, 'theme.json')} would be a file of the site. Name one outside the config folder.`,
    ],
    [[], usage],
    [['import'], usage],
    [['export', 'a', 'b'], usage],
    [['convert', 'a'], usage],
  ] as const)
    expect(await run(...words)).toEqual({ status: 2, stdout: '', stderr: `${message}\n` })
  expect(theme()).toBe(before)
  for (const content of ['{', 'null', '[]']) {
    writeFileSync(join(configDir, 'theme.json'), content)
    const { status, stderr } = await run('import', FIGMA)
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1])
    expect(theme()).toBe(content)
  }
})

test('a person needs the right to change the theme', async () => {
  const { run, configDir, theme, parsed } = shop()
  const roles = { writer: { may: [{ acts: ['edit'] }] }, designer: { may: [{ acts: ['theme'] }] } }
  writeFileSync(
    teamFileOf(configDir),
    JSON.stringify({ roles, people: { 'anna@example.com': ['writer'], 'bert@example.com': ['designer'] } }),
  )
  const before = theme()
  expect(await run('import', FIGMA, '--as', 'anna@example.com')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('anna@example.com may not') as string,
  })
  expect(theme()).toBe(before)
  expect((await run('import', FIGMA, '--as', 'bert@example.com')).status).toBe(0)
  expect(parsed()['brand']).toBe('#1D7A5F')
})
