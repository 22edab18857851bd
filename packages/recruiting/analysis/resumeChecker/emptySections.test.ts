import { expect, test } from 'vitest'
import { AtsLimits } from '#packages/recruiting/schemas/thresholds.ts'
import type { TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { textLine } from '#tests/support/resumeText.ts'
import { checkResume } from './checkResume.ts'

const LIMITS = { bytes: 1e6, pages: 5, characters: 1e5, milliseconds: 1e4 }

function outcome(id: string, of: string[] | TextLine[], kind: 'pdf' | 'paste' = 'paste') {
  const result = readPasted(of.map((line) => (typeof line === 'string' ? line : line.text)).join('\n'), LIMITS)
  if (!result.ok) throw new Error(result.failure.reason)
  const document =
    typeof of[0] === 'string' ? result.document : { ...result.document, facts: { ...result.document.facts, kind }, lines: of as TextLine[] }
  const { checks } = checkResume({
    document,
    resume: extractResume(document),
    find: () => [],
    limits: AtsLimits.parse({}),
    moment: { year: 2026, month: 11 },
  })
  return checks.find((check) => check.id === id)!
}
const emptyIn = (lines: string[] | TextLine[], kind?: 'pdf') => outcome('emptySections', lines, kind).evidence.map(({ text }) => text)

const JOB = ['EXPERIENCE', '', 'Clerk, Acme Ltd, 2019 – 2021', '- Kept the books of three firms', '']

test('H12.5 a heading above smaller headings with their text is not empty', () => {
  const big = { size: 13, isBold: true, gapAbove: 1 }
  const lines = [
    textLine('Sam Beispiel', { size: 20, isBold: true }),
    textLine('Berufserfahrung', big),
    textLine('05/2019 – heute\tBuchhalterin'),
    textLine('Beispiel GmbH, Bonn'),
    textLine('Kenntnisse', big),
    textLine('EDV', { isBold: true }),
    textLine('DATEV, Excel'),
    textLine('Sprachen', { isBold: true }),
    textLine('Deutsch, Englisch'),
  ]
  expect(emptyIn(lines, 'pdf')).toEqual([])
})

test.each([
  [['EDUCATION', 'SKILLS', 'Excel'], 'missing'],
  [['EDUCATION', 'BSc, Example University', 'SKILLS', 'Excel'], 'good'],
])('H12.5 a heading with nothing below it is no section of education: %j', (lines, state) => {
  expect(outcome('sectionEducation', ['Sam Example', '', ...JOB, ...lines]).state).toBe(state)
})

test('H12.5 a heading whose text stands in another column is not called empty', () => {
  const big = { size: 13, isBold: true, gapAbove: 1 }
  const lines = [
    textLine('Sam Beispiel', { size: 20, isBold: true }),
    textLine('Sprachen', big),
    textLine('Deutsch'),
    textLine('Kenntnisse', big),
    textLine('Berufserfahrung', { ...big, column: 1 }),
    textLine('05/2019 – heute\tBuchhalterin', { column: 1 }),
    textLine('Beispiel GmbH, Bonn', { column: 1 }),
  ]
  expect(emptyIn(lines, 'pdf')).toEqual([])
})

test('H12.5 a heading above labels with their text is not empty, nor one that is said again in a sentence', () => {
  expect(emptyIn(['Sam Example', '', ...JOB, 'INFORMACIÓN ADICIONAL', 'Idiomas: inglés B2', 'Informática: Excel, Word'])).toEqual([])
  expect(emptyIn(['Sam Example', '', ...JOB, 'REFERENCES', 'References are available on request.'])).toEqual([])
  expect(emptyIn(['CURRICULUM VITAE', '', 'PERSONAL DETAILS', 'Name: Sam Example', '', ...JOB])).toEqual([])
})

test('H12.5 a job title above the first heading is no heading', () => {
  const lines = [
    'Sam EXAMPLE',
    '12 rue du Port',
    '35600 REDON',
    '',
    '',
    'CONDUCTEUR DE TRAVAUX',
    '',
    '',
    ...JOB,
    'FORMATION',
    '',
    'BTS, 2010',
  ]
  expect(emptyIn(lines)).toEqual([])
  expect(outcome('sectionNames', lines).facts['names']).toBe('')
})

test('H12.5 a heading without text before another of its kind is empty', () =>
  expect(emptyIn(['Sam Example', '', ...JOB, 'SKILLS', '', 'EDUCATION', '', 'BSc, Riverside University, 2018'])).toEqual(['SKILLS']))
