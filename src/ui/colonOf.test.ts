import { expect, test } from 'vitest'
import { colonOf } from './colonOf.ts'

test('R8.6 a colon has a space before it in French only', () => {
  expect(['fr', 'fr-CA', 'frr', 'de', 'en'].map(colonOf)).toEqual(['\u00a0:', '\u00a0:', ':', ':', ':'])
})
