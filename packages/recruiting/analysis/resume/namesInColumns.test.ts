import { expect, test } from 'vitest'
import type { DocumentFacts, TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { textLine } from '#tests/support/resumeText.ts'
import { extractResume } from './extractResume.ts'

const FACTS: DocumentFacts = {
  kind: 'pdf',
  bytes: 1,
  pages: 1,
  words: 100,
  columns: 2,
  tables: 0,
  textBoxes: 0,
  images: 0,
  fonts: [],
  smallestText: 10,
  letterSpaced: [],
}
const read = (lines: TextLine[], facts: Partial<DocumentFacts> = {}) =>
  extractResume({ name: '', facts: { ...FACTS, ...facts }, lines, text: '' })
const head = (text: string, more: Partial<TextLine> = {}) => textLine(text, { isBold: true, size: 11, gapAbove: 1, ...more })

const main = (first: string, second: string) => [
  textLine(first, { column: 1, size: 24, gapAbove: 1 }),
  textLine(second, { column: 1, size: 24, isBold: true }),
  textLine('Fashion Designer', { column: 1 }),
  head('EXPERIENCE', { column: 1 }),
  textLine('Cutter, Loom Works Ltd', { column: 1 }),
  textLine('2018 – 2021', { column: 1 }),
]
const bar = [head('CONTACT'), textLine('orla@mail.example'), head('CERTIFICATES'), textLine('First aid, 2019')]

test('H12.1 the largest two lines are a name, one of them bold, with initials behind the given name', () =>
  expect(read([...bar, ...main('Orla M.', 'Quigley-Stone')]).name?.value).toBe('Orla M. Quigley-Stone'))

test('H12.1 a name on top of a column ends the section at the foot of the one before, whatever its kind', () => {
  const { certificates, headline } = read([...bar, ...main('Orla', 'Quigley')])
  expect(certificates).toHaveLength(1)
  expect(headline?.value).toBe('Fashion Designer')
})

test('H12.1 a text box has headings of its own, smaller than those beside it', () => {
  const box = (text: string, more: Partial<TextLine> = {}) => textLine(text, { place: 'textBox', size: null, ...more })
  const body = (heading: string, ...texts: string[]) => [
    textLine(heading, { isBold: true, size: 14 }),
    ...texts.map((text) => textLine(text, { size: null })),
  ]
  const lines = [
    box('Orla Quigley', { isBold: true, size: 20 }),
    box('SKILLS', { isBold: true }),
    box('Pattern cutting'),
    box('Draping'),
    ...body('Work Experience', 'Cutter, Loom Works Ltd', '2018 – 2021'),
    ...body('Education', 'BA Fashion, Weaver University', '2015'),
    ...body('Interests', 'Chess'),
  ]
  expect(read(lines, { kind: 'docx' }).skills.map(({ value }) => value)).toEqual(['Pattern cutting', 'Draping'])
})

test('H12.1 a text box whose headings are small, bold and close to their lists', () => {
  const box = (text: string, more: Partial<TextLine> = {}) => textLine(text, { place: 'textBox', gapAbove: 0.3, ...more })
  const lines = [
    box('Contact', { isBold: true }),
    box('orla@mail.example'),
    box('Informatique', { isBold: true }),
    ...['Excel', 'Sage 100', 'Silae'].map((text) => box(text, { isBullet: true })),
    box('Langues', { isBold: true }),
    box('Anglais : lu, écrit'),
    textLine('Orla Quigley', { isBold: true, isHeading: true, size: 20 }),
    ...['PARCOURS PROFESSIONNEL', 'FORMATION', 'BÉNÉVOLAT', 'LOISIRS'].flatMap((text) => [
      textLine(text, { isBold: true, isHeading: true, size: 13, gapAbove: 1 }),
      textLine(text === 'LOISIRS' ? 'Échecs' : '2018 – 2020 : Comptable, Cabinet Roussel'),
    ]),
  ]
  const { skills, languages } = read(lines, { kind: 'docx' })
  expect(skills.map(({ value }) => value)).toEqual(['Excel', 'Sage 100', 'Silae'])
  expect(languages.map(({ value }) => value)).toEqual(['Anglais'])
})
