import { describe, expect, test } from 'vitest'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { extract } from '#tests/support/resumeText.ts'

const values = (list: { value: string }[]) => list.map(({ value }) => value)
const named = (items: ReturnType<typeof extract>['experience']) => items.map(({ title, place }) => [title?.value, place?.value])
const head = 'Robin Ashdown\nrobin@mail.example\n\n'

describe('H12.1: names, dates and points with blank lines between all of them', () => {
  const entries = [
    ['Field Agronomist, Rift Greens Exporters Ltd', 'Feb 2020 – present', 'Advise growers on spraying'],
    ['Extension Officer, Mkulima Cooperative Society', 'Sept 2016 – Jan 2020', 'Ran weekly field schools'],
    ['Agronomy Intern, Kabazi Research Station', 'May 2015 – Aug 2015', 'Took soil samples'],
  ]
  const parts = entries.map(([name]) => name!.split(', '))
  test.each([
    ['as Markdown', (name: string, dates: string, point: string) => `### ${name}\n\n*${dates}*\n\n- ${point}\n- Kept records`],
    ['plain', (name: string, dates: string, point: string) => `${name}\n\n${dates}\n\n- ${point}\n- Kept records`],
    ['in brackets', (name: string, dates: string, point: string) => `${name}\n\n(${dates})\n\n- ${point}`],
    ['dates first', (name: string, dates: string, point: string) => `${dates}\n\n${name}\n\n- ${point}\n- Kept records`],
  ] as const)('%s', (_form, write) => {
    const text = entries.map(([name, dates, point]) => write(name!, dates!, point!)).join('\n\n')
    const { experience } = extract(`${head}Experience\n\n${text}\n`)
    expect(named(experience)).toEqual(parts)
    expect(experience.every(({ dates }) => dates?.value.start)).toBe(true)
  })
})

test.each([
  ['Superviseuse en centre de contact chez Contactéo Benelux', 'Superviseuse en centre de contact', 'Contactéo Benelux'],
  ['Téléopératrice chez Ventis Call', 'Téléopératrice', 'Ventis Call'],
  ['Affréteuse chez Transports Mauges', 'Affréteuse', 'Transports Mauges'],
  ['Chargée de mission chez Nantes Habitat', 'Chargée de mission', 'Nantes Habitat'],
])('H12.1: what stands behind "chez" is the firm: %s', (text, title, firm) =>
  expect(named(extract(`${head}Expériences\n\n${text}\nde janvier 2021 à ce jour\nPlannings et appels.\n`).experience)).toEqual([
    [title, firm],
  ]),
)

test.each(['Karenz und Kinderbetreuung', 'Kindererziehung', 'Raising a family', 'Mère au foyer', 'Cuidado de mi madre'])(
  'H12.1: time for a family is no job: %s',
  (text) =>
    expect(
      named(extract(`${head}Experience\n\n2019 – 2022\tCook, Harbour Ltd\n2015 – 2019\t${text}\n2010 – 2015\tCook, Quay Ltd\n`).experience),
    ).toEqual([
      ['Cook', 'Harbour Ltd'],
      ['Cook', 'Quay Ltd'],
    ]),
)

test.each([
  ['SOMMAIRE DES COMPÉTENCES', 'skills'],
  ['Synthèse des compétences', 'skills'],
  ['Resumen de habilidades', 'skills'],
  ['Resumo de competências', 'skills'],
  ['Skills summary', 'skills'],
  ['Summary of skills', 'skills'],
  ['Savoir-être professionnels', 'skills'],
  ['Summary of qualifications', 'summary'],
  ['Professional profile', 'summary'],
] as const)('H12.1: %s is a heading of %s', (text, kind) => expect(headingKind(text)).toBe(kind))

test('H12.1: an examination and its trade stay together, and Core Tools are a skill', () => {
  const { education, skills } = extract(
    `${head}Education\n\nQualification: Trade Test: Electrician\nInstitution: Tugela Training Centre\nYear: 2015\n\nSkills\n\nLean\nCore Tools\nMinitab\nExcel\n\nLanguages\n\nEnglish\n`,
  )
  expect(named(education)).toEqual([['Trade Test: Electrician', 'Tugela Training Centre']])
  expect(values(skills)).toContain('Core Tools')
})

test('H12.1: the dash behind the year is no part of a certificate', () =>
  expect(named(extract(`${head}Certificates\n\n2020 – First aid at work, Red Cross\n2018 – Forklift licence, TÜV\n`).certificates)).toEqual(
    [
      ['First aid at work', 'Red Cross'],
      ['Forklift licence', 'TÜV'],
    ],
  ))

test('H12.1: a skill that headings also say is an item where headings have space above them', () => {
  const list = ['Recruitment', 'Training', 'Employee relations', 'Research', 'Excel']
  const text = `Experience\n\nHR Officer, Quay Ltd\n2015 - 2019\n\nSkills\n\n${list.join('\n')}\n\nEducation\n\nBA English, University of Leeds, 2014\n`
  const { skills, certificates } = extract(head + text)
  expect(values(skills)).toEqual(list)
  expect(certificates).toEqual([])
})
