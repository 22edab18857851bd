import { expect, test } from 'vitest'
import { ownerMark } from './ownerMark.ts'

const documentOf = (name: string | null) => ({
  querySelector: (selector: string) => (selector.includes('og:site_name') && name !== null ? { getAttribute: () => name } : null),
})

test('S15 two sites on one host have different marks', () => {
  expect(ownerMark(documentOf('Corner Bakery'))).toBe('Corner Bakery /')
  expect(ownerMark(documentOf('Bike shop'))).toBe('Bike shop /')
})

test('S15 a document without a name has a mark too', () => {
  expect(ownerMark(documentOf(null))).toBe('site /')
  expect(ownerMark(undefined)).toBe('site /')
})
