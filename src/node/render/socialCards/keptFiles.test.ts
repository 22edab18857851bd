import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptFiles } from './keptFiles.ts'

const DAY = 86_400_000
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const never = () => {
  throw new Error('made again')
}

test('a file is made once, and nothing unfinished is left beside it', () => {
  const path = keptFiles(folder).file('a.png', () => Buffer.from('A'))
  expect(readFileSync(path, 'utf8')).toBe('A')
  expect(keptFiles(folder).file('a.png', never)).toBe(path)
  expect(readdirSync(folder)).toEqual(['a.png'])
})

test('the folder may be removed at any time between builds', () => {
  keptFiles(folder).file('a.png', () => Buffer.from('A'))
  rmSync(folder, { recursive: true })
  expect(existsSync(keptFiles(folder).file('a.png', () => Buffer.from('A')))).toBe(true)
})

test('a file that cannot be made is not there', () => {
  expect(() => keptFiles(folder).file('a.png', never)).toThrow('made again')
  expect(readdirSync(folder)).toEqual([])
})

test('what nobody has asked for in three weeks goes, what is in use stays', () => {
  const now = Date.now()
  const first = keptFiles(folder, now - 30 * DAY)
  for (const name of ['used.png', 'unused.png']) first.file(name, () => Buffer.from(name))
  // A file that is there is marked as used at the time of asking.
  for (const name of ['used.png', 'unused.png']) first.file(name, never)
  const later = keptFiles(folder, now)
  later.file('used.png', never)
  later.tidy()
  expect(readdirSync(folder)).toEqual(['used.png'])
})

test('two builds at a time end with one whole file', () => {
  const [one, other] = [keptFiles(folder), keptFiles(folder)]
  const path = one.file('a.png', () => {
    other.file('a.png', () => Buffer.from('A'))
    return Buffer.from('A')
  })
  expect(readFileSync(path, 'utf8')).toBe('A')
  expect(readdirSync(folder)).toEqual(['a.png'])
})
