import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { files } from '#src/contract/files.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { schemaParts } from '#src/node/config/parse/schemaParts.ts'
import { sitemapFiles } from '#src/node/render/sitemap.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'
import { foundIn } from '#tests/support/foundIn.ts'

/** The kinds of bad input that a config can have, by their numbers; some numbers are not used. */
const BAD_INPUTS = [
  '01',
  '02',
  '03',
  '04',
  '06',
  '07',
  '08',
  '09',
  '10',
  '12',
  '13',
  '14',
  '15',
  '17',
  '18',
  '19',
  '20',
  '21',
  '23',
  '24',
  '25',
  '26',
  '27',
  '29',
  '30',
  '32',
  '33',
  '34',
  '36',
  '38',
  '39',
  '40',
  '41',
  '42',
  '43',
]

test('every kind of bad input has a test that names it', () => {
  const isTest = (file: string) => /\.test\.tsx?$|^fixtures[\\/]broken[\\/].*\.md$/.test(file)
  const tests = ['src', 'tests', 'schemas'].flatMap((folder) =>
    findFiles(folder).flatMap((file) => (isTest(file) ? [readFileSync(join(folder, file), 'utf8')] : [])),
  )
  const named = new Set(tests.flatMap((text) => [...text.matchAll(/\bC(\d\d)\b/g)].map(([, number]) => number!)))
  expect(BAD_INPUTS.filter((number) => !named.has(number))).toEqual([])
})

/** Names of all fields of a schema, those of the schemas inside it too. */
function fieldsOf(schema: z.ZodType, seen = new Set<z.ZodType>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { shape = {}, element, options = [], innerType } = schemaParts(schema)
  const inside = [...Object.values(shape), ...options, ...[element, innerType].filter((inner) => inner !== undefined)]
  return [...Object.keys(shape), ...inside.flatMap((inner) => fieldsOf(inner, seen))]
}

test('C26 no field of any file takes a regular expression', () => {
  const fields = new Set(files.flatMap(({ schema }) => fieldsOf(schema)))
  expect(fields.size).toBeGreaterThan(100)
  expect([...fields].filter((field) => /regex|regexp|pattern/i.test(field))).toEqual([])
})

test('C29 a thousand pages are read in one pass, none is lost, and the sitemap has them all', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index): [string, Edit] => [
      `collections/breads/loaf-${index}.json`,
      bakeryPage(`Loaf ${index}`, { title: `Loaf number ${index} of the bakery`, menus: [] }),
    ]),
  )
  const { site, problems } = loadSite(editedBakery(pages))
  expect(problems).toEqual([])
  expect(site!.pages).toHaveLength(1006)
  const listed = [...sitemapFiles(site!)].flatMap(([, content]) =>
    [...String(content).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url),
  )
  expect(new Set(listed).size).toBe(1006)
})

const inSettings = (more: string): Record<string, Edit> => ({
  'site.json': ['"name": "Brot & Blume",', `${more},\n  "name": "Brot & Blume",`],
})

test.each(['xx', 'en-ZZZ', 'english', 'EN'])('C38 %j is no language', (tag) => {
  expect(foundIn({ 'site.json': ['"language": "en-GB"', `"language": "${tag}"`] })).toEqual([
    expect.stringMatching(/^E_VALUE site\.json language: .* such as en, en-GB or zh-Hant/),
  ])
})

test('C39 a config of a newer version says what is needed, one of no version that ever was says so', () => {
  expect(foundIn(inSettings('"configVersion": 9'))).toEqual([
    expect.stringMatching(
      /^E_VERSION site\.json configVersion: this config is for a newer page builder than this one, which reads version 4/,
    ),
  ])
  expect(foundIn(inSettings('"configVersion": 0'))).toEqual([
    expect.stringMatching(/^E_VERSION site\.json configVersion: this version does not exist/),
  ])
  expect(foundIn(inSettings('"configVersion": 1'))).toEqual([
    expect.stringMatching(/^E_VERSION site\.json configVersion: this config has an older version/),
  ])
  expect(foundIn(inSettings('"configVersion": 4'))).toEqual([])
})

test('C39 a version that is no number is a wrong type', () => {
  expect(foundIn(inSettings('"configVersion": "1"'))).toEqual([expect.stringMatching(/^E_TYPE site\.json configVersion: /)])
})
