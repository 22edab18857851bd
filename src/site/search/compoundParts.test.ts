import { expect, test } from 'vitest'
import { compoundParts } from './compoundParts.ts'

const known = new Set(['brot', 'korb', 'hund', 'strand', 'fruhstuck', 'see', 'fahrrad', 'kind'])
const parts = (stem: string, language = 'de') => compoundParts(stem, language, (one) => known.has(one))

test('a compound has the parts that are known', () => {
  expect(parts('brotkorb')).toEqual({ head: 'brot', tail: 'korb' })
})

test('letters between the parts belong to neither', () => {
  expect(parts('fruhstuckskorb')).toEqual({ head: 'fruhstuck', tail: 'korb' })
  expect(parts('hundestrand')).toEqual({ head: 'hund', tail: 'strand' })
})

test('a long part counts although the other one is unknown, a short one does not', () => {
  expect(parts('badestrand')).toEqual({ tail: 'strand' })
  expect(parts('fahrradverleih')).toEqual({ head: 'fahrrad' })
  expect(parts('museen')).toBeUndefined()
  expect(parts('seemann')).toBeUndefined()
})

test('languages that keep words apart have no compounds', () => {
  expect(parts('brotkorb', 'en')).toBeUndefined()
})
