import { expect, test } from 'vitest'
import { looksOf } from './looksOf.ts'

const tellings = (html: string) =>
  [...looksOf(html).values()].map(({ tag, classes, data }) => [tag, [...classes], Object.fromEntries(data)])

test('elements are told apart by name, classes and data attributes', () => {
  expect(tellings('<p class="a b" data-look="quiet" id="x">Bread</p><p class="a b" data-look="quiet" id="y">Cake</p><BR>')).toEqual([
    ['p', ['a', 'b'], { 'data-look': 'quiet' }],
    ['br', [], {}],
  ])
})

test('attributes may have any quotes, and signs of tags within them', () => {
  expect(tellings(`<a title="1 > 2" class='a' data-tone=deep><img alt="<p class='no'>" data-grow></a>`)).toEqual([
    ['a', ['a'], { 'data-tone': 'deep' }],
    ['img', [], { 'data-grow': '' }],
  ])
})
