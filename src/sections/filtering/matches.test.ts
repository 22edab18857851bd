import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test('an empty query matches everything', () => {
  expect(matches(' ', 'Brake')).toBe(true)
})

test('case and accents do not count', () => {
  expect(matches('creme', 'Crème brûlée')).toBe(true)
  expect(matches('CRÈME', 'Creme brulee')).toBe(true)
})

test('every word must occur, in any order and in any of the texts', () => {
  expect(matches('pads brake', 'Brake', 'New pads')).toBe(true)
  expect(matches('pads wheel', 'Brake', 'New pads')).toBe(false)
})

test('signs with a meaning in patterns are ordinary letters', () => {
  expect(matches('c++ (.*', 'c++ (.* tools')).toBe(true)
  expect(matches('.*', 'tools')).toBe(false)
})
