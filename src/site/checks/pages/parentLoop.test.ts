import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'

const under = (parent: string): [string, string] => ['"icon"', `"parent": "${parent}",\n  "icon"`]

test('pages that stand below each other are reported once, with the whole circle', () => {
  expect(foundIn({ 'pages/visit.json': under('/house-rules'), 'pages/house-rules.json': under('/visit') })).toEqual([
    'E_PARENT_LOOP pages/house-rules.json parent: the parents of the page form a circle: /house-rules → /visit → /house-rules. Name the page above it, or remove "parent".',
  ])
})

test('a page that leads into a circle has no problem of its own', () => {
  expect(foundIn({ 'pages/breads.json': under('/visit'), 'pages/visit.json': under('/visit') })).toEqual([
    expect.stringMatching(/^E_PARENT_LOOP pages\/visit\.json parent: .*: \/visit → \/visit\./),
  ])
})

test('a circle that the path itself closes is found', () => {
  expect(foundIn({ 'pages/breads.json': under('/breads/rye-loaf') })).toEqual([
    expect.stringMatching(/^E_PARENT_LOOP .* \/breads → \/breads\/rye-loaf → \/breads/),
  ])
})
