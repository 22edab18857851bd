import { expect, test } from 'vitest'
import { shareAddress } from './shareAddress.ts'

const page = 'https://www.bakery.example/jobs?id=1&lang=en'

test('R5.7 the share windows of LinkedIn and Facebook get the whole address of the page', () => {
  expect(new URL(shareAddress('linkedin', page)!).searchParams.get('url')).toBe(page)
  expect(shareAddress('linkedin', page)).toMatch(/^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=/)
  expect(new URL(shareAddress('facebook', page)!).searchParams.get('u')).toBe(page)
  expect(shareAddress('facebook', page)).toMatch(/^https:\/\/www\.facebook\.com\/sharer\//)
})

test('R5.7 Instagram has no share window', () => {
  expect(shareAddress('instagram', page)).toBeNull()
})

test.each(['', 'bakery', 'javascript:alert(1)', 'data:text/html,x', 'https://user@bakery.example/', 'a b.example'])(
  'R5.7 “%s” is no address of a page',
  (link) => {
    expect(shareAddress('linkedin', link)).toBeNull()
  },
)

test('R5.7 an address without https:// is made whole', () => {
  expect(new URL(shareAddress('linkedin', ' www.bakery.example/jobs ')!).searchParams.get('url')).toBe('https://www.bakery.example/jobs')
})
