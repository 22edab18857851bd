import { expect, test } from 'vitest'
import { isReadAgain } from './isReadAgain.ts'
import { type ScoutRow, scoutFields } from './ScoutRow.ts'

const row = (files: string[], said: Partial<Record<'name' | 'email' | 'phone', string>>) =>
  ({ id: 'a', files, basics: Object.fromEntries(scoutFields.map((field) => [field, { value: said[field as 'name'] ?? '' }])) }) as ScoutRow

test.each([
  [
    'the same file with another name in it',
    ['cv.pdf'],
    { name: 'Ann', email: 'a@x.example' },
    ['cv.pdf'],
    { name: 'Anne', email: 'A@x.example' },
    true,
  ],
  ['a file of that name of somebody else', ['cv.pdf'], { name: 'Ann', email: 'a@x.example' }, ['cv.pdf'], { name: 'Ben' }, false],
  ['another pasted text', [''], { name: 'Ann' }, [''], { name: 'Ben' }, false],
  ['the same pasted text', [''], { name: 'Ann' }, [''], { name: 'ann' }, true],
  ['a file that told of nobody before', ['cv.pdf'], {}, ['cv.pdf'], { name: 'Ben' }, true],
  ['another file of the same person', ['cv.pdf'], { name: 'Ann' }, ['ann.pdf'], { name: 'Ann' }, false],
  ['one of two files that were merged', ['cv.pdf', 'letter.pdf'], { name: 'Ann' }, ['cv.pdf'], { name: 'Ann' }, false],
])('H12.7 a person of the table makes room for %s: %#', (_what, files, said, newFiles, newlySaid, isAgain) => {
  expect(isReadAgain(row(files, said), [row(newFiles, newlySaid)])).toBe(isAgain)
})
