import { expect, test } from 'vitest'
import { pieceFinder } from './pieceFinder.ts'

const holds = pieceFinder([{ begin: 'TODO' }, { begin: '©' }, { begin: '\u200b' }, { begin: '%', form: /%[A-Z]{2}/y }])

test.for(['TODO', 'a TODO.', '©', 'ä©', '\u200b', 'ä\u200bb', '5 % of %NAME%', 'TOTODO'])('%j holds a piece', (text) => {
  expect(holds(text)).toBe(true)
})

test.for(['', 'T', 'TOD', 'todo', 'TO DO', '5 % of it', '%A', 'Ωa', 'OD'])('%j holds none', (text) => {
  expect(holds(text)).toBe(false)
})
