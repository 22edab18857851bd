import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { schemaFixes } from './schemaFixes.ts'
import { readSources } from '#src/node/edit/sources.ts'

function folder(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'schemas-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  return dir
}

const fixes = (files: Record<string, string>) => {
  const dir = folder(files)
  return schemaFixes(join(dir, 'config'), readSources(join(dir, 'config')))
}

const LIVE = { 'config/.schemas/page.schema.json': '{}', 'config/.schemas/site.schema.json': '{}' }

test.each<[string, string, object]>([
  ['none', '{"nme": 1}', { do: 'insert', key: '$schema', value: '../.schemas/page.schema.json' }],
  [
    'one that leads nowhere',
    '{"$schema": "../schemas/page.schema.json"}',
    { do: 'set', keyPath: ['$schema'], value: '../.schemas/page.schema.json' },
  ],
  ['one of another kind', '{"$schema": "../.schemas/site.schema.json"}', { do: 'set', value: '../.schemas/page.schema.json' }],
])('a page with %s gets the line of its kind', (_, text, fix) => {
  expect(fixes({ ...LIVE, 'config/pages/a.json': text })).toMatchObject([{ file: 'pages/a.json', ...fix }])
})

test.each([
  ['a right line', '{"$schema": "../.schemas/page.schema.json"}'],
  ['another right line', '{"$schema": "../../json/page.schema.json"}'],
  ['an address', '{"$schema": "https://bread.example/page.schema.json"}'],
  ['an absolute path', '{"$schema": "/srv/page.schema.json"}'],
  ['no JSON', '{"$schema": '],
  ['no object', '[]'],
])('%s stays', (_, text) => {
  expect(fixes({ ...LIVE, 'json/page.schema.json': '{}', 'config/pages/a.json': text })).toEqual([])
})

test('the top of the folder writes ./, and without live schemas the neighbours show the way', () => {
  expect(fixes({ ...LIVE, 'config/site.json': '{}' })).toMatchObject([{ value: './.schemas/site.schema.json' }])
  const redirects = '{"$schema": "../json/redirects.schema.json", "redirects": []}'
  expect(
    fixes({
      'json/page.schema.json': '{}',
      'json/redirects.schema.json': '{}',
      'config/redirects.json': redirects,
      'config/pages/a.json': '{}',
    }),
  ).toMatchObject([{ file: 'pages/a.json', value: '../../json/page.schema.json' }])
  expect(fixes({ 'config/pages/a.json': '{}' })).toEqual([])
})

test('R2.6 a sparse translation is left without the line, as the schema of a whole page does not suit it', () => {
  expect(
    fixes({ ...LIVE, 'config/pages/a.json': '{"$schema": "../.schemas/page.schema.json"}', 'config/pages/a.de.json': '{"name": "A"}' }),
  ).toEqual([])
})
