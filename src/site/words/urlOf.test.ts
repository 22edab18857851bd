import { expect, test } from 'vitest'
import { isSafeHref } from '#schemas/isSafeHref.ts'
import { urlOf } from './urlOf.ts'

test('a host in letters such as ö is an address however often it is asked for', () => {
  const asked = Array.from({ length: 20_000 }, () => 'https://österreich.gv.at/')
  expect(asked.filter((address) => urlOf(address)?.host !== 'xn--sterreich-z7a.gv.at')).toEqual([])
  expect(asked.filter((address) => !isSafeHref(address))).toEqual([])
})

test.each(['', '/visit', 'https://', 'https://a b/'])('%j is none', (text) => {
  expect(urlOf(text)).toBeUndefined()
})
