import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { formOfFile } from '#src/editor/formOfFile.ts'
import { entryNames } from '#src/editor/entryNames.ts'
import { MUSEUM, MUSEUM_AT } from '#tests/support/museum.ts'
import { editorSite } from './editorSite.ts'
import type { FormField } from './wire.ts'

const site = loadSite(MUSEUM, { at: MUSEUM_AT }).site!
const editor = editorSite(site, { configDir: MUSEUM, editing: { next: () => ({ undo: null, redo: null }), moved: () => [] } } as never)

const partsOf = (field: FormField | undefined) => (field?.kind === 'group' ? field.fields : [])
const formAt = (file: string, translates?: object) =>
  partsOf(formOfFile(editor, { kind: file.startsWith('pages/') ? 'page' : 'entry', file, ...(translates && { translates }) }))
const fieldsAt = (file: string, translates?: object) =>
  new Map(partsOf(formAt(file, translates).find(({ name }) => name === 'fields')?.field).map((part) => [part.name, part]))

test('an entry has the fields of its collection, with their labels, and inputs that fit their kinds', () => {
  const fields = fieldsAt('collections/exhibitions/salt.json')
  expect([...fields].map(([name, { label, field }]) => `${name} “${label}” ${field.kind}`)).toEqual([
    'period “Open” group',
    'room “Room” entry',
    'price “Ticket” number',
    'theme “Theme” choice',
    'audience “For” list',
    'pieces “Pieces” number',
    'opening “Opening night” day',
    'curator “Curated by” text',
    'poster “Poster” group',
    'tickets “Tickets online” group',
    'catalogue “Catalogue” group',
    'works “Works on show” list',
    'about “About the exhibition” markdown',
    'talks “Talks” list',
  ])
  expect(fields.get('theme')?.field).toMatchObject({ choices: ['trade', 'nature', 'craft'], labels: ['Trade', 'Nature', 'Craft'] })
  expect(fields.get('period')).toMatchObject({
    isNeeded: true,
    field: { about: 'First and last day. Leave the last day out for a permanent exhibition.' },
  })
})

test('a text that the collection gives is optional', () => {
  expect(formAt('collections/exhibitions/salt.json').find(({ name }) => name === 'title')?.isNeeded).toBe(false)
  expect(formAt('collections/rooms/hall.json').find(({ name }) => name === 'title')?.isNeeded).toBe(true)
})

test('a reference is a choice of the entries of its collection, by name', () => {
  expect(fieldsAt('collections/exhibitions/salt.json').get('room')?.field).toMatchObject({ kind: 'entry', collection: 'rooms' })
  expect(entryNames(editor, 'rooms')).toEqual([
    { id: 'cellar', name: 'Cellar' },
    { id: 'hall', name: 'Hall' },
    { id: 'loft', name: 'Loft' },
  ])
})

test('a translation has only the fields with words', () => {
  const fields = fieldsAt('collections/exhibitions/salt.de.json', {})
  expect([...fields.keys()]).toEqual(['curator', 'poster', 'tickets', 'catalogue', 'about', 'talks'])
})

test('a page outside collections has no fields', () => {
  expect(formAt('pages/rooms.json').map(({ name }) => name)).not.toContain('fields')
})
