import { expect, test } from 'vitest'
import { readPasted } from '#src/tools/document/readPasted.ts'
import { extractResume } from '#src/tools/resume/extractResume.ts'
import { readRow } from './readRow.ts'

const LIMITS = { bytes: 1e6, pages: 10, characters: 1e4, milliseconds: 1000 }
const TEXT = 'Mara Quillfeather\nmara@mail.example\nhttps://quillfeather.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n'

/** All confidences of values that were found in the text, read off pictures or not. */
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
