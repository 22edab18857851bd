import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { printedLines } from '#tests/support/printedLines.ts'
import { type TranslationsOptions, translations } from './translations.ts'

const printed = printedLines()

/** Runs the command; returns its exit code and what it prints. */
async function run(configDir: string, words: string[], options: Partial<TranslationsOptions> = {}) {
  const [logged, told] = [printed.log.length, printed.error.length]
  const code = await translations({ configDir, words, ...options })
  return { code, text: [...printed.log.slice(logged), ...printed.error.slice(told)].join('\n') }
}

test('the list names what is missing and stale, in words or as JSON', async () => {
  const dir = bakeryInLanguages({ 'pages/visit.json': ['"Come by"', '"Come in"'] })
  const { code, text } = await run(dir, [], { language: 'de' })
  expect(code).toBe(1)
  expect(text).toContain('/de/brote/spelt-crown  8 texts missing (63 words), no translation yet')
  expect(text).toContain('/de/besuch  1 text stale (2 words)')
  expect(text).toContain('de: 7 of 12 pages and shared files complete')
  const json = await run(dir, [], { language: 'de', only: ['/visit'], format: 'json' })
  expect(JSON.parse(json.text)).toMatchObject([{ path: '/visit', stale: { texts: 1, words: 2 }, open: [{ id: 'sections.0.title' }] }])
  expect(await run(dir, [], { only: ['/breads/rye-loaf'], language: 'de' })).toMatchObject({ code: 0 })
})

test('texts are exported, and imported text by text; a dry run writes nothing', async () => {
  const dir = bakeryInLanguages()
  const out = join(dir, '..', 'out')
  expect(await run(dir, ['export'], { language: 'de', format: 'csv', out, only: ['footer.json', 'site.json'] })).toMatchObject({ code: 0 })
  const file = join(out, 'translations-de.csv')
  const long = 'Brot und Blume '.repeat(5)
  const csv = readFileSync(file, 'utf8')
    .replace('site.json#titleSuffix,Brot & Blume,', `site.json#titleSuffix,Brot & Blume,${long}`)
    .replace('© 2025 Brot & Blume,', '© 2025 Brot & Blume,© 2025 Brot und Blume')
  writeFileSync(file, csv)
  const before = readFileSync(join(dir, 'footer.de.json'), 'utf8')
  const dry = await run(dir, ['import', file], { isDryRun: true })
  expect(dry.text).toContain('+  "copyright": "© 2025 Brot und Blume"')
  expect(readFileSync(join(dir, 'footer.de.json'), 'utf8')).toBe(before)
  // Without a team, nobody has rights.
  expect(await run(dir, ['import', file], { as: 'anna@example.com' })).toMatchObject({ code: 1 })
  expect(readFileSync(join(dir, 'footer.de.json'), 'utf8')).toBe(before)
  const { code, text } = await run(dir, ['import', file])
  expect(code).toBe(1)
  expect(text).toContain('footer.json: 1 added')
  expect(text).toContain('refused  site.json#titleSuffix: it has 74 characters, and at most 40 are allowed. Shorten it.')
  expect(readFileSync(join(dir, 'footer.de.json'), 'utf8')).toContain('© 2025 Brot und Blume')
  expect(await run(dir, ['export'], { language: 'de', format: 'csv', out })).toMatchObject({
    code: 2,
    text: expect.stringContaining('already exists'),
  })
})

test.each([
  [['import'], {}, 'Name one file'],
  [['import', 'nowhere.xlf'], {}, 'There is no file nowhere.xlf.'],
  [['exports'], {}, 'Usage:'],
  [['export'], { format: 'po' }, 'Unknown format "po". Available: xliff, csv.'],
  [[], { language: 'fr' }, 'The site is not translated into "fr". Choose one of: de, ar.'],
  [[], { only: ['/nowhere'] }, 'There is no page or file "/nowhere" with texts to translate.'],
])('%j with %j is refused', async (words, options, message) => {
  expect(await run(bakeryInLanguages(), words, options)).toEqual({ code: 2, text: expect.stringContaining(message) })
})
