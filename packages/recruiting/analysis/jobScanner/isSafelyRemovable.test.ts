import { expect, test } from 'vitest'
import { isSafelyRemovable } from './isSafelyRemovable.ts'

test.each([
  ['Knives. No foreigners. Call us.', 'No foreigners', true],
  ['Unmarried, no children, reliable', 'no children', true],
  ['We want a person in her twenties for the bar', 'in her twenties', true],
  ['Bewerbung mit Lichtbild an uns', 'mit Lichtbild', true],
  ['You must have no family commitments as shifts end late', 'no family commitments', false],
  ['The ideal driver is under 35, calm', 'under 35', false],
  ['You must be in good health.', 'in good health', false],
  ['We need a youthful face', 'youthful', false],
  ['We seek a young and energetic nurse', 'young and energetic', true],
  ['You join our slim attractive crew', 'slim attractive', true],
  ['We want a slim assistant', 'slim', false],
  ['We want a young who', 'young', false],
])('R5.3 of “%s” “%s” goes without harm: %s', (line, text, expected) => {
  expect(isSafelyRemovable(line, line.indexOf(text), text)).toBe(expected)
})
