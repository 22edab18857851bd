import { expect, test } from 'vitest'
import { fieldId } from '#src/editor/fieldId.ts'
import { isEarlyProblem } from './isEarlyProblem.ts'

const keyPath = ['sections', 1]
const value = {
  fields: [
    { label: '', name: '' },
    { label: '', name: 'x y' },
  ],
}
const early = (path: string, left: string[] = []) =>
  isEarlyProblem(path, { fresh: { path: 'sections.1.fields.1', left: new Set(left) }, value, keyPath })

test('an empty field of a new item is no error before the author has left it', () => {
  expect(early('sections.1.fields.1.label')).toBe(true)
  expect(early('sections.1.fields.1.label', [fieldId(['sections', 1, 'fields', 1, 'label'])])).toBe(false)
})

test('other items, and fields that are filled in wrongly, are reported at once', () => {
  expect(early('sections.1.fields.0.label')).toBe(false)
  expect(early('sections.1.fields.1.name')).toBe(false)
  expect(early('sections.1.title')).toBe(false)
})
