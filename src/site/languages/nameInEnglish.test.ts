import { expect, test } from 'vitest'
import { nameInEnglish } from './nameInEnglish.ts'

test.each([
  ['en-GB', 'English'],
  ['zh-Hant-HK', 'Traditional Chinese'],
  ['ar', 'Arabic'],
])('%s is %s', (tag, name) => {
  expect(nameInEnglish(tag)).toBe(name)
})
