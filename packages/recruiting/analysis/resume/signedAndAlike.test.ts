import { expect, test } from 'vitest'
import type { TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { extract, textLine } from '#tests/support/resumeText.ts'
import { findSections } from './findSections.ts'
import { listItems } from './listItems.ts'
import { historyItems } from './historyItems.ts'
import { historyKinds } from './historyKinds.ts'
import { toBlocks } from './blocks.ts'

const head = 'Robin Ashdown\nrobin@mail.example\n\n'
const sectionsOf = (lines: TextLine[]) =>
  findSections({ lines, facts: { kind: 'pdf' } } as never).map(({ kind, heading }) => [kind, heading])
const heading = (text: string, more: Partial<TextLine> = {}) => textLine(text, { isBold: true, size: 11, gapAbove: 1, ...more })

test('H12.1 headings behind signs that look like bullets are headings where all lines of their look are', () =>
  expect(
    sectionsOf([
      textLine('Robin Ashdown', { size: 20 }),
      heading("Where I've worked", { isBullet: true }),
      textLine('Cook, Harbour Kitchen, 2019 – now'),
      heading('Education', { isBullet: true }),
      textLine('BSc Geology, University of Deira, 2010 – 2013'),
      heading('☺ I speak'),
      textLine('English, French'),
    ]),
  ).toEqual([
    ['experience', "Where I've worked"],
    ['education', 'Education'],
    ['languages', '☺ I speak'],
  ]))

test('H12.1 bold points that are no headings leave those that could be in their list', () =>
  expect(
    sectionsOf([
      textLine('Robin Ashdown', { size: 20 }),
      heading('Experience'),
      heading('Training', { isBullet: true, gapAbove: 0 }),
      heading('Stock and orders', { isBullet: true, gapAbove: 0 }),
    ]),
  ).toEqual([['experience', 'Experience']]))

test('H12.1 a name set apart above a place and one year is an entry where others with ranges are made alike', () => {
  const entry = (name: string, place: string) => [
    textLine(name, { isBold: true, gapAbove: 0.6, looks: [{ from: 0, look: 'b' }] }),
    textLine(place, { looks: [{ from: 0, look: '' }] }),
  ]
  const lines = [...entry('Bachelor of Design', 'University of Art | 2013 → 2017'), ...entry('Drawing from Life', 'Toonhouse | 2019')]
  const blocks = toBlocks(
    lines.map((line, index) => ({ line, index })),
    true,
    true,
  )
  expect(historyItems(blocks, historyKinds.study).map(({ title, place }) => [title?.value, place?.value])).toEqual([
    ['Bachelor of Design', 'University of Art'],
    ['Drawing from Life', 'Toonhouse'],
  ])
})

test('H12.1 rows of a form below personal details may be sections of their own', () => {
  const { voluntary, certificates } = extract(
    `${head}ZUSÄTZLICHE INFORMATIONEN\n\nFührerschein\tB\nEhrenamt\tKassenwartin, Förderverein Kita Zwerge e. V. (2018 – 2022)\n` +
      'Kurse\tUmsatzsteuer aktuell, Fernakademie Brandenburg (März 2023)\n',
  )
  expect(voluntary.map(({ title }) => title?.value)).toEqual(['Kassenwartin'])
  expect(certificates.map(({ title }) => title?.value)).toEqual(['Umsatzsteuer aktuell'])
})

test.each([
  ['Baccalauréat STG, mention assez bien – Lycée Anne-de-Kerival, 2006', 'Baccalauréat STG', 'Lycée Anne-de-Kerival'],
  ['BSc Geology, 2:1 – University of Deira, 2006', 'BSc Geology', 'University of Deira'],
  [
    'Geprüfte Bilanzbuchhalterin (Fernlehrgang), Fernakademie Brandenburg, 2020 – 2022',
    'Geprüfte Bilanzbuchhalterin (Fernlehrgang)',
    'Fernakademie Brandenburg',
  ],
])('H12.1 grades go and what says how somebody studied stays: %s', (line, degree, school) =>
  expect(extract(`${head}EDUCATION\n\n${line}\n`).education.map(({ title, place }) => [title?.value, place?.value])).toEqual([
    [degree, school],
  ]),
)

test('H12.1 a newspaper and who brought it round', () =>
  expect(
    extract(
      `${head}WORK EXPERIENCE\n\nHebble Cycles - Workshop Assistant - June to July 2023\nI cleaned drivetrains.\n` +
        'Calder Weekly Courier - Paper Boy - Sept 2021 to Aug 2024\nSix mornings a week, never late once.\n',
    ).experience.map(({ title, place }) => [title?.value, place?.value]),
  ).toEqual([
    ['Workshop Assistant', 'Hebble Cycles'],
    ['Paper Boy', 'Calder Weekly Courier'],
  ]))

test('H12.1 what stands in bold above a paragraph about it is no skill', () => {
  const told = 'Looked after my father through four years of illness, with transfers, medication prompts and meals of every kind.'
  const lines = [
    textLine('Caring for people', { isBold: true, gapAbove: 1 }),
    textLine(told),
    textLine('First aid, Food hygiene', { gapAbove: 1 }),
  ]
  const blocks = toBlocks(
    lines.map((line, index) => ({ line, index })),
    true,
    false,
  )
  expect(listItems(blocks).map(({ value }) => value)).toEqual(['First aid', 'Food hygiene'])
})

test('H12.1 labels beside lists are no skills, also where one of them is known as a heading', () => {
  const row = (label: string, list: string) => textLine(`${label}\t${list}`, { stops: [170] })
  const lines = [
    row('Automation Tools', 'Selenium, TestNG'),
    textLine('Languages'),
    textLine('Core Java, SQL', { indent: 170 }),
    row('CI', 'Jenkins'),
  ]
  const blocks = toBlocks(
    lines.map((line, index) => ({ line, index })),
    true,
    false,
  )
  expect(listItems(blocks).map(({ value }) => value)).toEqual(['Selenium', 'TestNG', 'Core Java', 'SQL', 'Jenkins'])
})
