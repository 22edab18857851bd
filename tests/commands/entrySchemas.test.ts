import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { validate } from '#src/node/cli/actions/validate.ts'
import { newPage } from '#src/node/cli/actions/new.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { liveSchemas } from '#src/node/editorSchemas/liveSchemas.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { MUSEUM, MUSEUM_AT, copyMuseum } from '#tests/support/museum.ts'
import { misfits } from '#tests/support/jsonSchema.ts'

type Json = { [key: string]: unknown }

const site = loadSite(MUSEUM, { at: MUSEUM_AT }).site!
const schemas = new Map(
  [...liveSchemas(site, MUSEUM)].flatMap(([name, text]): [string, Json][] =>
    name.endsWith('.json') ? [[name, JSON.parse(text) as Json]] : [],
  ),
)
const read = (dir: string, file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Json

test('every entry of a collection with fields fits the schema of its collection, and so does every translation', () => {
  const entries = findFiles(MUSEUM).filter((file) => /^collections\/\w+\/(?!index\.)/.test(file))
  expect(entries.length).toBeGreaterThan(10)
  for (const file of entries) {
    const name = `${file.split('/')[1]}.entry${file.includes('.de.') ? '.translation' : ''}.schema.json`
    expect(misfits(schemas, name, read(MUSEUM, file)), file).toEqual([])
  }
})

test.each<[string, Json, string]>([
  ['a reference to an entry that does not exist', { room: 'celler' }, 'fields.room'],
  ['a choice that is not declared', { theme: 'natur' }, 'fields.theme'],
  ['an unknown field', { teme: 'nature' }, 'fields.teme'],
  ['a day as text', { opening: '19 November' }, 'fields.opening'],
  ['a group without a required field', { talks: [{ day: '2026-11-12' }] }, 'fields.talks.0'],
])('editors underline %s', (_what, fields, at) => {
  const salt = read(MUSEUM, 'collections/exhibitions/salt.json')
  const entry = { ...salt, fields: { ...(salt['fields'] as Json), ...fields } }
  expect(misfits(schemas, 'exhibitions.entry.schema.json', entry).map((misfit) => misfit.at)).toEqual([at])
})

test('fields have labels, choices have theirs, and texts that the collection gives are not required', () => {
  const { properties, required } = schemas.get('exhibitions.entry.schema.json') as { properties: Json; required: string[] }
  const fields = (properties['fields'] as { properties: Record<string, Json> }).properties
  expect(fields['theme']).toMatchObject({ title: 'Theme', enumDescriptions: ['Trade', 'Nature', 'Craft'] })
  expect(required).not.toContain('title')
  expect(required).toContain('fields')
})

test('a translation offers no values that are the same in every language', () => {
  const { properties } = schemas.get('exhibitions.entry.translation.schema.json') as { properties: Json }
  const { properties: fields } = properties['fields'] as { properties: Record<string, Json> }
  expect(Object.keys(fields)).toEqual(['curator', 'poster', 'tickets', 'catalogue', 'about', 'talks'])
})

test('--fix and new name the schema of the collection, and a new entry has its required fields', async () => {
  const dir = copyMuseum()
  refreshSchemas(dir, site, 'wanted')
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await validate({ configDir: dir, fix: true, at: MUSEUM_AT })
  expect(read(dir, 'collections/exhibitions/tea.json')['$schema']).toBe('../../.schemas/exhibitions.entry.schema.json')
  expect(read(dir, 'collections/exhibitions/salt.de.json')['$schema']).toBe('../../.schemas/exhibitions.entry.translation.schema.json')
  expect(read(dir, 'pages/rooms.json')['$schema']).toBe('../.schemas/page.schema.json')

  await newPage({ configDir: dir, words: ['exhibitions', 'glass'], now: () => new Date(MUSEUM_AT) })
  log.mockRestore()
  const made = read(dir, 'collections/exhibitions/glass.json')
  expect(made).toMatchObject({
    $schema: '../../.schemas/exhibitions.entry.schema.json',
    fields: { period: { start: '2026-11-20', end: '2026-11-20' }, room: 'cellar', price: 0 },
  })
  expect(made).not.toHaveProperty('title')
})

test('the schema of a collection that is gone is removed', () => {
  const dir = copyMuseum()
  refreshSchemas(dir, site, 'wanted')
  const { works: _works, ...collections } = site.collections
  refreshSchemas(dir, { ...site, collections })
  expect(existsSync(join(dir, '.schemas/works.entry.schema.json'))).toBe(false)
  expect(existsSync(join(dir, '.schemas/rooms.entry.schema.json'))).toBe(true)
})
