import { describe, expect, test } from 'vitest'
import type { DocumentFacts, TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { extract, textLine } from '#tests/support/resumeText.ts'
import { extractResume } from './extractResume.ts'
import { parseName } from './findName.ts'
import { isPlace } from './places.ts'
import { titleScore } from './titleScore.ts'

const head = 'Robin Ashdown\nLeeds LS1 5XX\nrobin@mail.example\n\n'
const facts = { kind: 'pdf', pages: 1, words: 100, columns: 1, letterSpaced: [], fonts: [] } as unknown as DocumentFacts
const read = (lines: TextLine[]) => extractResume({ name: '', facts, lines, text: '' })
const values = (list: { value: string }[]) => list.map(({ value }) => value)
const dated = ({ title, place, dates }: ReturnType<typeof read>['education'][number]) => [title?.value, place?.value, dates?.value.text]
const schools = (text: string) => extract(`${head}EDUCATION\n\n${text}`).education.map(dated)
const line = (text: string, more: Parameters<typeof textLine>[1] = {}) => textLine(text, { size: 10, room: 200, indent: 0, ...more })
const education = (...lines: TextLine[]) =>
  read([line('Robin Ashdown', { size: 20 }), line('EDUCATION', { size: 13, isBold: true, gapAbove: 1 }), ...lines]).education.map(dated)

test('R5.5 dates in small letters below a title that fills its line are no part of it', () => {
  const resume = read([
    line('Robin Ashdown', { size: 20 }),
    line('EXPÉRIENCE', { size: 13, isBold: true, gapAbove: 1 }),
    line('Chargée de marketing | Les Ateliers Bretons', { room: 4 }),
    line('sept. 2021 – aujourd’hui | Nantes', { room: 60 }),
    line('Stagiaire | Mairie de Guérande', { room: 1, gapAbove: 0.3 }),
    line('mars 2018 – août 2018 | Guérande', { room: 60 }),
  ])
  expect(resume.experience.map(dated)).toEqual([
    ['Chargée de marketing', 'Les Ateliers Bretons', 'sept. 2021 – aujourd’hui'],
    ['Stagiaire', 'Mairie de Guérande', 'mars 2018 – août 2018'],
  ])
})

describe('R5.5 the class of a degree is no part of its name', () => {
  test.each([
    ['Bachelor of Commerce - Second Class Honours, Upper Division', 'Bachelor of Commerce'],
    ['Bachelor of Commerce. Distinction average', 'Bachelor of Commerce'],
    ['BTEC Level 2 Engineering - Pass', 'BTEC Level 2 Engineering'],
  ])('%s', (degree, name) =>
    expect(schools(`Moor University, Hull\n${degree}\n2012 – 2016\n`)).toEqual([[name, 'Moor University', '2012 – 2016']]),
  )
})

test('R5.5 a class behind dates leaves them those of the degree', () =>
  expect(schools('Baccalauréat ES\nLycée Aristide-Briand, Nantes\n2013 – mention Assez bien')).toEqual([
    ['Baccalauréat ES', 'Lycée Aristide-Briand', '2013'],
  ]))

test('R5.5 a class below a school in a narrow column is no part of its name', () =>
  expect(
    education(
      line('2009 – 2013', { room: 100 }),
      line('Doktorat Chemie', { isBold: true, room: 60 }),
      line('Universität für Lebenswissenschaften', { room: 0 }),
      line('mit Auszeichnung', { room: 86 }),
      line('2003 – 2009', { room: 100, gapAbove: 0.4 }),
      line('Diplom Chemie', { isBold: true, room: 60 }),
      line('Universität für Lebenswissenschaften', { room: 0 }),
    ).map(([, place]) => place),
  ).toEqual(['Universität für Lebenswissenschaften', 'Universität für Lebenswissenschaften']))

test('R5.5 a school behind a semicolon belongs to the degree before it', () =>
  expect(schools('2020 – 2024 Bachelor of Commerce, Marketing; Lakeshore University (Erie, PA)')).toEqual([
    ['Bachelor of Commerce, Marketing', 'Lakeshore University', '2020 – 2024'],
  ]))

test('R5.5 a range that was wrapped at the right edge of a line is whole', () => {
  expect(
    education(
      line('Master of Engineering – Fachhochschule Emsland 2009', { isBold: true, room: 3, gapAbove: 0.6 }),
      line('– 2012', { room: 440 }),
      line('GCSEs – Whitley Brook Academy\t2014 –', { stops: [440], room: 3, gapAbove: 0.6 }),
      line('2019', { room: 440 }),
    ).map(([, , dates]) => dates),
  ).toEqual(['2009 – 2012', '2014 – 2019'])
})

test('R5.5 a school that was wrapped before the dates at the right edge is whole', () =>
  expect(
    education(
      line('Titre professionnel Conducteur – Centre de formation', {
        isBold: true,
        looks: [{ from: 0, look: 'b' }],
        room: 33,
        gapAbove: 0.6,
      }),
      line('Égletons-Plateau\t2016 – 2017', { stops: [413], looks: [{ from: 0, look: 'b' }], room: 0 }),
      line('Égletons', { room: 430 }),
    ),
  ).toEqual([['Titre professionnel Conducteur', 'Centre de formation Égletons-Plateau', '2016 – 2017']]))

test('R5.1 what a pupil did is no heading where it looks like the titles above it', () => {
  const resume = read([
    line('Robin Ashdown', { size: 18, isHeading: true }),
    line('Experience', { size: 14, isHeading: true, gapAbove: 1 }),
    line('Retail Assistant', { size: 12, isHeading: true, gapAbove: 0.7 }),
    line('Moss Hardware, Coventry | Jul 2020 – Jan 2022'),
    line('Work Experience', { size: 12, isHeading: true, gapAbove: 0.7 }),
    line('Canley Garage, Coventry | Jun 2019 – Jul 2019'),
    line('Education', { size: 14, isHeading: true, gapAbove: 1 }),
    line('GCSEs, Moor School, 2019'),
  ])
  expect(resume.experience.map(dated)[1]).toEqual(['Work Experience', 'Canley Garage', 'Jun 2019 – Jul 2019'])
})

test('R5.5 bold names before lists that are not bold are labels of groups of skills', () => {
  const row = (label: string, list: string) =>
    line(`${label} ${list}`, { looks: [label, list].map((_, nth) => ({ from: nth * (label.length + 1), look: nth ? '' : 'b' })) })
  const resume = read([
    line('Robin Ashdown', { size: 20 }),
    line('SKILLS', { size: 13, isBold: true, gapAbove: 1 }),
    row('Finance', 'Reporting, Budgeting'),
    row('Systems', 'Ledgerline'),
  ])
  expect(values(resume.skills)).toEqual(['Reporting', 'Budgeting', 'Ledgerline'])
})

test('R5.5 a skill that was broken within a word is whole', () => {
  const resume = read([
    line('Robin Ashdown', { size: 20 }),
    line('SKILLS', { size: 13, isBold: true, gapAbove: 1 }),
    line('Hazmat endorsement, Load securement, Pre-trip inspec-', { room: 0 }),
    line('tion, Night driving', { room: 300 }),
  ])
  expect(values(resume.skills)).toEqual(['Hazmat endorsement', 'Load securement', 'Pre-trip inspection', 'Night driving'])
})

test('R5.1 a name in the largest letters that a narrow column broke is whole', () => {
  const resume = read([
    line('Andrés Quiroga', { size: 18, isBold: true, room: 25 }),
    line('Saldaña', { size: 18, isBold: true, room: 80 }),
    line('Contador', { size: 10 }),
    line('andres@mail.example', { size: 10 }),
  ])
  expect(resume.name?.value).toBe('Andrés Quiroga Saldaña')
})

test('R5.1 a nickname between closing quotes is no part of the name', () =>
  expect(parseName('William ”Bill” Threadgill')).toBe('William Threadgill'))

test('R5.5 a part of a city with its number, and lessons from afar, are where something was', () => {
  expect(['Dublin 2', 'Paris 15e', 'Distance learning'].map(isPlace)).toEqual([true, true, true])
})

test('R5.5 an autonomous university is no title', () => expect(titleScore('Universidad Autónoma de los Volcanes')).toBe(0))

test('R5.5 a list that goes on in small letters is one with what is above it', () => {
  const { skills } = extract(`${head}EXPERIENCE\n\nClerk\nMoss Ltd\n2015 – 2019\n\nSKILLS\n\nDrainage, Highway design, Site\nsupervision`)
  expect(values(skills)).toEqual(['Drainage', 'Highway design', 'Site supervision'])
})

test('R5.5 a signature below place and date is no skill', () => {
  const { skills } = extract(
    `Jonas Hirschfeld\n\nBERUF\n\nMechatroniker\nAlb GmbH\n2015 – 2019\n\nKENNTNISSE\n\nPneumatik, Hydraulik\n\nChemnitz, den 3. März 2025\nJonas Hirschfeld`,
  )
  expect(values(skills)).toEqual(['Pneumatik', 'Hydraulik'])
})

test('R5.1 a name that goes on below its hyphen, or below a break before a title, is whole', () => {
  const nameOf = (first: string, second: string) =>
    read([line(first, { size: 24 }), line(second, { size: 24 }), line('lucia@mail.example')]).name?.value
  expect(nameOf('Lucía Fernández-', 'Cuesta Roldán')).toBe('Lucía Fernández-Cuesta Roldán')
  expect(nameOf('Nikolai Petrovich', 'Sandersen — DevOps Engineer')).toBe('Nikolai Petrovich Sandersen')
})

test('R5.5 who gave a certificate may stand below its bold name', () => {
  const resume = read([
    line('Robin Ashdown', { size: 20 }),
    line('Certifications', { size: 13, isHeading: true, gapAbove: 1 }),
    line('Immediate Life Support', { isBold: true, size: null, looks: [{ from: 0, look: 'b' }] }),
    line('Heartline Training Group, 2023', { size: null, looks: [{ from: 0, look: '' }] }),
  ])
  expect(resume.certificates.map(({ title, place }) => [title?.value, place?.value])).toEqual([
    ['Immediate Life Support', 'Heartline Training Group'],
  ])
})

test('R5.5 a school whose last word was broken off above its dates is whole', () => {
  const bold = { isBold: true, looks: [{ from: 0, look: 'b' }] }
  expect(
    education(
      line('Certificate in Welding, Munster Technical', { ...bold, room: 3, gapAbove: 0.4 }),
      line('College, Cork', { ...bold, room: 230 }),
      line('2008 — 2012', { size: 8.5 }),
    ),
  ).toEqual([['Certificate in Welding', 'Munster Technical College', '2008 — 2012']])
})
