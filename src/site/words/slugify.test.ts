import { expect, test } from 'vitest'
import { slugify } from './slugify.ts'

test.each([
  ['How it works', 'how-it-works'],
  ['Cost per loaf (CPL) & more', 'cost-per-loaf-cpl-more'],
  ['Über Crème brûlée', 'uber-creme-brulee'],
  ['Größenbrot', 'grossenbrot'],
  ['Łódź, Ørsted, Cœur', 'lodz-orsted-coeur'],
  ['Daten\u00adschutz\u00aderklärung', 'datenschutzerklarung'],
  ['Don’t – really', 'don-t-really'],
  ['パン', 'pan'],
  ['Часы работы', 'chasy-raboty'],
  ['საქართველო', 'sakartvelo'],
  ['المواعيد', 'lmwaayd'],
  ['☕', 'part'],
])('%j becomes %j', (label, id) => {
  expect(slugify(label, new Set())).toBe(id)
})

test('a label that is used again gets a number', () => {
  const taken = new Set(['notes'])
  expect([slugify('Notes', taken), slugify('Notes', taken)]).toEqual(['notes-2', 'notes-3'])
})

test('an anchor has at most 60 characters before its number', () => {
  expect(slugify('a '.repeat(100), new Set()).length).toBeLessThanOrEqual(60)
  expect(slugify('a '.repeat(100), new Set())).not.toMatch(/-$/)
})
