import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSealed, writeSealed } from './sealedFile.ts'

function sealed(value: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'kept.json')
  writeSealed(file, '7', value)
  return file
}

test('what was written is read again, and nothing lies beside it', () => {
  const file = sealed({ pages: ['/a', '/b — ß'] })
  const value = { pages: ['/a', '/b — ß'] }
  expect(readSealed(file, '7')).toEqual({ value, sum: writeSealed(file, '7', value) })
  expect(readdirSync(join(file, '..'))).toEqual(['kept.json'])
})

test('a file of another version, a damaged one and a missing one say what they are', () => {
  const file = sealed([1, 2, 3])
  expect(readSealed(file, '8')).toBe('of another version')
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -1))
  expect(readSealed(file, '7')).toBe('damaged')
  writeFileSync(file, '')
  expect(readSealed(file, '7')).toBe('of another version')
  rmSync(file)
  expect(readSealed(file, '7')).toBe('missing')
  expect(readSealed(join(file, '..'), '7')).toBe('unreadable')
})

test('a folder in its place gives way', () => {
  const file = sealed('before')
  rmSync(file)
  mkdirSync(join(file, 'in', 'the way'), { recursive: true })
  expect(readSealed(file, '7')).toBe('unreadable')
  writeSealed(file, '7', 'after')
  expect(readSealed(file, '7')).toMatchObject({ value: 'after' })
  expect(readdirSync(join(file, '..'))).toEqual(['kept.json'])
})
