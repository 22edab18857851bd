import { expect, test } from 'vitest'
import { Href, PagePath } from '#schemas/atoms.ts'
import { plainAddress } from '#schemas/plainAddress.ts'

test.each([
  ['/über-uns', '/über-uns'],
  ['/%C3%BCber-uns', '/über-uns'],
  ['/%c3%bcber-uns', '/über-uns'],
  ['/u\u0308ber-uns', '/über-uns'],
  ['/u%CC%88ber-uns', '/über-uns'],
  ['/%D8%B2%D9%8A%D8%A7%D8%B1%D8%A9#%D9%85%D9%88%D8%B9%D8%AF', '/زيارة#موعد'],
  ['/%E6%96%99%E9%87%91?q=%C3%BC#%E6%96%99', '/料金?q=%C3%BC#料'],
  ['#%C3%96ffnungszeiten', '#Öffnungszeiten'],
  ['/%61bout', '/about'],
])('%s is the address %s', (written, plain) => {
  expect(plainAddress(written)).toBe(plain)
})

test.each([
  '/a%2Fb',
  '/a%20b',
  '/a%3Fb%23c',
  '/100%25',
  '/%E4',
  '/%FCber',
  '/a%E2%80%8Bb',
  '/assets/u\u0308.pdf',
  'https://a.example/%C3%BC',
])('%s keeps its spelling: it means something else decoded, is no UTF-8, or is no page', (written) => {
  expect(plainAddress(written)).toBe(written)
})

test('links of config have the one spelling once they are parsed', () => {
  expect(Href.parse('/%C3%BCber-uns#%C3%B6fen')).toBe('/über-uns#öfen')
  expect(PagePath.parse('/u\u0308ber-uns')).toBe('/über-uns')
  expect(PagePath.safeParse('/Über-uns').success).toBe(false)
  expect(PagePath.safeParse('/über uns').success).toBe(false)
})
