import { expect, test } from 'vitest'
import { textLine } from '#tests/support/resumeText.ts'
import { readPasted } from './readPasted.ts'
import { shownLine } from './shownLine.ts'

const LIMITS = { bytes: 1e6, pages: 5, characters: 1e5, milliseconds: 1e4 }

test('H12.2 a line of a pasted text is the one in the box, with blank lines and rules counted', () => {
  const text = '\n\nSam Example\n\nEXPERIENCE\n----------\n\n  Clerk, Acme Ltd, 2019 – 2021\n'
  const result = readPasted(text, LIMITS)
  if (!result.ok) throw new Error(result.failure.reason)
  const { lines } = result.document
  const box = text.split('\n')
  expect(lines.map((line, index) => box[shownLine(result.document, index)!]!.trim() === line.text)).toEqual([true, true, true])
  expect(result.document.text.split('\n')[2]).toBe('Sam Example')
})

test('H12.2 a line of a file is the one of the text that is shown, in whatever order the file has it', () => {
  const lines = [
    textLine('Born 5 June 1988'),
    textLine('Clerk\t2019 – 2021'),
    textLine('Riverside University'),
    textLine('Sage 50\tPayroll'),
    textLine('Riverside University'),
    textLine('only in a text box'),
  ]
  const text = 'Clerk 2019 – 2021\n• Riverside University\nRiverside University\nSage 50\nBorn 5 June 1988\nPayroll'
  expect(lines.map((_line, index) => shownLine({ lines, text }, index))).toEqual([4, 0, 1, 3, 2, null])
})

test('H12.2 a job whose title stands over the page as well is the line of the job, wherever its dates are', () => {
  const lines = [textLine('Sam Example'), textLine('Clerk'), textLine('Work'), textLine('Clerk\t2019 – 2021'), textLine('Acme Ltd')]
  const text = '2019 – 2021\nSam Example\nClerk\nWork\nClerk\nAcme Ltd'
  expect(lines.map((_line, index) => shownLine({ lines, text }, index))).toEqual([1, 2, 3, 4, 5])
})
