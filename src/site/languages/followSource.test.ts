import { expect, test } from 'vitest'
import { followSource } from './followSource.ts'

const hero = { type: 'hero', title: 'Come by' }
const faq = { type: 'faq', title: 'Questions', items: [{ question: 'Card?' }, { question: 'Wheat?' }] }
const form = { type: 'form', id: 'order', title: 'Order' }
const page = (...sections: object[]) => ({ sections })
const own = {
  translated: {
    name: 'n',
    'sections.0.title': 'a',
    'sections.1.title': 'b',
    'sections.1.items.1.question': 'c',
    'sections.order.title': 'd',
  },
  sections: [{ title: 'Kommt' }, { title: 'Fragen', items: [{}, { question: 'Weizen?' }] }, { id: 'order', title: 'Bestellen' }],
}
const [komm, fragen, bestellen] = own.sections as [object, object, object]

test('items that are matched by index move with those of the source, and their notes with them', () => {
  const { own: made, notes } = followSource(own, page(hero, faq, form), page(faq, hero, form))
  expect(made).toEqual({ ...own, sections: [fragen, komm, bestellen] })
  expect(Object.fromEntries(notes)).toEqual({
    'sections.0.title': 'sections.1.title',
    'sections.1.title': 'sections.0.title',
    'sections.1.items.1.question': 'sections.0.items.1.question',
  })
})

test('a new item leaves an empty one in its place, unless an item with an id can be there', () => {
  const fresh = { type: 'quote', text: 'Good.' }
  expect(followSource(own, page(hero, faq, form), page(fresh, hero, faq, form)).own['sections']).toEqual([bestellen, komm, fragen])
  const two = followSource({ sections: [komm, fragen] }, page(hero, faq), page(fresh, hero, faq))
  expect(two.own['sections']).toEqual([{}, komm, fragen])
})

test('an item goes with that of the source, and so do its notes', () => {
  const gone = followSource(own, page(hero, faq, form), page(hero, form))
  expect(gone.own['sections']).toEqual([komm, bestellen])
  expect(Object.fromEntries(gone.notes)).toEqual({ 'sections.1.title': null, 'sections.1.items.1.question': null })
  expect(followSource(own, page(hero, faq, form), page(hero, faq)).own['sections']).toEqual([komm, fragen])
})

test('items of a list within a section follow, too; changed texts stay where they are', () => {
  const turned = { ...faq, items: faq.items.toReversed() }
  const inside = followSource(own, page(hero, faq, form), page(hero, turned, form))
  expect(inside.own['sections']).toEqual([komm, { title: 'Fragen', items: [{ question: 'Weizen?' }, {}] }, bestellen])
  expect(Object.fromEntries(inside.notes)).toEqual({ 'sections.1.items.1.question': 'sections.1.items.0.question' })
  const changed = followSource(own, page(hero, faq, form), page({ ...hero, title: 'Come in' }, faq, form))
  expect(changed).toEqual({ own, notes: new Map() })
})
