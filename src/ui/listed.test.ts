import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test('R8.6 names within a sentence are put together as the language does it', () => {
  const names = ['Ann', 'Bea', 'Cid']
  expect(listed(names, 'en-GB')).toBe('Ann, Bea and Cid')
  expect(listed(names, 'de')).toBe('Ann, Bea und Cid')
  expect(listed(names, 'fr')).toBe('Ann, Bea et Cid')
  expect(listed(names.slice(0, 2), 'es')).toBe('Ann y Bea')
  expect(listed(['Ann'], 'ar')).toBe('Ann')
})
