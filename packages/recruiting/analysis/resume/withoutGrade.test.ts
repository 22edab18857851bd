import { expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const schoolsOf = (text: string) =>
  extract(`Robin Ashdown\nrobin@mail.example\n\nExperience\n\nCook, Quay Ltd\n2015 - 2019\n\nEducation\n\n${text}\n`).education.map(
    ({ title, place, dates }) => [title?.value, place?.value, dates?.value.end !== 'present' ? dates?.value.end?.year : 'now'],
  )

test.each([
  ['Bachelor of Technology\nAnna University, Chennai\nCGPA: 8.2, 2014-2018', ['Bachelor of Technology', 'Anna University', 2018]],
  ['Bachelor of Technology\nAnna University\nCGPA 8.2/10 | 2014-2018', ['Bachelor of Technology', 'Anna University', 2018]],
  ["Higher Secondary (XII), St. Joseph's School, 91%, 2014", ['Higher Secondary (XII)', "St. Joseph's School", 2014]],
  ["Higher Secondary (XII), St. Joseph's School, 2014, 91%", ['Higher Secondary (XII)', "St. Joseph's School", 2014]],
  ['Abitur 2009, Goethe-Gymnasium Kassel (Note 2,3)', ['Abitur', 'Goethe-Gymnasium Kassel', 2009]],
  [
    'Licenciatura em Gestão\nUniversidade do Minho, 2012 – 2015, média 14 valores',
    ['Licenciatura em Gestão', 'Universidade do Minho', 2015],
  ],
  ['Certificate of Secondary Education - B+\nMoi High School, 2011', ['Certificate of Secondary Education', 'Moi High School', 2011]],
] as const)('H12.1: a grade is part of neither degree nor school: %j', (text, school) => expect(schoolsOf(text)).toEqual([school]))

test.each([
  ['2016  Técnico en Gestión Administrativa (IES Macarena)', ['Técnico en Gestión Administrativa', 'IES Macarena', 2016]],
  ['2009–2012 Lehre zum Koch bei Restaurant Seeblick (Note 1,8)', ['Lehre zum Koch', 'Restaurant Seeblick', 2012]],
  ['2009–2012 Lehre als Tischler bei Holzbau Kern, Kassel', ['Lehre als Tischler', 'Holzbau Kern', 2012]],
  ['Currently studying: AAT Level 3, City College Norwich (2024 - present)', ['AAT Level 3', 'City College Norwich', 'now']],
  ['2012–2018 BA (Hons) Open, part-time\nOpen University', ['BA (Hons) Open', 'Open University', 2018]],
  ['Bac S, mention AB | Lycée Le Dantec, Lannion | 2019', ['Bac S', 'Lycée Le Dantec', 2019]],
  ['2012-2015: B.Com (Hons), Delhi University, First Division', ['B.Com (Hons)', 'Delhi University', 2015]],
] as const)('H12.1: what stands around a degree and its school: %j', (text, school) => expect(schoolsOf(text)).toEqual([school]))

test('H12.1: what goes on, in a line above dated ones, is a study of its own', () =>
  expect(schoolsOf('En cours : Licence de psychologie, Université Rennes 2\n2018 : Bac L – Lycée Zola, Rennes')).toEqual([
    ['Licence de psychologie', 'Université Rennes 2', 'now'],
    ['Bac L', 'Lycée Zola', 2018],
  ]))
