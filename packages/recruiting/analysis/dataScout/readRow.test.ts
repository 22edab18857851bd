import { expect, test } from 'vitest'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { readRow } from './readRow.ts'

const LIMITS = { bytes: 1e6, pages: 10, characters: 1e4, milliseconds: 1000 }
const TEXT = 'Mara Quillfeather\nmara@mail.example\nhttps://quillfeather.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n'

/** The confidences of all values found in the text, whether or not it was recognized in pictures. */
function confidences(isFromPictures: boolean): number[] {
  const read = readPasted(TEXT, LIMITS)
  if (!read.ok) throw new Error(read.failure.reason)
  const document = { ...read.document, facts: { ...read.document.facts, isFromPictures } }
  const { basics, experience } = readRow('row-1', document, extractResume(document))
  const cells = [...Object.values(basics), ...experience.flatMap(({ title, place, period }) => [title, place, period])]
  return cells.filter(({ value }) => value !== '').map(({ confidence }) => confidence)
}

test('B24 nothing that was read off pictures is thought more than doubtful, though as much of it is found', () => {
  const [written, pictured] = [confidences(false), confidences(true)]
  expect(Math.max(...written)).toBeGreaterThan(0.9)
  expect(pictured).toHaveLength(written.length)
  expect(Math.max(...pictured)).toBeLessThanOrEqual(0.5)
})

function rowOf(text: string) {
  const read = readPasted(text, LIMITS)
  if (!read.ok) throw new Error(read.failure.reason)
  return readRow('row-1', read.document, extractResume(read.document))
}

test('H12.1 a phone number whose country is a guess stands as it is written', () => {
  const { phone } = rowOf(
    'Mara Quillfeather\nSoftware developer\nmara@mail.example\n(415) 555-2671\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n- Baked the bread of the town',
  ).basics
  expect(phone.confidence).toBeLessThan(0.7)
  expect(phone.value).toBe('(415) 555-2671')
})

test.each([
  ['Developer advocate with a following of developer\nadvocates in forty countries', 'Developer advocate with a following of developer…'],
  ['Developer advocate\nmara@mail.example', 'Developer advocate'],
  ['Developer advocate\nBerlin', 'Developer advocate'],
])('H12.1 a headline that goes on in the next line says so: %s', (lines, headline) => {
  expect(rowOf(`Mara Quillfeather\n${lines}\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present`).basics.headline.value).toBe(headline)
})
