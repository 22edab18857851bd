import { expect, test } from 'vitest'
import { experienceMonths } from './experienceMonths.ts'
import { findDateRanges } from './findDateRanges.ts'

const now = { year: 2026, month: 1 }
const months = (...texts: string[]) =>
  experienceMonths(
    texts.flatMap((text) => findDateRanges(text).map(({ range }) => range)),
    now,
  )

test.each<[number, string[]]>([
  [3, ['Jan 2020 – Mar 2020']],
  [24, ['2016 – 2018']],
  [13, ['Jan 2025 – Present']],
  [24, ['Jan 2020 – Dec 2021', 'Jun 2020 – Mar 2021']],
  [24, ['Jan 2020 – Dec 2020', 'Jan 2022 – Dec 2022']],
  [0, ['2015']],
  [0, ['Mar 2020 – Jan 2020']],
  [1, ['Jan 2026 – Dec 2030']],
])('%i months: %j', (expected, texts) => expect(months(...texts)).toBe(expected))
