import { expect, test } from 'vitest'
import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { dateFormats } from './dateFormats.ts'

const formatsOf = (...texts: string[]) =>
  dateFormats(texts.flatMap((text, line) => findDateRanges(text).map(({ range }) => ({ value: range, confidence: 1, line })))).map(
    ({ example }) => example,
  )

test.each([
  ['German', ['März 2019 – heute', 'April 2016 – Februar 2019', 'Jänner 2014 – Mai 2015']],
  ['French', ['Mai 2024 – août 2024', 'Sept. 2022 – janv. 2024', 'févr. 2021 – août 2022']],
  ['French, whole', ['juin 2024 – août 2024', 'Septembre 2022 – février 2024']],
  ['Spanish', ['marzo de 2019 – actualidad', 'enero de 2016 – mayo de 2018', 'mayo de 2015 – junio de 2015']],
  ['Portuguese', ['março de 2019 – atual', 'maio de 2016 – fevereiro de 2018']],
  ['English, May first', ['May 2020 – present', 'March 2019 – April 2020']],
  ['English, short', ["Sept '19 – Oct '21", "May '17 – Aug '19"]],
])('H12.1 one format in %s', (_language, texts) => expect(formatsOf(...texts)).toHaveLength(1))

test('H12.1 two formats are told apart in any language, in order of first use', () => {
  expect(formatsOf('Okt. 2021 – heute', 'September 2019 – Oktober 2021')).toEqual(['Okt. 2021', 'September 2019'])
  expect(formatsOf('décembre 2021 – juin 2022', '03/2019 – 04/2020', '2017 – 2018')).toEqual(['décembre 2021', '03/2019', '2017'])
  expect(formatsOf('2016-18', 'Jan 2020 – May 2021')).toEqual(['2016', 'Jan 2020'])
})
