import { expect, test } from 'vitest'
import { Cover } from '#schemas/page.ts'
import { formOf } from '#src/node/dev/editor/formOf.ts'
import { hasPixels } from '#src/site/pictures/crop.ts'
import { cropWith, isCropField, tidyCrop } from './cropValue.ts'

test('of the fields of a cover, one is the part of its picture that is shown', () => {
  const form = formOf(Cover)
  if (form.kind !== 'group') throw new Error(form.kind)
  expect(form.fields.filter(({ field }) => isCropField(field)).map(({ name }) => name)).toEqual(['crop'])
  expect(['/assets/a.jpg', '/assets/a.svg', '/assets/a.avif'].map(hasPixels)).toEqual([true, false, false])
})

test.each([
  [
    { x: 33.333, y: 0, width: 66.667, height: 100 },
    { x: 33.3, y: 0, width: 66.7, height: 100 },
  ],
  [
    { x: 60.04, y: -3, width: 80, height: 0.2 },
    { x: 60, y: 0, width: 40, height: 1 },
  ],
])('%j is stored as %j', (dragged, stored) => {
  expect(tidyCrop(dragged)).toEqual(stored)
})

test('a crop with other proportions keeps its centre where it can, and stays within the picture', () => {
  const size = { width: 2000, height: 1000 }
  expect(cropWith(1, { x: 40, y: 0, width: 50, height: 100 }, size)).toEqual({ x: 40, y: 0, width: 50, height: 100 })
  expect(cropWith(1, { x: 0, y: 0, width: 20, height: 100 }, size)).toEqual({ x: 0, y: 0, width: 50, height: 100 })
  expect(cropWith(2, { x: 80, y: 80, width: 20, height: 20 }, size)).toEqual({ x: 80, y: 80, width: 20, height: 20 })
  expect(cropWith(4, { x: 0, y: 0, width: 100, height: 100 }, size)).toEqual({ x: 0, y: 25, width: 100, height: 50 })
})
