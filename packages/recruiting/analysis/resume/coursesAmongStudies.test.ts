import { expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const head = 'Robin Ashdown\nrobin@mail.example\n\n'
const read = (text: string) => {
  const { education, certificates } = extract(head + text)
  return { studies: education.map(({ title }) => title?.value), courses: certificates.map(({ title }) => title?.value) }
}

test('H12.1 what names no degree and has the month of one date is a course, where the heading names training as well', () =>
  expect(
    read(
      'EDUCATION AND TRAINING\n\nBSc (Hons) Nursing\t2011 – 2014\nUniversity of Deira\n\n' +
        'Practice Assessor Preparation, University of Deira\tMarch 2022\n\nVenepuncture Update, Northern Training\tNovember 2019\n',
    ),
  ).toEqual({ studies: ['BSc (Hons) Nursing'], courses: ['Practice Assessor Preparation', 'Venepuncture Update'] }))

test.each([
  ['Paediatric First Aid, Red Kite Training, 2022', 'Paediatric First Aid'],
  ['Immediate Life Support, Northern Training, 2019', 'Immediate Life Support'],
  ['Erste-Hilfe-Kurs, Malteser, 2021', 'Erste-Hilfe-Kurs'],
  ['Primeros auxilios, Cruz Roja, 2020', 'Primeros auxilios'],
  ['Character Animation Intensive, Toonhouse, 2019', 'Character Animation Intensive'],
])('H12.1 a course of a few days among studies is a certificate: %s', (line, name) =>
  expect(read(`EDUCATION\n\nBachelor of Arts, University of Deira, 2013 – 2017\n\n${line}\n`)).toEqual({
    studies: ['Bachelor of Arts'],
    courses: [name],
  }),
)

test.each([
  'EDUCATION\n\nBachelor of Commerce, University of Deira, June 2012\n\nChartered Accountancy, Dakshina Institute, May 2015\n',
  'EDUCATION AND TRAINING\n\nBSc Geology, University of Deira, 2012\n\nDriver CPC, Don Valley Training, 2022\n',
])('H12.1 other studies stay together: %j', (text) => expect(read(text).courses).toEqual([]))
