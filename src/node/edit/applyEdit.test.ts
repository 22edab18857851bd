import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { walk } from '#src/node/files/walk.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { applyEdit } from './applyEdit.ts'
import { editLog } from './editLog.ts'

const PAGE = 'pages/index.json'
const NAME = { label: 'an edit', joins: false, at: 0 }
const title = (value: string) => ({ op: 'set' as const, path: ['title'], value })

test('a sound edit is written, and the answer has the hash of the file', () => {
  const dir = editedBakery({})
  const before = readFileSync(join(dir, PAGE), 'utf8')
  const result = applyEdit(
    dir,
    { file: PAGE, baseHash: contentHash(before), operations: [title('Bread and cake from Brot & Blume')] },
    NAME,
  )
  const after = readFileSync(join(dir, PAGE), 'utf8')
  expect(result).toMatchObject({ status: 'written', problems: [], hash: contentHash(after) })
  expect(after).toBe(before.replace(/"title": "[^"]*"/, '"title": "Bread and cake from Brot & Blume"'))
})

test('an edit without a name says the same and writes nothing', () => {
  const dir = editedBakery({})
  const before = walk(dir)
  const request = { file: PAGE, operations: [title('Bread and cake from Brot & Blume')] }
  const dry = applyEdit(dir, request)
  expect(walk(dir)).toEqual(before)
  const { loaded, ...written } = applyEdit(dir, request, NAME)
  expect({ ...written, loaded: undefined }).toEqual(dry)
  expect(loaded!.problems).toEqual(loadSite(dir).problems)
})

test('G51 what validate would refuse is never on disk, and is told in the same words', () => {
  const dir = editedBakery({})
  const before = readFileSync(join(dir, PAGE), 'utf8')
  const result = applyEdit(dir, { file: PAGE, operations: [{ op: 'set', path: ['sections', 0, 'title'], value: '' }] }, NAME)
  expect(readFileSync(join(dir, PAGE), 'utf8')).toBe(before)
  writeFileSync(join(dir, PAGE), before.replace(/("sections": \[[^]*?"title": )"[^"]*"/, '$1""'))
  const told = loadSite(dir).problems.filter(({ severity }) => severity === 'error')
  expect(told).not.toEqual([])
  expect(result).toMatchObject({ status: 'invalid', problems: told })
})

test('G52 a file that was changed by another program is never overwritten', () => {
  const dir = editedBakery({})
  const hash = contentHash(readFileSync(join(dir, PAGE), 'utf8'))
  const other = readFileSync(join(dir, PAGE), 'utf8').replace('{', '{ ')
  writeFileSync(join(dir, PAGE), other)
  const result = applyEdit(dir, { file: PAGE, baseHash: hash, operations: [title('Mine')] }, NAME)
  expect(result).toMatchObject({ status: 'conflict', hash: contentHash(other) })
  expect(readFileSync(join(dir, PAGE), 'utf8')).toBe(other)
})

test.each([
  ['a file that has no meaning', 'assets/x.json'],
  ['a way out of the folder', 'pages/../../x.json'],
  ['a file that is not there', 'pages/none.json'],
  ['a link', 'pages/link.json'],
])('%s is refused', (_, file) => {
  const dir = editedBakery({})
  symlinkSync(join(dir, PAGE), join(dir, 'pages/link.json'))
  const before = walk(dir)
  expect(applyEdit(dir, { file, operations: [title('Mine')] }, NAME)).toMatchObject({
    status: 'refused',
    message: expect.any(String),
    hash: '',
  })
  expect(walk(dir)).toEqual(before)
})

test('sections of translations follow those of their source, byte for byte back and forth, as one step', () => {
  const dir = bakeryInLanguages()
  const [SOURCE, GERMAN] = ['pages/visit.json', 'pages/visit.de.json']
  const texts = () => [SOURCE, GERMAN].map((file) => readFileSync(join(dir, file!), 'utf8'))
  const titles = () => {
    const { site } = loadSite(dir)
    const page = site!.pages.find(({ file }) => file === GERMAN)!
    return page.sections.map((section) => (section as { title?: string }).title)
  }
  const before = texts()
  const move = (from: number, to: number) =>
    applyEdit(dir, { file: SOURCE, operations: [{ op: 'move', path: ['sections', from], to }] }, NAME)
  expect(titles()).toEqual(['Kommen Sie vorbei', 'Fragen', 'Ein Brot bestellen'])
  expect(move(2, 1)).toMatchObject({ status: 'written', problems: [] })
  expect(titles()).toEqual(['Kommen Sie vorbei', 'Ein Brot bestellen', 'Fragen'])
  expect(move(1, 2).status).toBe('written')
  expect(texts()).toEqual(before)
  expect(
    editLog(dir)
      .read()
      .done.at(-1)!
      .files.map(({ to }) => to),
  ).toEqual([SOURCE, GERMAN])
})
