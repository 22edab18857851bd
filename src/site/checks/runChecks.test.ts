import { expect, test } from 'vitest'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { foundIn } from '#tests/support/foundIn.ts'

test('C19 a cause in the header is reported once, with the number of pages that show the header', () => {
  const bare = { 'pages/landing.json': bakeryPage('Landing', { noindex: true, layout: 'bare' }) }
  expect(foundIn({ ...bare, 'header.json': ['/visit#order', '/visit#ordr'] })).toEqual([
    expect.stringMatching(/^E_DEAD_ANCHOR header\.json actions\.0\.href: .*\(affects 7 pages\)/),
  ])
})

test('C19 a cause in a fragment affects the pages that show it', () => {
  expect(foundIn({ 'fragments/order.json': ['"/visit#order"', '"/shop"'] })).toEqual([
    expect.stringMatching(/^E_DEAD_LINK fragments\/order\.json .*\(affects 2 pages\)/),
  ])
})

test('C19 a cause in a collection affects its entries', () => {
  expect(
    foundIn({
      'collections/breads/index.json': [
        '"after": [',
        '"after": [{ "type": "callToAction", "title": "Ask", "actions": [{ "label": "Ask us", "href": "/ask" }] },',
      ],
    }),
  ).toEqual([expect.stringMatching(/^E_DEAD_LINK collections\/breads\/index\.json .*\(affects 2 pages\)/)])
})

test('C19 a cause on one page affects that page only, and nobody counts', () => {
  expect(foundIn({ 'pages/index.json': ['"href": "/visit"', '"href": "/vist"'] })[0]).not.toContain('affects')
})
