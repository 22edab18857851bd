import { describe, expect, test } from 'vitest'
import { findDateRanges } from './findDateRanges.ts'

const short = (text: string) =>
  findDateRanges(text).map(({ range: { start, end } }) =>
    [start, end].map((part) =>
      part === null || part === 'present' ? part : part.month === null ? `${part.year}` : `${part.year}-${part.month}`,
    ),
  )

describe('date ranges', () => {
  test.each<[string, (string | null)[]]>([
    ['Jan 2020 – Present', ['2020-1', 'present']],
    ['JAN 2020 - PRESENT', ['2020-1', 'present']],
    ['January 2020 to March 2021', ['2020-1', '2021-3']],
    ['Sept. 2020 — Mar. 2021', ['2020-9', '2021-3']],
    ['Sep 2020-Oct 2020', ['2020-9', '2020-10']],
    ['2020/03 - 2021/11', ['2020-3', '2021-11']],
    ['2020-03 – 2021-11', ['2020-3', '2021-11']],
    ['03/2020 - 11/2021', ['2020-3', '2021-11']],
    ['03.2020 – heute', ['2020-3', 'present']],
    ['March 2018 to now', ['2018-3', 'present']],
    ['March 2018 till date', ['2018-3', 'present']],
    ['June 2019 - to date', ['2019-6', 'present']],
    ['2019 – current', ['2019', 'present']],
    ['2016–18', ['2016', '2018']],
    ['2016/17', ['2016', '2017']],
    ['2016/2017', ['2016', '2017']],
    ['2016 - 2018', ['2016', '2018']],
    ['Since 2019', ['2019', 'present']],
    ['Since May 2019', ['2019-5', 'present']],
    ['15/08/2019 – 01/09/2020', ['2019-8', '2020-9']],
    ['08/25/2019', [null, '2019-8']],
    ['15.08.2019 - 30.11.2021', ['2019-8', '2021-11']],
    ['1st June 2017 – 31st July 2018', ['2017-6', '2018-7']],
    ['March 1, 2018 - April 2, 2019', ['2018-3', '2019-4']],
    ['Q1 2020 – Q3 2021', ['2020-1', '2021-7']],
    ['Jan – Mar 2020', ['2020-1', '2020-3']],
    ['2021–\tWaiter', ['2021', 'present']],
    ['2022 – …', ['2022', 'present']],
    ['January 2020 - Continuing', ['2020-1', 'present']],
    ['Janvier 2018 à nos jours', ['2018-1', 'present']],
    ['03/2019 - derzeit', ['2019-3', 'present']],
    ['Marzo 2019 – vigente', ['2019-3', 'present']],
    ['Present - Mar 2019', ['2019-3', 'present']],
    ['Mar 2019 » May 2020', ['2019-3', '2020-5']],
    ['9/19 – 10/21', ['2019-9', '2021-10']],
    ['05–08/2018', ['2018-5', '2018-8']],
    ['entre 2012 et 2015', ['2012', '2015']],
    ['early 2012 – late 2015', ['2012', '2015']],
    ['Anfang 2012 – Ende 2015', ['2012', '2015']],
    ['2012/13 – 2014/15', ['2012', '2015']],
    ['Juli 2015 bis Feber 2021', ['2015-7', '2021-2']],
    ["Jan '19 – Feb '21", ['2019-1', '2021-2']],
    ['Jan-19 to Feb-21', ['2019-1', '2021-2']],
    ['03/18 – 05/20', ['2018-3', '2020-5']],
    ['Summer 2019', ['2019-6', '2019-8']],
    ['winter 2011/12', ['2011-12', '2012-2']],
    ['Winter 2013/2014 – Sommer 2015', ['2013-12', '2015-6']],
    ['Class of 2015', [null, '2015']],
    ['2020 Jan - 2021 Feb', ['2020-1', '2021-2']],
    ['May 2015', [null, '2015-5']],
  ])('%s', (text, parts) => expect(short(text)).toEqual([parts]))

  test.each<[string, (string | null)[]]>([
    ['2021–', ['2021', 'present']],
    ['2021 –', ['2021', 'present']],
    ['2021-', ['2021', 'present']],
    ['2021 -\tWaiter', ['2021', 'present']],
    ['(2021–)', ['2021', 'present']],
    ['2021– Waiter, Bar Luna', ['2021', 'present']],
    ['Waiter, Bar Luna, 2021–', ['2021', 'present']],
    ['Waiter (2021 – )', ['2021', 'present']],
    ['03/2021–', ['2021-3', 'present']],
    ['03/2021 –\tWaiter', ['2021-3', 'present']],
    ['March 2021 – | Waiter', ['2021-3', 'present']],
    ['2021 →', ['2021', 'present']],
    ['2021 bis', ['2021', 'present']],
    ['2021 – laufend', ['2021', 'present']],
    ['2021 (laufend)', ['2021', 'present']],
    ['2023, en cours', ['2023', 'present']],
    ['depuis 2021 (en cours)', ['2021', 'present']],
    ['2023 – cursando', ['2023', 'present']],
    ['2023 – em andamento', ['2023', 'present']],
    ['2025 – voraussichtlich 2027', ['2025', '2027']],
    ['voraussichtlich 2027', [null, '2027']],
    ['voraussichtlich Juli 2027', [null, '2027-7']],
    ['2025 – 2027 (voraussichtlich)', ['2025', '2027']],
    ['09/2024 – vsl. 08/2027', ['2024-9', '2027-8']],
    ['2025 – (prévu) 2027', ['2025', '2027']],
    ['2025 – 2027 (prévu)', ['2025', '2027']],
    ['Expected: May 2027', [null, '2027-5']],
    ['Sept 2025 – expected June 2027', ['2025-9', '2027-6']],
    ['fin prevista: 2027', [null, '2027']],
    ['2025 - 2027 (previsto)', ['2025', '2027']],
    ['2024 – in progress', ['2024', 'present']],
    ['laufend', [null, 'present']],
    ['En cours', [null, 'present']],
    ['Desde 2021', ['2021', 'present']],
    ['seit Herbst 2021', ['2021-9', 'present']],
    ['ab 09/2026', ['2026-9', 'present']],
  ])('H12.1 what goes on, and what is expected: %s', (text, parts) => expect(short(text)).toEqual([parts]))

  test.each(['Maybe 20 people', 'a may bug', '€2000 saved', '+44 20 7946 2019', 'ISO 270012', '12,2019 rows', 'march to the sea', 'June'])(
    'no date: %s',
    (text) => expect(short(text)).toEqual([]),
  )

  test('two ranges in one line, and their places', () => {
    const text = 'Acme (2010 – 2012), Beta (Jan 2013 – Present)'
    expect(findDateRanges(text).map(({ from, to }) => text.slice(from, to))).toEqual(['2010 – 2012', 'Jan 2013 – Present'])
  })
})

test.each<[string, (string | null)[]]>([
  ['Term 3 2014 – Term 2 2017', ['2014', '2017']],
  ['Semester 1, 2018 to Semester 2, 2019', ['2018', '2019']],
  ['Trimestre 2 2020', [null, '2020']],
  ['2019 – act.', ['2019', 'present']],
  ['2018–auj.\tCuisinier', ['2018', 'present']],
  ['05/2020 - lfd.', ['2020-5', 'present']],
  ['2019 – Act One Theatre', [null, '2019']],
])('H12.1 terms of a year and abbreviated words for today belong to dates: %s', (text, range) => {
  expect(short(text)).toEqual([range])
})
