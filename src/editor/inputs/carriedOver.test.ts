import { expect, test } from 'vitest'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { carriedOver } from './carriedOver.ts'

const about = ''
const text = { about, kind: 'text', isProse: true } as const
const photo: FormField = {
  about,
  kind: 'group',
  fields: [
    { name: 'kind', label: 'Type', field: { about, kind: 'choice', choices: ['photo'], labels: ['Photo'] }, isNeeded: true },
    { name: 'alt', label: 'Description', field: text, isNeeded: true },
    { name: 'src', label: 'File', field: { about, kind: 'asset' }, isNeeded: true },
    { name: 'caption', label: 'Caption', field: text, isNeeded: false },
  ],
}

test('G63 what becomes of another kind keeps what both kinds have', () => {
  expect(carriedOver({ kind: 'board', caption: 'Desk', alt: 'A board', columns: [] }, photo)).toEqual({
    kind: 'photo',
    alt: 'A board',
    src: '',
    caption: 'Desk',
  })
  expect(carriedOver('A text', photo)).toEqual({ kind: 'photo', alt: '', src: '' })
  expect(carriedOver({ kind: 'board', caption: 3 }, photo)).toEqual({ kind: 'photo', alt: '', src: '' })
})
