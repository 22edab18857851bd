import { expect, test } from 'vitest'
import { resumeIds } from './resumeIds.ts'

const ann = { text: 'Ann, nurse' }
const ben = { text: 'Ben, carpenter' }

test('R5.4 a resume has the same id each time it is read for an advert, wherever it stands in the batch', () => {
  const [first, second] = resumeIds('We seek a nurse.', [ann, ben])
  expect(resumeIds('We seek a nurse.', [ben, ann])).toEqual([second, first])
})

test('R5.4 another advert, or another version of the resume, has another id: what was decided is not carried over', () => {
  const [id] = resumeIds('We seek a nurse.', [ann])
  expect(resumeIds('We seek a cook.', [ann])).not.toEqual([id])
  expect(resumeIds('We seek a nurse.', [{ text: 'Ann, nurse, 2026' }])).not.toEqual([id])
})

test('R5.4 copies of one resume are told apart', () => {
  expect(new Set(resumeIds('We seek a nurse.', [ann, ann, ben, ann])).size).toBe(4)
})
