import { expect, test } from 'vitest'
import { Cover } from '#schemas/page.ts'
import { formOf } from '#src/node/dev/editor/formOf.ts'
import { isFocusPoint, pointAt, pointIn, steppedPoint } from './focusPoint.ts'

test('of the fields of a cover, one is a point of its picture', () => {
  const form = formOf(Cover)
  if (form.kind !== 'group') throw new Error(form.kind)
  expect(form.fields.filter(({ field }) => isFocusPoint(field)).map(({ name }) => name)).toEqual(['focus'])
})

test.each([
  [
    { x: 10, y: 90 },
    { x: 10, y: 90 },
  ],
  [{ x: 10 }, { x: 10, y: 50 }],
  [undefined, { x: 50, y: 50 }],
])('the point in %j is %j', (value, point) => {
  expect(pointIn(value)).toEqual(point)
})

test.each([
  [150, 120, { x: 25, y: 20 }],
  [90, 1000, { x: 0, y: 100 }],
])('the pointer at %i, %i is at %j', (left, top, point) => {
  expect(pointAt({ left: 100, top: 100, width: 200, height: 100 }, left, top)).toEqual(point)
})

test.each([
  ['ArrowLeft', false, { x: 49, y: 99 }],
  ['ArrowDown', true, { x: 50, y: 100 }],
  ['ArrowUp', true, { x: 50, y: 89 }],
  ['Enter', false, undefined],
])('%s, far: %s', (key, isFar, point) => {
  expect(steppedPoint({ x: 50, y: 99 }, key, isFar)).toEqual(point)
})
