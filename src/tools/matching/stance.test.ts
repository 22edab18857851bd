import { expect, test } from 'vitest'
import { stanceOf } from './stance.ts'

test.each([
  ['No experience with Python or Docker yet', 'Docker', 'none'],
  ['Eager to learn Rust', 'Rust', 'none'],
  ['Driving licence: no', 'Driving licence', 'none'],
  ['Not only Python but also Go', 'Python', 'full'],
  ['No car, but Python every day', 'Python', 'full'],
  ['Basic knowledge of Python', 'Python', 'less'],
  ['Python (basic)', 'Python', 'less'],
  ['CPA candidate', 'CPA', 'less'],
  ['Machine learning with Python', 'Python', 'full'],
])('“%s” says of %s: %s', (line, word, stance) => {
  const start = line.indexOf(word)
  expect(stanceOf(line, start, start + word.length)).toBe(stance)
})
