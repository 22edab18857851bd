import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('a text is cut to so many characters, an ellipsis with them', () => {
  expect(shortened('green tea', 9)).toBe('green tea')
  expect(shortened('green teas', 9)).toBe('green te…')
})

test('a character of two units is never cut in half', () => {
  expect(shortened('tea 🍵🍵', 6)).toBe('tea …')
})
