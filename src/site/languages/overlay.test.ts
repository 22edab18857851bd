import { expect, test } from 'vitest'
import { type Overlay, overlaid, placeInOverlay, sourceAt, translatedTexts } from './overlay.ts'

const source = {
  title: 'Visit',
  picture: '/assets/a.png',
  sections: [
    { type: 'hero', title: 'Come by' },
    { type: 'form', id: 'order', title: 'Order', fields: [{ label: 'Name' }, { label: 'E-mail' }] },
  ],
}
const own = {
  title: 'Besuch',
  picture: null,
  sections: [
    { id: 'order', fields: [{}, { label: 'Mail' }] },
    { id: 'more', type: 'quote', text: 'Gut' },
  ],
}
const overlay: Overlay = { own, source }

test('a translation says only what differs: items are known by their id, else by their place', () => {
  expect(overlaid(source, own)).toEqual({
    title: 'Besuch',
    sections: [
      { type: 'hero', title: 'Come by' },
      { type: 'form', id: 'order', title: 'Order', fields: [{ label: 'Name' }, { label: 'Mail' }] },
      { id: 'more', type: 'quote', text: 'Gut' },
    ],
  })
})

test('a section of another type takes the place of the one that stands there, and a list of words that of the list', () => {
  expect(overlaid({ a: [{ type: 'hero', title: 'x' }], b: ['1', '2'] }, { a: [{ type: 'quote' }], b: ['3'] })).toEqual({
    a: [{ type: 'quote' }],
    b: ['3'],
  })
})

test.each([
  [['title'], ['title']],
  [
    ['sections', 1, 'fields', 1, 'label'],
    ['sections', 0, 'fields', 1, 'label'],
  ],
  [['sections', 1, 'fields', 0, 'label'], undefined],
  [['sections', 0, 'title'], undefined],
  // What is added must be whole, so a field that is missing there is told there.
  [
    ['sections', 2, 'author'],
    ['sections', 1, 'author'],
  ],
])('the place %j of the whole is written at %j', (place, expected) => {
  expect(placeInOverlay(overlay, place)).toEqual(expected)
})

test('each text is named by the ids around it, with what it translates', () => {
  expect(translatedTexts(overlay)).toEqual([
    { key: 'title', keyPath: ['title'], text: 'Besuch', translates: 'Visit' },
    { key: 'sections.order.fields.1.label', keyPath: ['sections', 1, 'fields', 1, 'label'], text: 'Mail', translates: 'E-mail' },
  ])
})

test('what is translated at a place of a translation is found by ids, else by places', () => {
  expect(sourceAt(overlay, ['sections', 0, 'fields', 1, 'label'])).toBe('E-mail')
  expect(sourceAt(overlay, ['title'])).toBe('Visit')
  expect(sourceAt(overlay, ['sections', 1])).toBeUndefined()
  expect(sourceAt({ own: {}, source }, ['sections', 1, 'title'])).toBe('Order')
})
