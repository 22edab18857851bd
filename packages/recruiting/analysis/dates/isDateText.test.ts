import { expect, test } from 'vitest'
import { isDateText } from './isDateText.ts'

test.each(['2019 –', 'December', 'présent', 'seit 04/2019', '03/2015 –', 'Sept. 2018 to', '2016–2019', 'depuis mars 2020', 'actualidad'])(
  'R5.6 %s is a date or a part of one',
  (text) => {
    expect(isDateText(text)).toBe(true)
  },
)

test('H12.1 terms of a year are dates', () => {
  expect(isDateText('Term 3 2014 – Term 2 2017')).toBe(true)
  expect(isDateText('Term 3')).toBe(true)
  expect(isDateText('Term')).toBe(false)
})

test.each(['', '–', 'to', 'Marching band', '2019 Engineer', '0731 5550167', '3.2', 'Present Ltd', 'Acme 2019'])(
  'R5.6 %s is none',
  (text) => {
    expect(isDateText(text)).toBe(false)
  },
)
