import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textNote } from '#src/node/config/parse/textNote.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import type { EditOperation } from './editOperation.ts'
import { applyEdit } from './applyEdit.ts'
import { translatedBy, translationEdits, withAllSections } from './translationEdits.ts'

const FILE = 'pages/visit.de.json'

function edited(dir: string, operations: EditOperation[], file = FILE) {
  const name = { label: 'change it', joins: false, at: 0 }
  expect(applyEdit(dir, { file, operations: translationEdits(dir, { file, operations }) }, name)).toMatchObject({ status: 'written' })
  return JSON.parse(readFileSync(join(dir, file), 'utf8')) as { sections?: object[]; translated?: Record<string, string> }
}

test('a translation has a section for each of its source, also those that it does not write', () => {
  const dir = bakeryInLanguages()
  const source = translatedBy(dir, FILE)!
  expect(withAllSections({}, source)).toEqual({ sections: [{}, {}, { id: 'order' }] })
  expect(withAllSections({ sections: [{ title: 'Besuch' }] }, source)).toEqual({ sections: [{ title: 'Besuch' }, {}, { id: 'order' }] })
  // A section without an id is matched by index: if another one is there, no sections are added.
  expect(withAllSections({ sections: [{ id: 'order' }] }, source)).toEqual({ sections: [{ id: 'order' }] })
  expect(translatedBy(dir, 'pages/visit.json')).toBeUndefined()
})

test('only the sections that an edit needs are written, and what its words translate is noted', () => {
  const dir = bakeryInLanguages({ [FILE]: '{\n  "translated": {}\n}\n' })
  const { sections: source } = JSON.parse(readFileSync(join(dir, 'pages/visit.json'), 'utf8')) as { sections: { title: string }[] }
  expect(edited(dir, [{ op: 'set', path: ['sections', 1], value: { title: 'Fragen' } }])).toEqual({
    translated: { 'sections.1.title': textNote(source[1]!.title) },
    sections: [{}, { title: 'Fragen' }],
  })
  expect(edited(dir, [{ op: 'set', path: ['sections', 2], value: { id: 'order', title: 'Bestellen' } }])).toMatchObject({
    translated: { 'sections.order.title': textNote(source[2]!.title) },
    sections: [{}, { title: 'Fragen' }, { id: 'order', title: 'Bestellen' }],
  })
  expect(edited(dir, [{ op: 'set', path: ['sections', 1], value: {} }]).translated).toEqual({
    'sections.order.title': textNote(source[2]!.title),
  })
})

test('a text that was stale is not any more once it is written anew, and others stay so', () => {
  const dir = bakeryInLanguages({ [FILE]: ['"DU65BvtS"', '"changed_"'] })
  const before = JSON.parse(readFileSync(join(dir, FILE), 'utf8')) as { translated: object }
  const { title } = JSON.parse(readFileSync(join(dir, 'pages/visit.json'), 'utf8')) as { title: string }
  expect(edited(dir, [{ op: 'set', path: ['title'], value: 'Wann wir öffnen, und wie Sie bestellen' }]).translated).toEqual({
    ...before.translated,
    title: textNote(title),
  })
})

test('a translation without notes gets none, and edits of other files stay as they are', () => {
  const dir = bakeryInLanguages({ [FILE]: '{\n  "title": "Besuch bei uns"\n}\n' })
  expect(edited(dir, [{ op: 'set', path: ['title'], value: 'Unser Laden' }])).toEqual({ title: 'Unser Laden' })
  const operations: EditOperation[] = [{ op: 'set', path: ['title'], value: 'Visit' }]
  expect(translationEdits(dir, { file: 'pages/visit.json', operations })).toBe(operations)
})
