import { expect, test } from 'vitest'
import { checkPost } from './checkPost.ts'
import { type Network, postLimits } from './postLimits.ts'

const networks = Object.entries(postLimits) as [Network, (typeof postLimits)[Network]][]

test.each(networks)('R5.7 every limit of %s is a number with its source and the day on which it was read', (_network, limits) => {
  for (const limit of [limits.most, limits.fold, limits.hashtags]) {
    if (limit === null) continue
    expect(limit.value).toBeGreaterThan(0)
    expect(new URL(limit.source).protocol).toBe('https:')
    expect(limit.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

test.each(networks)('R5.7 as many characters as %s takes are not too long, one more is', (network, { most }) => {
  expect(checkPost('é'.repeat(most.value), network).warnings).not.toContain('tooLong')
  expect(checkPost('é'.repeat(most.value + 1), network).warnings).toContain('tooLong')
})

test.each([
  ['', 0],
  ['abc\nd', 5],
  ['🙂', 1],
  ['e\u0301', 2],
  ['👩‍🍳', 3],
])('R5.7 “%s” counts %i code points', (text, length) => {
  expect(checkPost(text, 'linkedin').length).toBe(length)
})

test('R5.7 what stands before the fold is told from where a post is folded', () => {
  const { fold } = postLimits.instagram
  expect(checkPost('b'.repeat(fold.value), 'instagram')).toMatchObject({ warnings: [], opening: 'b'.repeat(fold.value) })
  expect(checkPost(`${'b'.repeat(fold.value)}c`, 'instagram')).toMatchObject({ warnings: ['pastFold'], opening: 'b'.repeat(fold.value) })
})

test('R5.7 hashtags are counted where a network limits them; numbers and ends of addresses are none', () => {
  const tags = (count: number) => Array.from({ length: count }, (_, at) => `#tag${at}`).join(' ')
  const most = postLimits.instagram.hashtags!.value
  expect(checkPost(tags(most), 'instagram')).toMatchObject({ hashtags: most, warnings: [] })
  expect(checkPost(tags(most + 1), 'instagram').warnings).toEqual(['tooManyHashtags'])
  expect(checkPost(tags(most + 1), 'linkedin').warnings).toEqual([])
  expect(checkPost('No #1 of https://bakery.example/#jobs (#Bäcker), #x', 'linkedin').hashtags).toBe(2)
})

test('R5.7 an address is dead on Instagram only', () => {
  expect(checkPost('See www.bakery.example', 'instagram').warnings).toEqual(['deadLink'])
  expect(checkPost('See www.bakery.example', 'facebook').warnings).toEqual([])
})
