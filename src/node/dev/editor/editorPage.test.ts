import { expect, test } from 'vitest'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { pickedPlace } from '#src/editor/canvas/pickedPlace.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { editorPage } from './editorPage.ts'

const FILE = 'pages/later.json'
const later = (fields: object) =>
  JSON.stringify({
    name: 'Later',
    title: 'What comes later from us',
    description: 'A page that nobody sees now, and that is made ready for the day on which everybody does.',
    summary: 'It comes later.',
    updated: '2026-11-22',
    ...fields,
    sections: [{ type: 'hero', title: 'Later', lead: 'It comes later.' }],
  })

test.each([
  ['a draft', { draft: true }],
  ['one that comes later', { publishAt: '2099-01-01' }],
  ['one whose time is over', { expireAt: '2020-01-01' }],
])('G64 a page that visitors do not see is given as it will be: %s', (_what, fields) => {
  const dir = editedBakery({ [FILE]: later(fields) })
  const { site, problems } = loadDraft(dir, [])
  const page = editorPage(dir, site!, problems, '/later')
  expect(page).toMatchObject({ path: '/later', name: 'Later', view: `draft:${FILE}`, sections: [{ type: 'hero', file: FILE }] })
  expect(page.files.map(({ file }) => file)).toEqual([FILE, 'header.json', 'footer.json'])
})

test('G64 a page that visitors see is given as it is, and the page for unknown addresses where there is none', () => {
  const dir = editedBakery({})
  const { site, problems } = loadDraft(dir, [])
  expect(editorPage(dir, site!, problems, '/visit')).not.toHaveProperty('view')
  expect(editorPage(dir, site!, problems, '/nowhere')).toMatchObject({ path: '/404' })
})

test('of a page that shows its source for want of a translation nothing can be edited: its texts are those of all languages', () => {
  const dir = bakeryInLanguages()
  const { site, problems } = loadDraft(dir, [])
  const page = editorPage(dir, site!, problems, '/de/brote/spelt-crown')
  expect(page).toMatchObject({ sections: [], language: 'de', untranslated: { language: 'Deutsch', of: '/breads/spelt-crown' } })
  expect(page.files.map(({ file }) => file)).toEqual(['header.json', 'footer.json'])
  expect(editorPage(dir, site!, problems, '/de/besuch').sections[0]).toMatchObject({ file: 'pages/visit.de.json' })
})

test('what is picked on a page in another language is never written in its source', () => {
  const dir = bakeryInLanguages()
  const { site, problems } = loadDraft(dir, [])
  const page = editorPage(dir, site!, problems, '/de/brote/spelt-crown')
  for (const region of ['0', 'header', 'footer'])
    expect(pickedPlace({ site: null, page }, { region, words: 'Order', href: null, text: undefined })).toBeUndefined()
})
