import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSmallFile } from './readSmallFile.ts'

function written(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'x.json'), text)
  return join(folder, 'x.json')
}

test.each(['', '{}', 'Grüße ✓\n', '\uFEFF{}'])('%j is read as it is', (text) => {
  expect(readSmallFile(written(text), 100)).toBe(text)
})

test('C27 a file of the most bytes is read, one with a byte more is not', () => {
  expect(readSmallFile(written('x'.repeat(10)), 10)).toBe('x'.repeat(10))
  expect(readSmallFile(written('x'.repeat(11)), 10)).toBeUndefined()
})

test('a short file after a long one holds nothing of it', () => {
  readSmallFile(written('long text'), 50)
  expect(readSmallFile(written('x'), 50)).toBe('x')
})

test('C02 what cannot be read throws', () => {
  expect(() => readSmallFile(tmpdir(), 10)).toThrow('EISDIR')
  expect(() => readSmallFile(join(tmpdir(), 'not-there.json'), 10)).toThrow('ENOENT')
})
