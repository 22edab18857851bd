import { expect, test } from 'vitest'
import type { EditorFile, EditorPage } from '#src/node/dev/editor/wire.ts'
import { outlineOf } from './outlineOf.ts'

const file = (name: string, kind: string, value: object): EditorFile => ({ file: name, kind, hash: '', value, problems: [] })
const section = (type: string, where: string, ...keyPath: (string | number)[]) => ({ type, file: where, keyPath, pages: 1 })

const OWN = 'collections/plans/small.json'
const INDEX = 'collections/plans/index.json'
const SHARED = 'fragments/closing-call.json'

const page: EditorPage = {
  path: '/plans/small',
  name: 'Small',
  files: [
    file(OWN, 'entry', {
      sections: [
        { type: 'hero', title: 'Small and cheap' },
        { type: 'callout', title: 'In December only', publishAt: '2030-12-01' },
        { type: 'fragment', fragment: 'closing-call' },
      ],
    }),
    file(INDEX, 'collection', { before: [], after: [{ type: 'relatedEntries' }] }),
    file(SHARED, 'fragment', { sections: [{ type: 'callToAction', title: 'Begin' }] }),
  ],
  sections: [
    section('hero', OWN, 'sections', 0),
    { ...section('callToAction', SHARED, 'sections', 0), pages: 9 },
    { ...section('relatedEntries', INDEX, 'after', 0), pages: 4 },
  ],
}

test('sections stand as they are written: those of the page with what does not show now, and those of its family after them', () => {
  const lists = outlineOf(page)
  expect(lists.map(({ place, pages, rows }) => [place, pages, rows.map(({ type, shownAt }) => [type, shownAt])])).toEqual([
    [
      'own',
      1,
      [
        ['hero', 0],
        ['callout', null],
        ['fragment', null],
      ],
    ],
    ['after', 4, [['relatedEntries', 2]]],
  ])
})

test('a shared section is one row, with what it holds inside', () => {
  const [own] = outlineOf(page)
  expect(own!.rows[2]).toMatchObject({
    file: OWN,
    keyPath: ['sections', 2],
    shared: 'closing-call',
    count: 3,
    inside: [{ file: SHARED, keyPath: ['sections', 0], words: 'Begin', shownAt: 1, pages: 9, count: 1 }],
  })
})

test('a translated page shows what its words stand for, and what it takes over, at places that it does not decide', () => {
  const german = 'pages/index.de.json'
  const [own] = outlineOf({
    path: '/de',
    name: 'Start',
    files: [
      file(german, 'page', { sections: [{ title: 'Guten Morgen' }, {}] }),
      file(SHARED, 'fragment', { sections: [{ title: 'Los' }] }),
    ],
    sections: [
      section('hero', german, 'sections', 0),
      section('stats', german, 'sections', 1),
      section('callToAction', SHARED, 'sections', 0),
    ],
  })
  expect(own!.rows).toMatchObject([
    { type: 'hero', words: 'Guten Morgen', shownAt: 0, isFixed: true },
    { type: 'stats', words: undefined, shownAt: 1, isFixed: true },
    { type: 'callToAction', words: 'Los', shownAt: 2, file: SHARED, isFixed: true },
  ])
})
