import { expect, test } from 'vitest'
import { packPostings, unpackPostings } from './postings.ts'

test('pages and weights are the same after packing', () => {
  const postings = { pages: [0, 1, 2, 90, 9_999, 1_000_000], weights: [15, 1, 8, 2, 15, 7] }
  expect(unpackPostings(packPostings(postings))).toEqual(postings)
  expect(unpackPostings(packPostings({ pages: [], weights: [] }))).toEqual({ pages: [], weights: [] })
})

test('neighbouring pages take one character each', () => {
  expect(packPostings({ pages: [0, 1, 2, 3], weights: [15, 3, 9, 1] })).toHaveLength(4)
})
