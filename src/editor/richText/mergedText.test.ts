import { expect, test } from 'vitest'
import { mergedText } from './mergedText.ts'

test.each([
  ['a change far from another spelling', '_one_ two\nthree', '*one* two three', '*one* two four', '_one_ two\nfour'],
  ['words inserted and removed', 'a\nb c', 'a b c', 'a b x c', 'a\nb x c'],
  ['words at the end', 'a  \nb', 'a\\\nb', 'a\\\nb c', 'a  \nb c'],
  ['a change within words that are spelled otherwise', 'a _b_ c', 'a *b* c', 'a *d* c', 'a *d* c'],
  ['words that are spelled otherwise, removed', 'a __b__ c', 'a *b* c', 'a c', 'a c'],
  ['words at the start', '_a_', '*a*', 'x *a*', 'x _a_'],
  ['the same spelling', 'a b', 'a b', 'c', 'c'],
  ['everything removed', '_a_ b', '*a* b', '', ''],
])('%s', (_what, written, base, changed, expected) => {
  expect(mergedText({ written, base, changed }, 'words')).toBe(expected)
})
