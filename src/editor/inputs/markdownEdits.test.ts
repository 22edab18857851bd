import { expect, test } from 'vitest'
import { type Chosen, markdownEdits } from './markdownEdits.ts'

/** A text in which brackets show what is chosen. */
const read = (marked: string): Chosen => {
  const start = marked.indexOf('‹')
  return { text: marked.replace(/[‹›]/g, ''), start, end: marked.indexOf('›') - 1 }
}
const shown = ({ text, start, end }: Chosen) => `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`
type Name = Exclude<keyof typeof markdownEdits, 'link'>

test.each<[Name, string, string]>([
  ['bold', 'A ‹late› ship', 'A **‹late›** ship'],
  ['bold', 'A **‹late›** ship', 'A ‹late› ship'],
  ['bold', 'A ‹late ›ship', 'A **‹late›** ship'],
  ['italic', 'A ‹› ship', 'A *‹italic text›* ship'],
  ['heading', 'One\nT‹w›o\nThree', 'One\n‹## Two›\nThree'],
  ['heading', '‹## Two›', '‹Two›'],
  ['list', 'O‹ne\nTw›o', '‹- One\n- Two›'],
  ['numbers', '‹One\nTwo›', '‹1. One\n2. Two›'],
  ['numbers', '‹1. One\n2. Two›', '‹One\nTwo›'],
  ['quote', '‹One›', '‹> One›'],
])('G63 %s: %s', (name, before, after) => {
  expect(shown(markdownEdits[name](read(before)))).toBe(after)
})

test('G63 a link stands around the words that are chosen; without any, its address is shown', () => {
  expect(shown(markdownEdits.link(read('See ‹our products›.'), '/products'))).toBe('See [‹our products›](/products).')
  expect(shown(markdownEdits.link(read('See ‹›.'), '/products'))).toBe('See [‹/products›](/products).')
})
