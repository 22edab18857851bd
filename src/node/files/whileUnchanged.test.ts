import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SETTLED_MS } from './fileHashes.ts'
import { whileUnchanged } from './whileUnchanged.ts'

test('a value of files is computed again when one of them changes, is added or removed, or has just changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  onTestFinished(() => void vi.useRealTimers())
  const [one, other] = ['one', 'other'].map((name) => join(folder, name)) as [string, string]
  writeFileSync(one, 'a')
  writeFileSync(other, 'b')
  const make = vi.fn((files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join())
  const value = whileUnchanged(make)
  const isComputed = (files: readonly string[], expected: string) => {
    make.mockClear()
    expect(value(files)).toBe(expected)
    return make.mock.calls.length === 1
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  expect(isComputed([one, other], 'a,b')).toBe(true)
  expect(isComputed([one, other], 'a,b')).toBe(true)
  vi.setSystemTime(Date.now() + SETTLED_MS + 1000)
  expect(isComputed([one, other], 'a,b')).toBe(true)
  expect(isComputed([one, other], 'a,b')).toBe(false)
  expect(isComputed([one], 'a')).toBe(true)
  writeFileSync(one, 'c')
  utimesSync(one, 1, 1)
  expect(isComputed([one], 'c')).toBe(true)
})
