import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editorSchemas } from '#src/node/editorSchemas/editorSchemas.ts'
import { liveSchemas } from '#src/node/editorSchemas/liveSchemas.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { wordsOfPackage } from '#src/site/words/wordsOfPackage.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'
import { misfits } from '#tests/support/jsonSchema.ts'

const withWords = (words: string): Record<string, Edit> => ({ 'site.json': ['  "analytics": {', `  "words": ${words},\n  "analytics": {`] })

test('a site says words of a package under its name, and the other words stay as they are', () => {
  const { site, problems } = loadSite(editedBakery(withWords('{ "home": "Start", "recruiting": { "start": "Check it" } }')))
  expect(problems).toEqual([])
  expect(wordsOfPackage(site!.settings, 'recruiting')).toMatchObject({ start: 'Check it', cancel: 'Cancel' })
  // Pages that show nothing of the package do not carry its words.
  expect(makeShellData(site!, '/icons.svg', 'build').words).toMatchObject({ home: 'Start' })
  expect(makeShellData(site!, '/icons.svg', 'build').words).not.toHaveProperty('recruiting')
})

test.each([
  ['{ "recruiting": { "strat": "Check it" } }', 'words.recruiting.strat', '"strat" is not a field here', 'Did you mean "start"?'],
  ['{ "recruting": { "start": "Check it" } }', 'words.recruting', '"recruting" is not a field here', 'Did you mean "recruiting"?'],
])('a wrong key in %s is told at its place, with what was meant', (words, path, message, hint) => {
  const dir = editedBakery(withWords(words))
  const { problems } = loadSite(dir)
  const lines = readFileSync(join(dir, 'site.json'), 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes('"words"'))
  const column = lines[line]!.indexOf(`"${path.split('.').at(-1)}"`)
  expect(problems).toMatchObject([{ code: 'E_UNKNOWN_KEY', line: line + 1, column: column + 1, path, message, hint }])
})

const parsed = (texts: Map<string, string>) =>
  new Map([...texts].flatMap(([name, text]): [string, unknown][] => (name.endsWith('.json') ? [[name, JSON.parse(text)]] : [])))
const BAKERY = resolve('tests/fixtures/bakery')

test.each([
  ['the package', parsed(editorSchemas())],
  ['a config folder', parsed(liveSchemas(loadSite(BAKERY).site!, BAKERY))],
])('editors know the words of a package by the schemas of %s', (_whose, schemas) => {
  const site = JSON.parse(readFileSync(join(BAKERY, 'site.json'), 'utf8')) as object
  const found = (words: object) => [...new Set(misfits(schemas, 'site.schema.json', { ...site, words }).map(({ at }) => at))]
  expect(found({ home: 'Start', recruiting: { start: 'Check it' } })).toEqual([])
  expect(found({ recruiting: { strat: 'Check it' } })).toEqual(['words.recruiting.strat'])
  expect(found({ recruiting: { start: 7 } })).toEqual(['words.recruiting.start'])
})
