import { expect, test } from 'vitest'
import type { ScoutRow } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'
import { numberedFiles } from './numberedFiles.ts'

test('H12.7 files of one name are numbered over all rows; other rows stay as they are', () => {
  const rows = [{ files: ['cv.txt'] }, { files: ['ann.pdf'] }, { files: ['cv.txt', 'b.pdf'] }] as ScoutRow[]
  const shown = numberedFiles(rows)
  expect(shown.map(({ files }) => files)).toEqual([['cv.txt (1)'], ['ann.pdf'], ['cv.txt (2)', 'b.pdf']])
  expect(shown[1]).toBe(rows[1])
})
