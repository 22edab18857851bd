import { expect, test } from 'vitest'
import { rankItems } from './rankItems.ts'

const met = { state: 'met', reason: 'Yes' } as const
const partial = { state: 'partial', reason: 'In part' } as const
const missing = { state: 'missing', reason: 'No' } as const
const city = { name: 'City', detail: 'Eight gears', ratings: [partial, met] }
const tour = { name: 'Tour', detail: 'Many gears', ratings: [met, missing] }

const namesAndScores = (weights: number[]) => rankItems([city, tour], weights).map(({ item, score }) => [item.name, score])

test('the score is the share of the weights that is met, half of it where it is met in part', () => {
  expect(namesAndScores([3, 1])).toEqual([
    ['Tour', 75],
    ['City', 63],
  ])
})

test('another weight gives another order', () => {
  expect(namesAndScores([1, 3])).toEqual([
    ['City', 88],
    ['Tour', 25],
  ])
})

test('equal scores keep the order of the config, and without weights all are 0', () => {
  expect(namesAndScores([2, 1])).toEqual([
    ['City', 67],
    ['Tour', 67],
  ])
  expect(namesAndScores([0, 0])).toEqual([
    ['City', 0],
    ['Tour', 0],
  ])
})
