import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { misfits } from '#tests/support/jsonSchema.ts'
import { editorSchemas } from './editorSchemas.ts'

const FOLDER = resolve('tests/fixtures/bakery-languages')
const schemas = new Map([...editorSchemas()].map(([name, text]): [string, unknown] => [name, JSON.parse(text)]))
const ofPages = (value: unknown) => misfits(schemas, 'page.translation.schema.json', value)

/** The translations of the fixture company, with the schema of each. */
const translations = findFiles(FOLDER).flatMap((file) => {
  const [, name, folder] = /^(?:.*\/)?([a-z-]+)\.(?:de|ar)\.json$/.exec(file)
    ? [file, file.split('/').at(-1)!.split('.')[0]!, file.split('/')[0]!]
    : []
  if (name === undefined) return []
  const kind =
    folder === 'fragments' ? 'fragment' : folder === 'collections' && name === 'index' ? 'collection' : file.includes('/') ? 'page' : name
  return [[file, `${kind}.translation.schema.json`] as const]
})

test.each(translations)('%s fits %s', (file, schema) => {
  expect(misfits(schemas, schema, JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8')))).toEqual([])
})

test('what a page does not know is told in a translation, too', () => {
  expect(ofPages({ titel: 'Besuch' })).not.toEqual([])
  expect(ofPages({ sections: [{ titel: 'Besuch' }] })).not.toEqual([])
  expect(ofPages({ path: 'besuch' })).not.toEqual([])
})
