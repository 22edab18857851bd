import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { misfits } from '#tests/support/jsonSchema.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { editorSchemas } from './editorSchemas.ts'
import { liveSchemas } from './liveSchemas.ts'

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

const siteInLanguages = () => loadSite(bakeryInLanguages()).site!
const liveOf = (site: ReturnType<typeof siteInLanguages>) =>
  new Map(
    [...liveSchemas(site, FOLDER)].flatMap(([name, text]): [string, unknown][] =>
      name.endsWith('.json') ? [[name, JSON.parse(text)]] : [],
    ),
  )

test.each(translations)('%s fits the schema of the folder with the values of the site, %s', (file, schema) => {
  expect(misfits(liveOf(siteInLanguages()), schema, JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8')))).toEqual([])
})

test('in the schemas of a folder, a translation may name what is there, and no field or page that is not', () => {
  const site = siteInLanguages()
  const live = liveOf(site)
  const fits = (value: unknown) => misfits(live, 'page.translation.schema.json', value).length === 0
  expect(fits({ sections: [{ title: 'Besuch' }, {}, { type: 'callToAction', actions: [{ href: '/visit' }] }] })).toBe(true)
  expect(fits({ sections: [{ titel: 'Besuch' }] })).toBe(false)
  expect(fits({ sections: [{ type: 'callToAction', actions: [{ href: '/gone' }] }] })).toBe(false)
  expect(fits({ icon: 'no-such-icon' })).toBe(false)
  expect([...liveSchemas({ ...site, languages: undefined }, FOLDER).keys()].filter((name) => name.includes('translation'))).toEqual([])
})

test('what a page does not know is told in a translation, too', () => {
  expect(ofPages({ titel: 'Besuch' })).not.toEqual([])
  expect(ofPages({ sections: [{ titel: 'Besuch' }] })).not.toEqual([])
  expect(ofPages({ path: 'besuch' })).not.toEqual([])
})
