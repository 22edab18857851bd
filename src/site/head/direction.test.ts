import { expect, test } from 'vitest'
import { direction } from './direction.ts'

test.each(['en', 'de', 'fr-CH', 'ja', 'zh', 'el', 'az'])('R8.7 %s is written from left to right', (language) => {
  expect(direction(language)).toBe('ltr')
})

test.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'yi', 'dv', 'ps'])('R8.7 %s is written from right to left', (language) => {
  expect(direction(language)).toBe('rtl')
})
