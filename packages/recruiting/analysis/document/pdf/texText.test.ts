import { expect, test } from 'vitest'
import { texText } from './texText.ts'

test('R5.6 dashes and ligatures of TeX’s fonts are read, and all else stays', () => {
  expect(texText('2019 \u0015 2021, e\u001ecient, o\u000bice')).toBe('2019 – 2021, efficient, office')
  expect(texText('plain – text\tand\nlines')).toBe('plain – text\tand\nlines')
})
