import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editText } from '#src/node/edit/editText.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { editorFile } from './editorFile.ts'

test.each([
  ['pages/visit.de.json', { 'pages/visit.json': ['"title": "Opening hours and orders"', '"title": "Hours and orders"'] }, 'title'],
  ['pages/visit.de.json', { 'pages/visit.json': ['Can I pay by card?', 'May I pay by card?'] }, 'sections.1.items.1.question'],
  ['collections/breads/index.de.json', { 'collections/breads/index.json': ['More from the oven', 'Fresh from the oven'] }, 'after.0.title'],
] as const)('a text of %s whose source has changed can be said to be still right', (file, edits, path) => {
  const dir = bakeryInLanguages(Object.fromEntries(Object.entries(edits).map(([name, [from, to]]) => [name, [from, to]])))
  const before = readFileSync(join(dir, file), 'utf8')
  const { stillRight } = editorFile(dir, file, loadSite(dir).problems)!.problems.find((problem) => problem.path === path)!
  const written = editText(before, [{ op: 'set', path: ['translated', stillRight!.key], value: stillRight!.note }], () => [])
  writeFileSync(join(dir, file), (written as { text: string }).text)
  expect(loadSite(dir).problems).toEqual([])
  const { translated: _old, ...was } = JSON.parse(before) as Record<string, unknown>
  const { translated: _new, ...is } = JSON.parse(readFileSync(join(dir, file), 'utf8')) as Record<string, unknown>
  expect(is).toEqual(was)
})
