import { expect, test } from 'vitest'
import { starterTexts } from './starterTexts.ts'

test('texts are made from the id', () => {
  expect(starterTexts('time-to-hire', new Set())).toMatchObject({ name: 'Time to hire', title: 'Time to hire: replace this title' })
})

test('titles and descriptions that are taken get a number', () => {
  const first = starterTexts('rye', new Set())
  const second = starterTexts('rye', new Set([first.description.toLowerCase()]))
  expect(second).toMatchObject({ name: 'Rye', title: 'Rye 2: replace this title' })
  expect(second.description).not.toBe(first.description)
})

test.each(['a', '7', 'a'.repeat(100), 'very-long-words-'.repeat(6) + 'end'])(
  'texts of %s have the lengths that search engines show',
  (id) => {
    const { name, title, description, summary } = starterTexts(id, new Set())
    expect(name.length).toBeLessThanOrEqual(60)
    expect(title.length).toBeGreaterThanOrEqual(15)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(summary.length).toBeLessThanOrEqual(200)
  },
)
